import { z } from "zod";
import * as f from "../fields";
import { action, entries, group, icon, link } from "./shared";

const footerColumn = group("FooterColumn", "A column of links", {
  title: f.label("The column's heading"),
  links: f.list("The column's links, in order", action, { unique: ["label", "href"] }),
});

export const site = z.strictObject({
  brand: group("Brand", "Who the site belongs to", {
    name: f.label("The brand's name"),
    tagline: f.line("What the company does, in a sentence; it stands in the footer"),
    url: f.siteAddress("The site's own address, without a slash at its end"),
  }),
  seo: group("SiteSeo", "The site's default title and description", {
    title: f.text("The title of pages that set none", 50),
    description: f.text("The description of pages that set none", 160),
  }),
  shell: group("ShellWords", "Words that every page shares", {
    skipLink: f.label("The first link of every page, for keyboard users"),
    navLabel: f.label("What the main navigation is called for screen readers"),
    menu: f.label("The button that opens the navigation on narrow screens"),
    home: f.label("What the logo's link is called for screen readers"),
    backToTop: f.label("The button that scrolls to the top"),
    newTab: f.label("Added for screen readers to links that open a new tab"),
    copyright: f.line("The words between the year and the end of the copyright line"),
    social: f.label("What the list of social links is called for screen readers"),
  }),
  announcement: group(
    "Announcement",
    "A line of news above the navigation of every page; leave it out if there is none",
    {
      text: f.text("What is new, in a few words", 90),
      href: link("Where the line leads: a page of this site like /pricing, or an https:// address"),
      lastDay: f.date("The last day on which it stands; the first build after it leaves it out"),
    },
  ).optional(),
  nav: entries({ max: 8, unique: ["label", "href"] }, "NavLink", "The links of the navigation", {
    label: f.text("The link's words", 20),
    href: link("A page of this site like /pricing, or an https:// address"),
    newTab: f.yesOrNo("true if the link leaves this site and opens a new tab").optional(),
  }),
  footer: group("Footer", "The columns of the footer", {
    company: footerColumn,
    support: footerColumn,
    address: group("FooterAddress", "The address column; the address itself is under contact", {
      title: f.label("Heading of the address column"),
    }),
  }),
  consent: group(
    "ConsentWords",
    "The question whether visits may be counted, which is asked only with GATSBY_GTAG_CONSENT=ask",
    {
      label: f.label("What the question is called for screen readers"),
      text: f.line("The question: what is counted, by whom, and what is stored for it"),
      accept: f.text("The button that agrees", 20),
      refuse: f.text("The button that refuses", 20),
      change: f.label("The button in the footer that asks again"),
    },
  ),
  contact: group("ContactDetails", "Address, email and phone of the company", {
    addressLines: f.list(
      "The postal address, line by line",
      f.text("A line of the postal address", 80),
      { max: 6, unique: [] },
    ),
    salesEmail: f.email("Where prospective customers write"),
    supportEmail: f.email("Where customers write"),
    phone: f.text("The phone number as people read it", 30),
    phoneLink: f.dialedNumber('The same number as it is dialed, in quotes: "+15035550142"'),
    hours: f.line("When somebody answers"),
  }),
  social: entries({ unique: ["label", "href"] }, "SocialLink", "The company's profiles, in order", {
    label: f.label("The network's name"),
    icon: icon("The network's mark; leave out if there is none").optional(),
    href: f.externalAddress("The profile's address"),
  }),
});
