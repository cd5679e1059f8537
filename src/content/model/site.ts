import { z } from "zod";
import * as f from "../fields";
import { action, entries, group, icon, link } from "./shared";

const footerColumn = group("FooterColumn", "A column of links", {
  title: f.label("The column's heading"),
  links: f.list("The column's links, in order", action, { unique: ["label", "href"] }),
});

export const site = z.strictObject({
  brand: group("Brand", "The owner of the site", {
    name: f.label("The brand name"),
    tagline: f.line("What the company does, in a sentence for the footer"),
    url: f.siteAddress("The site URL, without a slash at the end"),
  }),
  seo: group("SiteSeo", "The site's default title and description", {
    title: f.text("The title for pages without one", 50),
    description: f.text("The description for pages without one", 160),
  }),
  shell: group("ShellWords", "Text on every page", {
    skipLink: f.label("The first link of every page, for keyboard users"),
    navLabel: f.label("The name of the main navigation for screen readers"),
    menu: f.label("The button that opens the navigation on narrow screens"),
    home: f.label("The name of the logo's link for screen readers"),
    backToTop: f.label("The button that scrolls to the top"),
    newTab: f.label("What screen readers add to links that open a new tab"),
    copyright: f.line("The text after the year in the copyright line"),
    social: f.label("The name of the list of social links for screen readers"),
  }),
  announcement: group(
    "Announcement",
    "A line of news above the navigation on every page; omit it if there is none",
    {
      text: f.text("What is new, in a few words", 90),
      href: link("The link target: a page on this site like /pricing, or an https:// URL"),
      lastDay: f.date("The last day to show the line; the first build after that day removes it"),
    },
  ).optional(),
  nav: entries({ max: 8, unique: ["label", "href"] }, "NavLink", "The navigation links", {
    label: f.text("The link text", 20),
    href: link("The link target: a page on this site like /pricing, or an https:// URL"),
    newTab: f.yesOrNo("true if the link leaves this site and opens a new tab").optional(),
  }),
  footer: group("Footer", "The columns of the footer", {
    company: footerColumn,
    support: footerColumn,
    address: group(
      "FooterAddress",
      "The address column; the postal address itself is under contact",
      {
        title: f.label("The heading of the address column"),
      },
    ),
  }),
  consent: group(
    "ConsentWords",
    "The question about counting visits, shown only with GATSBY_GTAG_CONSENT=ask",
    {
      label: f.label("The name of the question for screen readers"),
      text: f.line("The question: what is counted, by whom, and what is stored"),
      accept: f.text("The button that agrees", 20),
      refuse: f.text("The button that refuses", 20),
      change: f.label("The button in the footer that asks again"),
    },
  ),
  contact: group(
    "ContactDetails",
    "The company's postal address, email addresses and phone number",
    {
      addressLines: f.list(
        "The postal address, line by line",
        f.text("A line of the postal address", 80),
        { max: 6, unique: [] },
      ),
      salesEmail: f.email("The email address for prospective customers"),
      supportEmail: f.email("The email address for customers"),
      phone: f.text("The phone number, as people read it", 30),
      phoneLink: f.dialedNumber('The same number as it is dialed, in quotes: "+15035550142"'),
      hours: f.line("Support hours"),
    },
  ),
  social: entries({ unique: ["label", "href"] }, "SocialLink", "The company's profiles, in order", {
    label: f.label("The network's name"),
    icon: icon("The network's logo; omit if there is none").optional(),
    href: f.externalAddress("The profile's URL"),
  }),
});
