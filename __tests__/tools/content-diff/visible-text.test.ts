import { visibleText } from "../../../tools/content-diff/visible-text";

// What a text is made of is the parser's to know: entities, and a > in an attribute.
it.each<[what: string, html: string, lines: string[]]>([
  [
    "each block's words on a line, without markup",
    '<main class="a"><h1>Pay for <em>minutes</em></h1><p>Every plan<br/>runs <!-- -->all<!-- --> tests.</p><ul><li>One</li><li>Two</li></ul></main>',
    ["Pay for minutes", "Every plan", "runs all tests.", "One", "Two"],
  ],
  [
    "title and description, and nothing else of the head",
    '<head><title data-react-helmet="true">Pricing</title><meta name="description" content="A &lt;free&gt; plan"/><meta property="og:title" content="x"/></head>',
    ["Title: Pricing", "Description: A <free> plan"],
  ],
  [
    "labels, pictures, and where links lead, beside the full stop after them",
    '<nav aria-label="Main"><a href="/pricing">Pricing</a><a href="/faq">Questions</a>.</nav><img src="/a.png" alt="A run"/><img src="/b.png" alt=""/>',
    ["[label: Main]", "Pricing (→ /pricing) Questions (→ /faq).", "[picture: A run]"],
  ],
  [
    "words of elements that follow each other, apart",
    "<td><p><strong>$140</strong><small>month to month</small></p>un<em>like</em>ly</td>",
    ["$140 month to month", "unlikely"],
  ],
  [
    "no scripts, styles and drawings",
    '<script>var a="<p>no</p>"</script><style>p{}</style><svg><title>no</title></svg><template><p>no</p></template><noscript><p>Write to us</p></noscript>',
    ["Write to us"],
  ],
])("what a visitor reads on a page: %s", (_what, html, lines) => {
  expect(visibleText(html)).toEqual(lines);
});
