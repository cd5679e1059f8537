type Schema = typeof import("../../src/gatsby/schema");
type Hook = NonNullable<Schema["createResolvers"]>;

/** Reloads the module for a Gatsby command, and returns the resolver for a content file's field. */
function resolverOf(field: string, command: string) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, gatsby_executing_command: command });
  const { createResolvers } = jest.requireActual<Schema>("../../src/gatsby/schema");
  const create = jest.fn();
  const args = { createResolvers: create } as unknown as Parameters<Hook>[0];
  createResolvers?.(args, { plugins: [] }, () => {});
  const { resolve } = create.mock.calls[0][0].Content[field];
  return (...answers: (object | null)[]): Promise<object> => {
    const findOne = async () => {
      const answer = answers.shift() ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    };
    return resolve({}, {}, { nodeModel: { findOne } });
  };
}

afterEach(() => jest.restoreAllMocks());

const FIRST = { title: "Questions we hear" };
const SECOND = { title: "What we hear" };

// Gatsby's findOne throws this error while its index still contains a removed node.
const HALF_GONE = new TypeError("Cannot read properties of undefined (reading 'id')");

it("the development server uses the old version of a file until the new version is available", async () => {
  const faq = resolverOf("faq", "develop");
  await expect(faq(FIRST)).resolves.toBe(FIRST);
  await expect(faq(null)).resolves.toBe(FIRST);
  await expect(faq(HALF_GONE, HALF_GONE, null)).resolves.toBe(FIRST);
  await expect(faq(HALF_GONE, SECOND)).resolves.toBe(SECOND);
  await expect(faq(null)).resolves.toBe(SECOND);
});

it("a build stops if Gatsby throws", async () => {
  const faq = resolverOf("faq", "build");
  await expect(faq(HALF_GONE, FIRST)).rejects.toBe(HALF_GONE);
});

it("a build stops if a file is missing, even if it existed before", async () => {
  const faq = resolverOf("faq", "build");
  await expect(faq(FIRST)).resolves.toBe(FIRST);
  await expect(faq(null)).rejects.toThrow(
    "There is no content of type FaqYaml, because its file is missing from data/.",
  );
});
