import { changed, EXAMPLE, lineOf, told } from "../../support/content-sample";

// A key that the model asks for is missed there too: add it in __tests__/support/example-content.
test("the tests' own content in __tests__/support/example-content has no mistake", () => {
  expect(told({})).toEqual([]);
});

describe("addresses", () => {
  const blog = "https://blog.paralane.example/";
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
    ["http://blog.paralane.example/", '"http:" is not safe; write "https:" in its place'],
    ["//blog.paralane.example/", '"https:" is missing before "//blog.paralane.example/"'],
    ["mailto:sales@paralane.example", `"mailto:" is not for this place; ${RULE}`],
    ["https:/blog.paralane.example", `${RULE}; this is "https:/blog.paralane.example"`],
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
      ["/pricing?plan=pro", "/pricing"],
      ["/faq#CI-Server", "/faq#ci-server"],
    ].map(([address = "", page]) => [
      address,
      `this site's page is "${page}"; write that in place of "${address}"`,
    ]),
    ["https://blog.example/a b", `there is a space in this address; ${RULE}`],
    ["/pricng", 'this site has no page "/pricng"; did you mean "/pricing"?'],
    ["/404.html", `${RULE}; this is "/404.html"`],
    ["/faq#ci-servr", 'the page /faq has no place "#ci-servr"; did you mean "#ci-server"?'],
    [
      "/features#fullstack",
      'the page /features has no place "#fullstack"; did you mean "#full-stack"?',
    ],
    ["#why-uss", 'the page /services has no place "#why-uss"; did you mean "#why-us"?'],
    ["https://paralane.example", 'this is a page of this site; write "/"'],
    ["https://paralane.example/prcing", 'this is a page of this site; write "/pricing"'],
    ["https://Paralane.example/faq/#x", 'this is a page of this site; write "/faq#x"'],
  ])("refuses %s", (address = "", message) => {
    expect(told({ "site.yaml": linkTo(address) })).toEqual([
      `data/site.yaml:${lineOf("site.yaml", blog)}:11  nav › Blog › href: ${message}`,
    ]);
  });

  it.each([
    "/",
    "/faq#ci-server",
    "/#payments-scale-up",
    "/features#full-stack",
    "#top",
    "https://a.b.example:8080/x?y=z#1",
    "https://xn--e1afmkfd.xn--p1ai:65535/",
    "https://paralane.example.test/pricing",
    "https://paralane.example/pricing.json",
  ])("accepts %s", (address) => {
    expect(told({ "site.yaml": linkTo(address) })).toEqual([]);
  });

  it("offers no page of this site where only outside addresses belong", () => {
    const from = "href: https://github.example/paralane";
    expect(told({ "site.yaml": changed("site.yaml", from, "href: Pricing") })).toEqual([
      `data/site.yaml:${lineOf("site.yaml", from)}:11  social › GitHub › href: an outside address starts with "https://" and has a host like files.example.com; this is "Pricing"`,
    ]);
  });

  it("refuses a new tab for a page of this site", () => {
    const text = changed("site.yaml", blog, "/faq");
    expect(told({ "site.yaml": text })).toEqual([
      `data/site.yaml:${lineOf("site.yaml", blog) + 1}:13  nav › Blog › newTab: a page of this site opens in the visitor's own tab; remove this line`,
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
      "url: https://paralane.example",
      "url: https://paralane.example/",
    );
    const line = lineOf("site.yaml", "  url: https://paralane.example");
    expect(told({ "site.yaml": text })[0]).toMatch(
      new RegExp(`^data/site\\.yaml:${line}:8 {2}brand\\.url: the site's address is`),
    );
  });
});

describe("pictures", () => {
  const place = "caseStudies › Load tested for the one week that makes the year › picture";
  it.each([
    [
      "case-firework.png",
      'static/images has no picture "case-firework.png"; did you mean "case-fireworks.png"?',
    ],
    [
      "Case-Fireworks.png",
      'static/images has no picture "Case-Fireworks.png"; did you mean "case-fireworks.png"?',
    ],
    ["../banner.png", 'static/images has no picture "../banner.png"; did you mean "banner.png"?'],
  ])("refuses the file %s", (name, message) => {
    const text = changed("case-studies.yaml", "case-fireworks.png", name);
    expect(told({ "case-studies.yaml": text })).toEqual([
      `data/case-studies.yaml:${lineOf("case-studies.yaml", "case-fireworks.png")}:12  ${place}.src: ${message}`,
    ]);
  });
});

describe("a page's title and description in search results", () => {
  const TITLE = "  title: Questions and answers\n";
  const withoutTitle = changed("faq.yaml", TITLE, "");
  const seo = (source: string) => source.replace(/^seo:\n(?: .*\n)+/m, "seo: {}\n");

  it("may be the site's own on one page", () => {
    expect(EXAMPLE["home.yaml"]).not.toMatch(/^seo:\n {2}title:/m);
    const home = EXAMPLE["home.yaml"].replace("seo:\n", "seo:\n  title: Paralane at home\n");
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
    "retry: 2",
    "retry: 5",
    "› accounts › retry: the blocks beside it are number 0 to 4, so there is no number 5",
  ],
  [
    "case-studies.yaml",
    "customer: cardinal-pay",
    "customer: cardinal-pey",
    '› customer: customers.yaml has no "cardinal-pey"; did you mean "cardinal-pay"?',
  ],
  [
    "home.yaml",
    "    - payments-scale-up",
    "    - fireworks-load-test",
    'caseStudies.items › number 2: "fireworks-load-test" appears twice',
  ],
  [
    "faq.yaml",
    "slug: own-browser-grid",
    "slug: ci-server",
    '› slug: "ci-server" appears twice in this list; each slug must differ',
  ],
  [
    "faq.yaml",
    "title: Questions we hear in the first call",
    "title: Three teams, three deadlines",
    "title: case-studies.yaml has the same words; each page needs its own",
  ],
  [
    "faq.yaml",
    "  title: Questions and answers",
    "  title: Case studies",
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
    ["site.yaml", "name: Paralane", "name: 並行", 9, "brand.name", "並"],
    ["site.yaml", "title: Cloud test", "title: ≠ Cloud test", 10, "seo.title", "≠"],
    ["home.yaml", "title: Deploy quickly", "title: Commit → deploy", 10, "hero.title", "→"],
    ["plans.yaml", "title: Pricing", "title: Pricing ≤ $90", 10, "seo.title", "≤"],
    ["plans.yaml", "title: Pay for", "title: Pay ↔ for", 8, "title", "↔"],
    ["plans.yaml", "title: Pay for", "title: Pay ❤ for", 8, "title", "❤"],
  ] as const)("%s: %s can't be %s", (file, from, to, column, place, sign) => {
    expect(told({ [file]: changed(file, from, to) })).toEqual([
      `data/${file}:${lineOf(file, from)}:${column}  ${place}: the pictures that shared links show are drawn with these words, and the site's fonts have no "${sign}"; write it in letters`,
    ]);
  });

  it("are checked with their figures", () => {
    const text = changed("plans.yaml", "title: Pay for", "title: In {free.results-kept} pay for");
    const kept = "resultsKept: 14 days";
    expect(told({ "plans.yaml": text.replace(kept, "resultsKept: ≥ 14 days") })).toEqual([
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
    const text = changed("site.yaml", "title: Cloud test automation", `title: ${words}`);
    expect(told({ "site.yaml": text })).toEqual([]);
  });
});
