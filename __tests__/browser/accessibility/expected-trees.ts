import { FIELD_NAMES, type FieldValues } from "../../../src/contact/validation";
import { content } from "../../support/site-content";

/*
 * What screen readers are given, read and judged once by people, in the notation of tree.ts. The words
 * are those of data/, so that a change of wording changes both sides.
 */

const { brand, shell, nav, footer, contact, social } = content.site;
const { form } = content.contact;
const { rescue } = form;

const said = (words: string) => JSON.stringify(words.replace(/\s+/g, " "));
const statesOf = (states: readonly (string | false | undefined)[]) => {
  const set = states.filter(Boolean);
  return set.length > 0 ? ` [${set.join(", ")}]` : "";
};
const inside = (...lines: string[]) => lines.map((line) => `  ${line}`);
const text = (words: string) => `text ${said(words)}`;
const link = (words: string) => `link ${said(words)}`;
const heading = (words: string) => `heading ${said(words)} [level=2]`;
const paragraph = (...words: string[]) => ["paragraph", ...inside(...words.map(text))];
const list = (items: readonly string[][], name?: string) => [
  name ? `list ${said(name)}` : "list",
  ...items.flatMap((item) => inside("listitem", ...inside(...item))),
];

const OPTIONAL: readonly (keyof FieldValues)[] = ["phone", "message"];

/** A state of the form, in so far as it isn't at rest. */
export interface FormState {
  values?: Partial<FieldValues>;
  errors?: Partial<Record<keyof FieldValues, string>>;
  focused?: keyof FieldValues | "button";
  busy?: true;
}

/** The form: each field with its label, what describes it, what it holds and its state. */
export function formTree(state: FormState = {}): string[] {
  const states = [state.busy && "disabled", state.focused === "button" && "focused"];
  return [
    `form ${said(form.title)}${statesOf([state.busy && "busy=1"])}`,
    ...inside(
      ...FIELD_NAMES.flatMap((name) => fieldTree(name, state)),
      `button ${said(form.submit)}${statesOf(states)}`,
      ...paragraph(form.privacy),
    ),
  ];
}

function fieldTree(name: keyof FieldValues, { values, errors, focused, busy }: FormState) {
  const { label, hint } = form.fields[name];
  const value = values?.[name];
  const error = errors?.[name];
  const isOptional = OPTIONAL.includes(name);
  const words = isOptional ? [label, form.optional] : [label];
  const description = [error, hint].filter(Boolean).join(" ").replace(/\s+/g, " ");
  const states = [
    error && "invalid=true",
    focused === name && "focused",
    busy && "readonly",
    !isOptional && "required",
  ];
  const box = [
    `textbox ${said(words.join(" "))}`,
    description && ` (${description})`,
    value && ` = ${said(value)}`,
    statesOf(states),
  ];
  const field = [
    box.filter(Boolean).join(""),
    ...inside(...(value?.split("\n") ?? []).map(text)),
    ...(error ? paragraph(error) : []),
  ];
  const below = hint ? paragraph(hint) : [];
  return [
    "LabelText",
    ...inside(...words.map(text)),
    // A message stands below what is asked for, and above what is said of its length.
    ...(name === "message" ? [...below, ...field, ...paragraph()] : [...field, ...below]),
  ];
}

/** What says how sending goes on. */
export function statusTree(words?: string): string[] {
  return ["status [live=polite]", ...inside(...(words ? [text(words)] : []))];
}

/** What is said of a failure, and the ways to go on. */
export const FAILURE_TREE: readonly string[] = [
  `group ${said(rescue.text)} [focused]`,
  ...inside(
    "alert [live=assertive]",
    ...inside(text(form.failure)),
    ...paragraph(rescue.text),
    `button ${said(rescue.again)}`,
    link(rescue.mail),
    `button ${said(rescue.copy)}`,
  ),
];

/** What stands above every page: the links in a row, or behind a button. */
export function bannerTree(menu: "none" | "closed" | "open"): string[] {
  const items = nav.map(({ label, newTab }) =>
    newTab
      ? [link(`${label} ${shell.newTab}`), ...inside(text(label), text(shell.newTab))]
      : [link(label)],
  );
  const button = menu === "open" ? "focused, expanded" : "";
  return [
    "banner",
    ...inside(
      link(shell.skipLink),
      link(`${brand.name} ${shell.home}`),
      ...inside(text(brand.name), text(shell.home)),
      ...(menu === "none" ? [] : [`button ${said(shell.menu)}${statesOf([button])}`]),
      ...(menu === "closed"
        ? []
        : [`navigation ${said(shell.navLabel)}`, ...inside(...list(items))]),
    ),
  ];
}

/** What stands below every page. */
export function footerTree(year: number): string[] {
  const linksOf = (column: { links: readonly { label: string }[] }) =>
    column.links.map(({ label }) => [link(label)]);
  return [
    "contentinfo",
    ...inside(
      text(brand.name),
      ...paragraph(brand.tagline),
      heading(footer.company.title),
      ...list(linksOf(footer.company)),
      heading(footer.support.title),
      ...list([...linksOf(footer.support), [link(contact.supportEmail)]]),
      heading(footer.address.title),
      ...contact.addressLines.map(text),
      link(contact.phone),
      link(contact.salesEmail),
      ...paragraph("©", String(year), shell.copyright),
      ...list(
        social.map(({ label }) => [link(label)]),
        shell.social,
      ),
    ),
  ];
}
