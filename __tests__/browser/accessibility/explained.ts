import { MARKS } from "../../../src/components/CustomerLogo/marks";

/** axe-core by Deque, accessibility-checker-engine by IBM, HTML_CodeSniffer by Squiz. */
export type Judge = "axe" | "ibm" | "htmlcs";

interface Explanation {
  judge: Judge;
  rule: string;
  /** A selector of the elements that were looked at; without one, any. */
  where?: string;
  because: string;
  /** True for what is found in some content alone: that it isn't found is no reason to delete it. */
  ofContent?: true;
}

/** A customer's mark, which its name follows. */
const MARK = `:is(${Object.values(MARKS)
  .map((mark) => `[data-icon="${String.fromCodePoint(mark)}"]`)
  .join()})`;

/** What the judges found and leave to people, looked at once each. */
const FINDINGS: readonly Explanation[] = [
  {
    judge: "axe",
    rule: "color-contrast",
    where: "header :is(a, button, span)",
    because:
      "The navigation draws its ground in a part of its own, in the page's colour; so are its words in colours that axe judges elsewhere.",
  },
  {
    judge: "axe",
    rule: "color-contrast-enhanced",
    where: "header :is(a, button, span)",
    because: "The same.",
  },
  {
    judge: "axe",
    rule: "color-contrast",
    where: "[role=img] foreignObject *",
    because:
      "Ink on an amber block of the board, 9:1; the whole picture is one sentence for screen readers.",
  },
  {
    judge: "axe",
    rule: "color-contrast",
    where: "dl :is(dt, span)",
    because:
      "The cheapest plan's row fades from one colour of the palette into the page's: 7:1 on both.",
  },
  {
    judge: "axe",
    rule: "hidden-content",
    because:
      "What is hidden at one width, or on paper, is judged where it is shown; the back-to-top button by keyboard.test.ts.",
  },
  {
    judge: "ibm",
    rule: "blockquote_cite_exists Potential_1",
    because: "They are quotations, and whose they are stands below them.",
    ofContent: true,
  },
  {
    judge: "ibm",
    rule: "download_keyboard_controllable Manual_1",
    because: "The case studies open in a tab of their own, as their links say.",
    ofContent: true,
  },
  {
    judge: "ibm",
    rule: "element_tabbable_unobscured potential_obscured",
    where: "header nav a",
    because:
      "The open menu lies over the page, in the browser's top layer; keyboard.test.ts looks for what lies over what has the focus.",
  },
  {
    judge: "ibm",
    rule: "element_tabbable_unobscured potential_obscured",
    where: "details p a",
    because:
      "A link that runs over two lines: in the middle of the box around both stand other words. keyboard.test.ts looks for what lies over it.",
    ofContent: true,
  },
  {
    judge: "ibm",
    rule: "element_tabbable_visible potential_visible",
    where: "header > a",
    because: "The skip link comes into view when it has the focus; keyboard.test.ts sees it.",
  },
  {
    judge: "ibm",
    rule: "img_alt_background Manual_1",
    where: "dl > div",
    because: "A shade behind the cheapest plan, which is said in words.",
  },
  {
    judge: "ibm",
    rule: "input_fields_grouped Potential_1",
    because:
      "One form of six fields under its heading; two fields beside the sliders that they are labelled with.",
  },
  {
    judge: "ibm",
    rule: "input_label_visible potential_no_label",
    where: "textarea",
    because: "Its label stands above it, with the hint between them.",
  },
  {
    judge: "ibm",
    rule: "list_structure_proper Potential_1",
    where: "dl",
    because: "HTML lets a div hold each group of a list of descriptions.",
  },
  {
    judge: "ibm",
    rule: "style_background_decorative Potential_1",
    because: "Lanes, shades and fades; none says anything.",
  },
  {
    judge: "ibm",
    rule: "style_color_misuse Potential_1",
    because: "Outcomes, errors and the current page are said in words or drawn as a mark as well.",
  },
  {
    judge: "ibm",
    rule: "style_focus_visible potential_focus_not_visible",
    because: "keyboard.test.ts measures the ring of whatever takes the focus.",
  },
  {
    judge: "ibm",
    rule: "style_highcontrast_visible Manual_1",
    because: "Judged in forced colours, and looked at.",
  },
  {
    judge: "ibm",
    rule: "style_viewport_resizable Potential_1",
    because: "Sizes by the window's width have a part in rem; layout.test.ts doubles the text.",
  },
  {
    judge: "ibm",
    rule: "text_block_heading potential_heading",
    where: `div:has(> span > ${MARK}, > div > span > ${MARK})`,
    because: "A customer's name, set in that company's type; the card's heading stands below it.",
    ofContent: true,
  },
  {
    judge: "ibm",
    rule: "text_contrast_sufficient potential_graphic_background",
    where: "dl :is(dt, span)",
    because: "As for axe: 7:1 on both of the colours between which the row fades.",
  },
  {
    judge: "ibm",
    rule: "text_sensory_misuse potential_other",
    because: '"Small" and "size" aren\'t said of anything on the page.',
    ofContent: true,
  },
  {
    judge: "htmlcs",
    rule: "1_3_1.H39.3.NoCaption",
    because: "Named by the heading that stands above it.",
  },
  {
    judge: "htmlcs",
    rule: "1_3_1.H48",
    because: "Two buttons beside each other are no navigation.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_10.C32,C31,C33,C38,SCR34,G206",
    because:
      "The navigation is fixed, and lines of code wrap: layout.test.ts looks for what lies beyond the sides.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_6.G17.Abs",
    because:
      "What is for screen readers alone is seen by nobody; the rest lies on its section's colour, with which axe reckons.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_6.G17.BgImage",
    because:
      "The row's ground fades from one colour of the palette into the page's: the text has 7:1 on both.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_6.G18.Abs",
    because: "As above.",
  },
  {
    judge: "htmlcs",
    rule: "3_2_5.H83.3",
    because: "The link's own text says it, to screen readers.",
  },
];

