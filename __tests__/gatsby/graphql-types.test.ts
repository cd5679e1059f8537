import { z } from "zod";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";

const definitions = graphqlTypeDefinitions();
const named = (name: string) => definitions.find((text) => text.startsWith(`type ${name} `));

describe("graphqlTypeDefinitions", () => {
  it("marks the model's required fields as required and distinguishes integers from floats", () => {
    const plan = named("Plan")?.split("\n");
    expect(plan?.[0]).toBe("type Plan @dontInfer {");
    for (const field of [
      "slug: String!",
      "name: String! @figures",
      "recommended: Boolean",
      "minutes: Int",
      "overage: Float",
    ]) {
      expect(plan).toContain(`  ${field}`);
    }
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
