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

  it("have the model's lists, choices, pictures and entries of other files", () => {
    expect(named("Box")).toContain("  icon: IconName!\n");
    expect(named("Box")).toContain("  lines: [LogLine!]\n");
    expect(named("WidePicture")).toContain(
      '  phoneFile: File! @link(by: "relativePath", from: "phone")\n',
    );
    expect(named("HomeCaseStudies")).toContain(
      '  items: [CaseStudy!]! @entries(file: "CaseStudiesYaml", list: "caseStudies")\n',
    );
  });

  it("refuse a kind of the model that GraphQL does not have", () => {
    const schema = z.strictObject({ a: z.null() });
    expect(() => graphqlTypeDefinitions([{ type: "Test", schema }])).toThrow(
      "Test.a: no GraphQL type for",
    );
  });
});
