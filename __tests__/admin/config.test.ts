import { readFileSync } from "node:fs";
import path from "node:path";
import { Validator } from "@cfworker/json-schema";
import { adminConfig } from "../../src/admin/config";
import type { Field } from "../../src/admin/form-fields";
import { SOURCE } from "../../src/admin/format";
import { CONTENT_FILES } from "../../src/content/model";
import { LINK } from "../../src/content/model/fields";
import { shapeOf } from "../../src/content/read/content-walk";
import { ICON_NAMES } from "../../src/styles/icons";

const singletons = adminConfig({}).singletons.flatMap((one) => ("fields" in one ? [one] : []));

function fieldAt(place: string): Field {
  const [file, ...keys] = place.split(".");
  let fields = singletons.find(({ name }) => name === file)?.fields as Field[];
  let found: Field | undefined;
  for (const key of keys) {
    found = fields.find(({ name }) => name === key);
    fields = (found?.fields ?? []) as Field[];
  }
  if (!found) throw new Error(`No field ${place}`);
  return found;
}

test("each file has a form with one field per key, in the same order as in the content model", () => {
  expect(singletons).toHaveLength(CONTENT_FILES.length);
  for (const { file, schema } of CONTENT_FILES) {
    const form = singletons.find((one) => one.file === `data/${file}`);
    expect(form?.fields.map(({ name }) => name)).toEqual([...Object.keys(shapeOf(schema)), SOURCE]);
  }
});

test.each<[place: string, field: object]>([
  [
    "plans.plans.price.annual",
    { widget: "amount", min: 0, max: 100_000, decimals: 2, required: true },
  ],
  [
    "plans.plans.minutes",
    {
      label: "Minutes",
      hint: "Automated testing minutes per month; leave this empty if the plan has a custom price",
      ...{ widget: "amount", required: false },
    },
  ],
  [
    "plans.plans",
    {
      ...{ widget: "list", min: 1, max: 6, summary: "{{fields.name}}", collapsed: true },
      ...{ label_singular: "plan", hint: "The plans, in the order shown (1 to 6)" },
    },
  ],
  ["plans.validSince", { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  [
    "site.nav.label",
    { widget: "string", maxlength: 20, pattern: ["\\S", "this isn't filled in; enter some text"] },
  ],
  ["site.nav.href", { widget: "string", pattern: [expect.any(String), `this isn't ${LINK.rule}`] }],
  ["home.featureList.items.icon", { widget: "select", options: ICON_NAMES }],
  ["home.featureList.picture.src", { widget: "picture", label: "Picture" }],
  [
    "case-studies.caseStudies.customer",
    {
      ...{ widget: "relation", collection: "_singletons", file: "customers" },
      ...{ value_field: "customers.*.slug", display_fields: ["customers.*.name"] },
      hint: "The customer, from “Customers”",
    },
  ],
  ["site.contact.phoneLink", { hint: "The same number in international format: +15035550142" }],
  ["faq.questions.pipelines", { hint: "Paths drawn beside the answer (none, or 1 to 2)" }],
  ["home.caseStudies.items", { widget: "relation", multiple: true, min: 2, max: 2 }],
  [
    "plans.planFinder.text",
    { hint: expect.stringContaining("such as {basic.annual} or {speedup}") },
  ],
])("the field %s follows the model", (place, field) => {
  expect(fieldAt(place)).toMatchObject(field);
});

test("the hint for answers escapes its markup examples, so that they appear as plain text", () => {
  const { field } = fieldAt("faq.questions.answer");
  expect(field).toMatchObject({ label: "Paragraph", widget: "text", maxlength: 900 });
  expect((field as Field).hint).toContain(
    "can contain \\*\\*bold\\*\\*, \\*italics\\*, \\[links\\](/contact)",
  );
});

test("labels and hints don't contain file names or settings", () => {
  const text = JSON.stringify(singletons.map(({ label, fields }) => ({ label, fields })));
  expect(
    text.match(
      /"(?:label|hint)":"[^"]*(?:\w\.yaml|static\/|in quotes|\b[A-Z]+_[A-Z_]+|omit this|true if)[^"]*"/g,
    ),
  ).toBeNull();
});

test("changes are saved as drafts if there is a repository, and directly to local files otherwise", () => {
  expect(adminConfig({ repository: "acme/website", branch: "live" })).toMatchObject({
    backend: { name: "github", repo: "acme/website", branch: "live" },
    publish_mode: "editorial_workflow",
  });
  expect(adminConfig({})).toMatchObject({ publish_mode: "simple" });
});

test("the configuration matches the editor's JSON Schema", () => {
  const editor = path.dirname(require.resolve("@sveltia/cms"));
  const schema = readFileSync(path.join(editor, "../schema/sveltia-cms.json"), "utf8");
  const validator = new Validator(JSON.parse(schema), "7", false);
  const { errors } = validator.validate(
    JSON.parse(JSON.stringify({ ...adminConfig({}), singletons: singletons.slice(-3) })),
  );
  expect(errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`)).toEqual([]);
});
