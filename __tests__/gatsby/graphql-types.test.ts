import { z } from "zod";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";

const definitions = graphqlTypeDefinitions();
const named = (name: string) => definitions.find((text) => text.startsWith(`type ${name} `));

describe("the GraphQL types", () => {
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