/** HTML_CodeSniffer's notices ask the same of every page, by WCAG's criteria. */
const NOTICES: Record<string, string> = {
  "1_1_1":
    "Pictures are of product screens, with an alt in data/; the text beside each says what it shows.",
  "1_3_1": "Tables are of data, with headers of columns and rows.",
  "1_3_2": "screen-reader.test.ts has the order, which is that of the documents.",
  "1_3_3": "No instruction names a shape, a size, a place or a colour.",
  "1_3_4": "No style sheet asks for an orientation.",
  "1_3_5":
    "autocomplete is set on what is about the visitor; a message, minutes and tests are not.",
  "1_3_6": "Landmarks, roles and names: screen-reader.test.ts.",
  "1_4_1":
    "Outcomes, errors and the current page are said in words or drawn as a mark, not by colour alone.",
  "1_4_10":
    "layout.test.ts: at 320 px nothing lies beyond the page's sides, and nothing scrolls sideways.",
  "1_4_11":
    "Borders of fields and rings of focus: tokens.css; keyboard.test.ts reckons the rings' contrast.",
  "1_4_12": "layout.test.ts sets these spaces.",
  "1_4_13":
    "Nothing appears on hover or focus but the skip link, which moves in from outside the window.",
  "1_4_8":
    "Nothing is justified; lines are 1.6 apart and of 68 characters at most (layout.test.ts).",
  "1_4_9": "Pictures with words in them show the product's own screens.",
  "2_1_4": "There are no shortcuts.",
  "2_2_2":
    "Home's board plays once, for little more than 2 seconds, and not at all with reduced motion.",
  "2_2_3":
    "Only the thanks go by themselves, after 8 seconds, as the specification wants it; they have been announced.",
  "2_2_4": "Nothing interrupts but the answer to what the visitor did.",
  "2_2_5": "There are no sessions.",
  "2_2_6": "What was typed stays in the tab for as long as it is open.",
  "2_3_2": "Nothing flashes.",
  "2_3_3": "Reduced motion stops all of it (global.css).",
  "2_4_1": "The skip link and landmarks; keyboard.test.ts uses them.",
  "2_4_2": "Each page has a title of its own, written in data/.",
  "2_4_3": "Only -1 is used, on what takes the focus by script.",
  "2_4_5": "The navigation, the footer and links between the pages, besides a sitemap.",
  "2_4_6": "Read: each says what follows.",
  "2_4_7": "keyboard.test.ts looks at it after every key.",
  "2_4_9": 'Read: no link is called "here" or "more".',
  "2_5_1": "Nothing needs a gesture; beside each slider stands a field.",
  "2_5_2": "layout.test.ts presses and lets go elsewhere.",
  "2_5_3": "keyboard.test.ts compares them.",
  "2_5_4": "Nothing listens to motion.",
  "2_5_5": "layout.test.ts measures them.",
  "2_5_6": "Nothing asks which device is used.",
  "3_1_2": "All is in English; names of companies and tools are names.",
  "3_1_3": "The site is for those who test software, in their own words.",
  "3_1_4": "CI/CD is written out; UI, API, REST and DevOps are words of the trade.",
  "3_1_5": "Short sentences on a subject that isn't for everyone.",
  "3_2_1": "Focus changes nothing.",
  "3_2_3": "One component draws navigation and footer of all pages.",
  "3_2_4": "As above; buttons that do the same have the same words.",
  "3_3_1":
    "The message stands below its field and describes it; screen-reader.test.ts and keyboard.test.ts hold it.",
  "3_3_2": "Every field has a label; optional ones are marked.",
  "3_3_3": "The phone's hint has an example.",
  "3_3_5": "Hints at the fields that need one; an address and a phone number beside the form.",
  "3_3_6": "Checked before it is sent; a message can be followed by another.",
  "4_1_3": "screen-reader.test.ts listens to them.",
};

/** Every explanation. No violation is in this list: there is no way to excuse one. */
export const EXPLAINED: readonly Explanation[] = [
  ...FINDINGS,
  ...Object.entries(NOTICES).map(
    ([rule, because]): Explanation => ({ judge: "htmlcs", rule, because }),
  ),
];
