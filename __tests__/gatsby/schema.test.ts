type Schema = typeof import("../../src/gatsby/schema");
type Hook = NonNullable<Schema["createResolvers"]>;

/** The resolver of a content file's root field, when Gatsby runs a command. */
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

// What Gatsby's findOne throws while its index still has a node that is gone.
const HALF_GONE = new TypeError("Cannot read properties of undefined (reading 'id')");

it("between two versions of a file the development server shows the first, then the second", async () => {
  const faq = resolverOf("faq", "develop");
  await expect(faq(FIRST)).resolves.toBe(FIRST);
  await expect(faq(null)).resolves.toBe(FIRST);
  await expect(faq(HALF_GONE, HALF_GONE, null)).resolves.toBe(FIRST);
  await expect(faq(HALF_GONE, SECOND)).resolves.toBe(SECOND);
  await expect(faq(null)).resolves.toBe(SECOND);
});

it("a build stops at what Gatsby throws", async () => {
  const faq = resolverOf("faq", "build");
  await expect(faq(HALF_GONE, FIRST)).rejects.toBe(HALF_GONE);
});

it("a build stops at a file that isn't there, whatever was there before", async () => {
  const faq = resolverOf("faq", "build");
  await expect(faq(FIRST)).resolves.toBe(FIRST);
  await expect(faq(null)).rejects.toThrow(
    "No content of type FaqYaml: is its file in data/ there?",
  );
});
