import * as f from "./fields";
import * as shared from "./shared";

const footerColumn = f.namedGroup("FooterColumn", "A column of links", {
  title: "The column's heading",
  links: f.list("The column's links, in order", shared.action, { unique: ["label", "href"] }),
});

export const site = f.file({
  brand: f.group("The owner of the site", {
    name: "The brand name",
    tagline: f.line("What the company does, in a sentence for the footer"),
    url: f.siteUrl("The site URL, without a slash at the end"),
  }),
  seo: f.group("The default title and description for pages without their own", {
    title: f.documentTitle("The title for pages without one"),
    description: f.text("The description for pages without one", 160),
  }),
  shell: f.group("Text on every page", {
    skipLink:
      "The text of the first link on every page, which keyboard users can follow to skip the navigation",
    navLabel: "The name of the main navigation for screen readers",
    menu: "The text of the button that opens the navigation on narrow screens",
    home: "What screen readers announce for the link on the logo",
    backToTop: "The text of the button that scrolls to the top",
    newTab: "What screen readers announce after links that open a new tab",
    copyright: f.text(
      "The text after the year in the copyright line",
      160,
      /^(?!.*(?:©|\b20\d\d\b)).*\S/,
      'right after "© " and the year; leave them out, because the site adds them',
    ),
    social: "The name of the list of social links for screen readers",
  }),
  "announcement?": f.group(
    "A line of news above the navigation on every page; leave this empty if there is no news",
    {
      text: f.text("What is new, in a few words", 90),
      href: shared.link("The link target: a page on this site like /pricing, or an https:// URL"),
      lastDay: f.date(
        "The last day on which to show the line; the first build after that day removes it",
      ),
    },
  ),
  nav: f.entries({ max: 8, unique: ["label", "href"] }, "The navigation links", {
    label: f.text("The link text", 20),
    href: shared.link("The link target: a page on this site like /pricing, or an https:// URL"),
    "newTab?": f.yesOrNo("Whether the link leaves this site and opens a new tab"),
  }),
  footer: f.group("The columns of the footer", {
    company: footerColumn,
    support: footerColumn,
    address: f.group("The column with the postal address, which is among the contact details", {
      title: "The heading of the address column",
    }),
  }),
  consent: f.group(
    "The question about counting visits, which appears only if the site is set up to ask it",
    {
      label: "The name of the question for screen readers",
      text: f.line("The question, which says what is counted, who counts it and what is stored"),
      accept: f.text("The text of the button that gives consent", 20),
      refuse: f.text("The text of the button that refuses consent", 20),
      change: "The text of the button in the footer that shows the question again",
    },
  ),
  contact: f.group(
    "The company's postal address, email addresses and phone number",
    {
      addressLines: f.list(
        "The postal address, line by line",
        f.text("A line of the postal address", 80),
        { max: 6, unique: [] },
      ),
      salesEmail: f.email("The email address for prospective customers"),
      supportEmail: f.email("The email address for customers"),
      phone: f.text("The phone number, as visitors see it", 30),
      phoneLink: f.dialedNumber(
        'The same number in international format, in quotes: "+15035550142"',
      ),
      hours: f.line("When support is available"),
    },
    function* ({ phone, phoneLink }) {
      // Words stand for the digits of a short number, as in 0800-MILLRACE, or follow a whole one, such as "ext. 5".
      const [number = ""] = phone.split(/(?<=\d[^\da-z]*)[a-z]{3}/i);
      // Leave out the digits that callers from abroad don't dial: a first 0, (0), or Russia's 8.
      const digits = number.replace(/\(0\)|\D/g, "").replace(/^(?:0+|8(?=\d{10}$))/, "");
      if (digits.length < 7 ? number !== phone : phoneLink.endsWith(digits)) return;
      const message = `visitors see ${phone}, but their phones dial ${phoneLink}; make the numbers match`;
      yield { path: ["phoneLink"], message };
    },
  ),
  social: f.entries(
    { unique: ["label", "href"] },
    "The company's social media profiles, in order",
    {
      label: "The name of the social network",
      "icon?": shared.icon("The logo of the social network; leave this empty if there is none"),
      href: f.externalLink("The profile's URL"),
    },
  ),
});
