import { changed, EXAMPLE, lineOf, told } from "../../support/content-sample";

// A key that the model asks for is missed there too: add it in __tests__/support/example.
test("the second company's content in __tests__/support/example has no mistake", () => {
  expect(told({})).toEqual([]);
});

describe("addresses", () => {
  const blog = "https://journal.millrace.test/";
  /** The site file with another address behind the link, which opens a new tab if it leaves the site. */
  const linkTo = (address: string) => {
    const isHere = /^[/#](?!\/)/.test(address);
    const from = isHere ? `${blog}\n    newTab: true` : blog;
    return changed("site.yaml", from, JSON.stringify(address));
  };
  const RULE = 'an address is a page of this site like "/contact" or starts with "https://"';
  it.each([
    [
      "javascript:alert(1)",
      `"javascript:" is not allowed in an address, it can run code in the visitor's browser; ${RULE}`,
    ],
    ["http://journal.millrace.test/", '"http:" is not safe; write "https:" in its place'],
    ["//journal.millrace.test/", '"https:" is missing before "//journal.millrace.test/"'],
    ["mailto:sales@millrace.test", `"mailto:" is not for this place; ${RULE}`],
    ["https:/journal.millrace.test", `${RULE}; this is "https:/journal.millrace.test"`],
    ...["https://blog", "https://user@blog.example/", "https://blog.example:65536/"].map(
      (address) => [
        address,
        `behind "https://" belongs a host like files.example.com; this is "${address}"`,
      ],
    ),
    ["https://a.example,", 'remove the "," at the end; write "https://a.example"'],
    [
      "https://müller.example/x",
      'write the host in the way that browsers ask for it: "https://xn--mller-kva.example/x"',
    ],
    ...[
      ["case-studies", "/case-studies"],
      ["/Case-Studies", "/case-studies"],
      ["/pricing?plan=crew", "/pricing"],
      ["/faq#Our-Halls", "/faq#our-halls"],
    ].map(([address = "", page]) => [
      address,
      `this site's page is "${page}"; write that in place of "${address}"`,
    ]),
    ["https://blog.example/a b", `there is a space in this address; ${RULE}`],
    ["/pricng", 'this site has no page "/pricng"; did you mean "/pricing"?'],
    ["/404.html", `${RULE}; this is "/404.html"`],
    ["/faq#our-hals", 'the page /faq has no place "#our-hals"; did you mean "#our-halls"?'],
    [
      "/features#fullstack",
      'the page /features has no place "#fullstack"; did you mean "#full-stack"?',
    ],
    ["#why-uss", 'the page /services has no place "#why-uss"; did you mean "#why-us"?'],
    ["https://www.millrace.test", 'this is a page of this site; write "/"'],
    ["https://www.millrace.test/prcing", 'this is a page of this site; write "/pricing"'],
    ["https://www.Millrace.test/faq/#x", 'this is a page of this site; write "/faq#x"'],
  ])("refuses %s", (address = "", message) => {
    expect(told({ "site.yaml": linkTo(address) })).toEqual([
      `data/site.yaml:${lineOf("site.yaml", blog)}:11  nav › Journal › href: ${message}`,
    ]);
  });

  it.each([
    "/",
    "/faq#our-halls",
    "/#canal-locks",
    "/features#full-stack",
    "#top",
    "https://a.b.example:8080/x?y=z#1",
    "https://xn--e1afmkfd.xn--p1ai:65535/",
    "https://www.millrace.test.test/pricing",
    "https://www.millrace.test/pricing.json",
  ])("accepts %s", (address) => {
    expect(told({ "site.yaml": linkTo(address) })).toEqual([]);
  });

  it("offers no page of this site where only outside addresses belong", () => {
    const from = "href: https://social.millrace.test/@checks";
    expect(told({ "site.yaml": changed("site.yaml", from, "href: Pricing") })).toEqual([
      `data/site.yaml:${lineOf("site.yaml", from)}:11  social › Mastodon › href: an outside address starts with "https://" and has a host like files.example.com; this is "Pricing"`,
    ]);
  });

  it("refuses a new tab for a page of this site", () => {
    const text = changed("site.yaml", blog, "/faq");
    expect(told({ "site.yaml": text })).toEqual([
      `data/site.yaml:${lineOf("site.yaml", blog) + 1}:13  nav › Journal › newTab: a page of this site opens in the visitor's own tab; remove this line`,
    ]);
  });

  it("holds a place alone against the page that the file is for", () => {
    const to = (place: string) =>
      told({ "plans.yaml": changed("plans.yaml", "href: /faq", `href: "${place}"`) });
    expect(to("#finder")).toEqual([]);
    expect(to("#fnder")).toEqual([
      `data/plans.yaml:${lineOf("plans.yaml", "href: /faq")}:11  faq.action.href: the page /pricing has no place "#fnder"; did you mean "#finder"?`,
    ]);
  });

  it("refuses a site address with anything behind its host", () => {
    const text = changed(
      "site.yaml",
      "url: https://www.millrace.test",
      "url: https://www.millrace.test/",
    );
    const line = lineOf("site.yaml", "  url: https://www.millrace.test");
    expect(told({ "site.yaml": text })[0]).toMatch(
      new RegExp(`^data/site\\.yaml:${line}:8 {2}brand\\.url: the site's address is`),
    );
  });
});

describe("pictures", () => {
  const place = "caseStudies › A December without a night shift › picture";
  it.each([
    [
      "harbour-duks.png",
      'static/images has no picture "harbour-duks.png"; did you mean "harbour-dusk.png"?',
    ],
    [
      "Harbour-Dusk.png",
      'static/images has no picture "Harbour-Dusk.png"; did you mean "harbour-dusk.png"?',
    ],
    [
      "../harbour-noon.png",
      'static/images has no picture "../harbour-noon.png"; did you mean "harbour-noon.png"?',
    ],
  ])("refuses the file %s", (name, message) => {
    const text = changed("case-studies.yaml", "harbour-dusk.png", name);
    expect(told({ "case-studies.yaml": text })).toEqual([
      `data/case-studies.yaml:${lineOf("case-studies.yaml", "harbour-dusk.png")}:12  ${place}.src: ${message}`,
    ]);
  });
});

describe("a page's title and description in search results", () => {
  const TITLE = "  title: Questions and answers\n";
  const withoutTitle = changed("faq.yaml", TITLE, "");
  const seo = (source: string) => source.replace(/^seo:\n(?: .*\n)+/m, "seo: {}\n");

  it("may be the site's own on one page", () => {
    expect(EXAMPLE["home.yaml"]).not.toMatch(/^seo:\n {2}title:/m);
    const home = EXAMPLE["home.yaml"].replace("seo:\n", "seo:\n  title: Millrace at home\n");
    expect(told({ "faq.yaml": withoutTitle, "home.yaml": home })).toEqual([]);
    expect(told({ "home.yaml": seo(EXAMPLE["home.yaml"]) })).toEqual([]);
  });

  it("is told on each further page that leaves it out", () => {
    const missing = (name: "faq.yaml" | "plans.yaml", key: string, column = 6) =>
      `data/${name}:${lineOf(name, "seo:")}:${column}  seo: home.yaml leaves "${key}" out too, and both pages would show that of site.yaml; write one here`;
    expect(told({ "faq.yaml": withoutTitle })).toEqual([missing("faq.yaml", "title", 1)]);
    const files = Object.fromEntries(
      (["home.yaml", "faq.yaml", "plans.yaml"] as const).map((name) => [name, seo(EXAMPLE[name])]),
    );
    expect(told(files)).toEqual([
      missing("faq.yaml", "title"),
      missing("faq.yaml", "description"),
      missing("plans.yaml", "title"),
      missing("plans.yaml", "description"),
    ]);
  });

  it("is not told as left out where its key is misspelt", () => {
    const text = changed("faq.yaml", TITLE, TITLE.replace("title", "titel"));
    expect(told({ "faq.yaml": text })).toEqual([
      expect.stringMatching(/: "titel" is not known here; did you mean "title"\?$/),
    ]);
  });
});

it.each([
  [
    "faq.yaml",
    "ours: 3",
    "ours: 4",
    "› Tunnel › ours: the stops beside it are number 1 to 3, so there is no number 4",
  ],
  [
    "home.yaml",
    "retry: 1",
    "retry: 4",
    "› prices › retry: the blocks beside it are number 0 to 3, so there is no number 4",
  ],
  [
    "case-studies.yaml",
    "customer: polder-post",
    "customer: polder-pots",
    '› customer: customers.yaml has no "polder-pots"; did you mean "polder-post"?',
  ],
  [
    "home.yaml",
    "    - canal-locks",
    "    - museum-tickets",
    'caseStudies.items › number 2: "museum-tickets" appears twice',
  ],
  [
    "faq.yaml",
    "slug: how-to-stop",
    "slug: our-halls",
    '› slug: "our-halls" appears twice in this list; each slug must differ',
  ],
  [
    "faq.yaml",
    "title: Asked before the first run",
    "title: Four teams and their checks",
    "title: case-studies.yaml has the same words; each page needs its own",
  ],
  [
    "faq.yaml",
    "  title: Questions and answers",
    "  title: Stories",
    "seo.title: case-studies.yaml has the same words; each page needs its own",
  ],
] as const)(
  "an entry that isn't there, or is there twice, is refused: %s: %s as %s",
  (file, from, to, message) => {
    expect(told({ [file]: changed(file, from, to) })).toEqual([
      expect.stringMatching(new RegExp(`^data/${file}:${lineOf(file, from.trim())}:`)),
    ]);
    expect(told({ [file]: changed(file, from, to) })[0]).toContain(message);
  },
);

it("tells a PDF that is another case study's", () => {
  const [pdf = "", other = ""] = EXAMPLE["case-studies.yaml"].match(/(?<=pdf: ).*/g) ?? [];
  expect(told({ "case-studies.yaml": changed("case-studies.yaml", other, pdf) })).toEqual([
    expect.stringMatching(
      new RegExp(
        `^data/case-studies\\.yaml:${lineOf("case-studies.yaml", other)}:10 .* pdf: "${pdf}" appears twice in this list; each pdf must differ$`,
      ),
    ),
  ]);
});

describe("words that the pictures of shared links are drawn with", () => {
  it.each([
    ["site.yaml", "name: Millrace", "name: 並行", 9, "brand.name", "並"],
    ["site.yaml", "title: Checks that", "title: ≠ Checks that", 10, "seo.title", "≠"],
    ["home.yaml", "title: Know before", "title: Commit → deploy", 10, "hero.title", "→"],
    ["plans.yaml", "title: Prices", "title: Prices ≤ $90", 10, "seo.title", "≤"],
    ["plans.yaml", "title: Pay for", "title: Pay ↔ for", 8, "title", "↔"],
    ["plans.yaml", "title: Pay for", "title: Pay ❤ for", 8, "title", "❤"],
  ] as const)("%s: %s can't be %s", (file, from, to, column, place, sign) => {
    expect(told({ [file]: changed(file, from, to) })).toEqual([
      `data/${file}:${lineOf(file, from)}:${column}  ${place}: the pictures that shared links show are drawn with these words, and the site's fonts have no "${sign}"; write it in letters`,
    ]);
  });

  it("are checked with their figures", () => {
    const text = changed("plans.yaml", "title: Pay for", "title: In {solo.results-kept} pay for");
    const kept = "resultsKept: a week";
    expect(told({ "plans.yaml": text.replace(kept, "resultsKept: ≥ a week") })).toEqual([
      expect.stringMatching(/^data\/plans\.yaml:5:8 {2}title: .* have no "≥"/),
    ]);
  });

  it.each([
    "Škoda",
    "🚀 👩\u200D💻",
    "❤️ ☁️ ⚙️ ✔️ ☎️",
    "✉️ ▶️ ➡️ 1️⃣ ☝🏽",
    "🏳️\u200D🌈 👩\u200D⚕️ ❤\u200D🔥 👩\u200D⚕ 🇳🇱",
    "Łódź",
    "Тесты",
    "Đại",
    "Zu\u0308rich",
    "test\u00ADing 5\u2009%",
  ])("may hold what the site's fonts have none of but their families do: %s", (words) => {
    const text = changed("site.yaml", "title: Checks that finish", `title: ${words}`);
    expect(told({ "site.yaml": text })).toEqual([]);
  });
});
