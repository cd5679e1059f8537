import { visibleText } from "../../../tools/content-diff/visible-text";

it.each<[what: string, html: string, lines: string[]]>([
  [
    "each block on its own line, without markup",
    '<main class="a"><h1>Pay for <em>minutes</em></h1><p>Every plan<br/>runs <!-- -->all<!-- --> tests.</p><ul><li>One</li><li>Two</li></ul></main>',
    ["Pay for minutes", "Every plan", "runs all tests.", "One", "Two"],
  ],
  [
    "only the title and description from the head",
    '<head><title data-react-helmet="true">Pricing</title><meta name="description" content="A &lt;free&gt; plan"/><meta property="og:title" content="x"/></head>',
    ["Title: Pricing", "Description: A <free> plan"],
  ],
  [
    "labels, alt text, and link targets before punctuation",
    '<nav aria-label="Main"><a href="/pricing">Pricing</a><a href="/faq">Questions</a>.</nav><img src="/a.png" alt="A run"/><img src="/b.png" alt=""/>',
    ["[label: Main]", "Pricing (→ /pricing) Questions (→ /faq).", "[picture: A run]"],
  ],
  [
    "a space between adjacent elements",
    "<td><p><strong>$140</strong><small>month to month</small></p>un<em>like</em>ly</td>",
    ["$140 month to month", "unlikely"],
  ],
  [
    "no text from scripts, styles or SVGs",
    '<script>var a="<p>no</p>"</script><style>p{}</style><svg><title>no</title></svg><template><p>no</p></template><noscript><p>Write to us</p></noscript>',
    ["Write to us"],
  ],
])("returns %s", (_what, html, lines) => {
  expect(visibleText(html)).toEqual(lines);
});
