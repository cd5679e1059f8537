import { MARKS } from "../../../src/components/CustomerLogo/marks";

/** axe-core by Deque, accessibility-checker-engine by IBM, HTML_CodeSniffer by Squiz. */
export type Judge = "axe" | "ibm" | "htmlcs";

interface Explanation {
  judge: Judge;
  rule: string;
  /** A selector of the elements that were looked at; without one, any. */
  where?: string;
  because: string;
}

/** A customer's mark, which its name follows. */
const MARK = `:is(${Object.values(MARKS)
  .map((mark) => `[data-icon="${String.fromCodePoint(mark)}"]`)
  .join()})`;

/**
 * What the judges can't decide and leave to people, looked at once each. HTML_CodeSniffer asks most of its
 * questions of every page, by the numbers of WCAG's criteria and techniques. No violation is in this list:
 * there is no way to excuse one.
 */
export const EXPLAINED: readonly Explanation[] = [
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
  },
  {
    judge: "ibm",
    rule: "download_keyboard_controllable Manual_1",
    because: "The case studies open in a tab of their own, as their links say.",
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
    because:
      "Sizes by the window's width have a part in rem; foreign-sizes.test.ts doubles the text.",
  },
  {
    judge: "ibm",
    rule: "text_block_heading potential_heading",
    where: `div:has(> span > ${MARK}, > div > span > ${MARK})`,
    because: "A customer's name, set in that company's type; the card's heading stands below it.",
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
  },
  {
    judge: "htmlcs",
    rule: "1_1_1.G73,G74",
    because: "Pictures are of product screens; the text beside each says what it shows in full.",
  },
  {
    judge: "htmlcs",
    rule: "1_1_1.G94.Image",
    because: "Every alt is written beside its picture in data/, and is in the trees.",
  },
  {
    judge: "htmlcs",
    rule: "1_3_1.DataTable",
    because: "They are tables of data.",
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
    rule: "1_3_2.G57",
    because: "The trees have the order, which is that of the documents.",
  },
  {
    judge: "htmlcs",
    rule: "1_3_3.G96",
    because: "No instruction names a shape, a size, a place or a colour.",
  },
  {
    judge: "htmlcs",
    rule: "1_3_4.",
    because: "No style sheet asks for an orientation.",
  },
  {
    judge: "htmlcs",
    rule: "1_3_5.H98",
    because:
      "autocomplete is set on what is about the visitor; a message, minutes and tests are not.",
  },
  {
    judge: "htmlcs",
    rule: "1_3_6.ARIA11",
    because: "Landmarks, roles and names are in the trees.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_1.G14,G182",
    because:
      "Outcomes, errors and the current page are said in words or drawn as a mark, not by colour alone.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_10.C32,C31,C33,C38,SCR34,G206",
    because:
      "touch.test.ts: at 320 px nothing lies beyond the page's sides, and nothing scrolls sideways.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_11.G195,G207,G18,G145,G174,F78",
    because:
      "Borders of fields and rings of focus: tokens.css; keyboard.test.ts reckons the rings' contrast.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_12.C36,C35",
    because: "touch.test.ts sets these spaces.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_13.F95",
    because:
      "Nothing appears on hover or focus but the skip link, which moves in from outside the window.",
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
    rule: "1_4_6.G18.BgImage",
    because: "The same row, with larger text.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_8.C19,G172,G169",
    because: "Nothing is justified.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_8.G148,G156,G175",
    because: "Forced colours are followed, and judged.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_8.G188,C21",
    because:
      "Lines stand 1.6 apart; browsers and reading modes may set more, which touch.test.ts tries.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_8.H87,C20",
    because: "Text is 28 em wide at most, some 68 characters: look.test.ts.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_8.H87,G146,C26",
    because: "foreign-sizes.test.ts: text of up to 32 px at six widths.",
  },
  {
    judge: "htmlcs",
    rule: "1_4_9.G140,C22,C30.NoException",
    because: "Pictures with words in them show the product's own screens.",
  },
  {
    judge: "htmlcs",
    rule: "2_1_4.",
    because: "There are no shortcuts.",
  },
  {
    judge: "htmlcs",
    rule: "2_2_2.SCR33,SCR22,G187,G152,G186,G191",
    because:
      "Home's board plays once, for little more than 2 seconds, and not at all with reduced motion.",
  },
  {
    judge: "htmlcs",
    rule: "2_2_3.G5",
    because:
      "Only the thanks go by themselves, after 8 seconds, as the specification wants it; they have been announced.",
  },
  {
    judge: "htmlcs",
    rule: "2_2_4.SCR14",
    because: "Nothing interrupts but the answer to what the visitor did.",
  },
  {
    judge: "htmlcs",
    rule: "2_2_5.G105,G181",
    because: "There are no sessions.",
  },
  {
    judge: "htmlcs",
    rule: "2_2_6.",
    because: "What was typed stays in the tab for as long as it is open.",
  },
  {
    judge: "htmlcs",
    rule: "2_3_2.G19",
    because: "Nothing flashes.",
  },
  {
    judge: "htmlcs",
    rule: "2_3_3.C39",
    because: "Reduced motion stops all of it (global.css).",
  },
  {
    judge: "htmlcs",
    rule: "2_4_1.G1,G123,G124,H69",
    because: "The skip link and landmarks; keyboard.test.ts uses them.",
  },
  {
    judge: "htmlcs",
    rule: "2_4_2.H25.2",
    because: "Each page has a title of its own, written in data/.",
  },
  {
    judge: "htmlcs",
    rule: "2_4_3.H4.2",
    because: "Only -1 is used, on what takes the focus by script.",
  },
  {
    judge: "htmlcs",
    rule: "2_4_5.G125,G64,G63,G161,G126,G185",
    because: "The navigation, the footer and links between the pages, besides a sitemap.",
  },
  {
    judge: "htmlcs",
    rule: "2_4_6.G130,G131",
    because: "Read, in the trees.",
  },
  {
    judge: "htmlcs",
    rule: "2_4_7.G149,G165,G195,C15,SCR31",
    because: "keyboard.test.ts looks at it after every key.",
  },
  {
    judge: "htmlcs",
    rule: "2_4_9.H30",
    because: 'Read, in the trees: no link is called "here" or "more".',
  },
  {
    judge: "htmlcs",
    rule: "2_5_1.",
    because: "Nothing needs a gesture; beside each slider stands a field.",
  },
  {
    judge: "htmlcs",
    rule: "2_5_2.",
    because: "touch.test.ts presses and lets go elsewhere.",
  },
  {
    judge: "htmlcs",
    rule: "2_5_3.F96",
    because: "keyboard.test.ts compares them.",
  },
  {
    judge: "htmlcs",
    rule: "2_5_4.",
    because: "Nothing listens to motion.",
  },
  {
    judge: "htmlcs",
    rule: "2_5_5.",
    because: "touch.test.ts measures them.",
  },
  {
    judge: "htmlcs",
    rule: "2_5_6.",
    because: "Nothing asks which device is used.",
  },
  {
    judge: "htmlcs",
    rule: "3_1_2.H58",
    because: "All is in English; names of companies and tools are names.",
  },
  {
    judge: "htmlcs",
    rule: "3_1_3.H40,H54,H60,G62,G70",
    because: "The site is for those who test software, in their own words.",
  },
  {
    judge: "htmlcs",
    rule: "3_1_4.G102,G55,G62,H28,G97",
    because: "CI/CD is written out; UI, API, REST and DevOps are words of the trade.",
  },
  {
    judge: "htmlcs",
    rule: "3_1_5.G86,G103,G79,G153,G160",
    because: "Short sentences on a subject that isn't for everyone.",
  },
  {
    judge: "htmlcs",
    rule: "3_2_1.G107",
    because: "Focus changes nothing.",
  },
  {
    judge: "htmlcs",
    rule: "3_2_3.G61",
    because: "One component draws navigation and footer of all pages.",
  },
  {
    judge: "htmlcs",
    rule: "3_2_4.G197",
    because: "As above; buttons that do the same have the same words.",
  },
  {
    judge: "htmlcs",
    rule: "3_2_5.H83.3",
    because: "The link's own text says it, to screen readers.",
  },
  {
    judge: "htmlcs",
    rule: "3_3_1.G83,G84,G85",
    because:
      "The message stands below its field and describes it; trees and keyboard.test.ts hold it.",
  },
  {
    judge: "htmlcs",
    rule: "3_3_2.G131,G89,G184,H90",
    because: "Every field has a label; optional ones are marked.",
  },
  {
    judge: "htmlcs",
    rule: "3_3_3.G177",
    because: "The phone's hint has an example.",
  },
  {
    judge: "htmlcs",
    rule: "3_3_5.G71,G184,G193",
    because: "Hints at the fields that need one; an address and a phone number beside the form.",
  },
  {
    judge: "htmlcs",
    rule: "3_3_6.G98,G99,G155,G164,G168.AllForms",
    because: "Checked before it is sent; a message can be followed by another.",
  },
  {
    judge: "htmlcs",
    rule: "4_1_3.",
    because: "screen-reader.test.ts listens to them.",
  },
];
