import { z } from "zod";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";

const definitions = graphqlTypeDefinitions();
const named = (name: string) => definitions.find((text) => text.startsWith(`type ${name} `));

describe("graphqlTypeDefinitions", () => {
  it("marks the model's required fields as required and distinguishes integers from floats", () => {
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
        "  signOn: String! @figures",
        "  audits: String! @figures",
        "  uptime: String! @figures",
        "  action: String! @figures",
        "}",
      ].join("\n"),
    );
  });

  it("includes the model's lists, enums, pictures and references", () => {
    expect(named("Box")).toContain("  icon: IconName!\n");
    expect(named("Box")).toContain("  lines: [LogLine!]\n");
    expect(named("WidePicture")).toContain(
      '  phoneFile: File! @link(by: "relativePath", from: "phone")\n',
    );
    expect(named("HomeCaseStudies")).toContain(
      '  items: [CaseStudy!]! @entries(file: "CaseStudiesYaml", list: "caseStudies")\n',
    );
  });

  it("rejects a schema type that GraphQL has no equivalent for", () => {
    const schema = z.strictObject({ a: z.null() });
    expect(() => graphqlTypeDefinitions([{ type: "Test", schema }])).toThrow(
      "Test.a: no GraphQL type for",
    );
  });
});
