import { visibleText } from "../../../tools/content-diff/visible-text";

describe("what a visitor reads on a page", () => {
  it("is each block's words on a line, without markup", () => {
    expect(
      visibleText(
        '<body><main class="a"><h1>Pay for <em>minutes</em></h1><p>Every plan<br/>runs <!-- -->all<!-- --> tests.</p><ul><li>One</li><li>Two</li></ul></main></body>',
      ),
    ).toEqual(["Pay for minutes", "Every plan", "runs all tests.", "One", "Two"]);
  });

  it("has title, description, pictures, labels and where links lead", () => {
    expect(
      visibleText(
        [
          '<!DOCTYPE html><html lang="en"><head><title data-react-helmet="true">Pricing | Paralane</title>',
          '<meta name="description" content="A &lt;free&gt; plan"/><meta property="og:title" content="x"/></head>',
          '<body><nav aria-label="Main"><a class="link" href="/pricing">Pricing</a><a href="/faq">Questions</a></nav>',
          '<img src="/a.png" alt="A &quot;run&quot;"/><img src="/b.png" alt=""/></body></html>',
        ].join(""),
      ),
    ).toEqual([
      "Title: Pricing | Paralane",
      "Description: A <free> plan",
      "[label: Main]",
      "Pricing (→ /pricing) Questions (→ /faq)",
      '[picture: A "run"]',
    ]);
  });

  it("keeps a full stop beside the link before it", () => {
    expect(visibleText('<p>Please <a href="/contact">ask us</a>.</p>')).toEqual([
      "Please ask us (→ /contact).",
    ]);
  });

  it("leaves out scripts, styles and drawings", () => {
    expect(
      visibleText(
        '<script>var a="<p>no</p>"</script><style>p{}</style><svg><title>no</title></svg><template><p>no</p></template><noscript><p>Write to us</p></noscript>',
      ),
    ).toEqual(["Write to us"]);
  });

  it("reads entities as the signs that they stand for", () => {
    expect(visibleText("<p>Q&amp;A&nbsp;&#x27;1&#39; &unknown; &#x1F680;</p>")).toEqual([
      "Q&A '1' &unknown; \u{1F680}",
    ]);
  });

  it("is not confused by a > in an attribute", () => {
    expect(visibleText('<p data-x="a > b">Words</p>')).toEqual(["Words"]);
  });
});
