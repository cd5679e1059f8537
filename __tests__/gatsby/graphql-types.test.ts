import { z } from "zod";
import { CONTENT_FILES } from "../../src/content/model";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";

const definitions = graphqlTypeDefinitions();
const named = (name: string) => definitions.find((text) => text.startsWith(`type ${name} `));

describe("the GraphQL types", () => {
  it("are one for each content file, which is a node", () => {
    for (const { type } of CONTENT_FILES) {
      expect(definitions).toContainEqual(
        expect.stringContaining(`type ${type} implements Node @dontInfer {`),
      );
    }
  });

  it("are never inferred from what a file happens to hold", () => {
    const inferred = definitions.filter(
      (text) => text.startsWith("type ") && !text.includes("@dontInfer"),
    );
    expect(inferred).toEqual([]);
  });

  it("are each defined once", () => {
    const names = definitions.map((text) => /^(?:type|enum) (\w+)/.exec(text)?.[1]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("require what the model requires, with the right kinds of number", () => {
    expect(named("Plan")).toBe(
      [
        "type Plan @dontInfer {",
        "  slug: String!",
        "  name: String! @figures",
        "  summary: String! @figures",
        "  recommended: Boolean",
        "  price: PlanPrice",
        "  minutes: Int",
        "  overage: Float",
        "  parallelTests: Int",
        "  ciCd: Boolean!",
        "  unlimitedUsers: Boolean!",
        "  premiumSupport: Boolean!",
        "  machine: String! @figures",
        "  resultsKept: String! @figures",
        "  supportHours: String! @figures",
        "  action: String! @figures",
        "}",
      ].join("\n"),
    );
  });

  it("link a picture to its file, and names to the entries of another file", () => {
    expect(named("Picture")).toBe(
      'type Picture @dontInfer {\n  src: String!\n  file: File! @link(by: "relativePath", from: "src")\n  alt: String! @figures\n}',
    );
    expect(named("HomeCaseStudies")).toContain(
      'items: [CaseStudy!]! @entries(file: "CaseStudiesYaml", list: "caseStudies")',
    );
  });

  it("make an enum of a fixed list of words", () => {
    expect(definitions).toContain("enum RunOutcome { passed failed running }");
  });

  it("write figures into each text of a list", () => {
    expect(named("Question")).toContain("answer: [TextBlock!]! @markup");
  });

  it.each([
    [
      "a group without a name",
      z.strictObject({ a: z.strictObject({ b: z.string() }) }),
      "Test.a: no GraphQL type for",
    ],
    [
      "a kind that GraphQL does not have",
      z.strictObject({ a: z.null() }),
      "Test.a: no GraphQL type for",
    ],
  ])("refuse %s in the model", (_what, schema, message) => {
    expect(() => graphqlTypeDefinitions([{ type: "Test", schema }])).toThrow(message);
  });
});
