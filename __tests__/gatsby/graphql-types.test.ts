import { z } from "zod";
import { graphqlTypeDefinitions } from "../../src/gatsby/graphql-types";

test("a schema type that GraphQL has no equivalent for is rejected", () => {
  const schema = z.strictObject({ a: z.null() });
  expect(() => graphqlTypeDefinitions([{ type: "Test", schema }])).toThrow(
    "Test.a: no GraphQL type for",
  );
});
