import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Store } from "gatsby";
import { skipFilesWithoutQuery } from "../../src/gatsby/query-files";

/** In place of Gatsby's parser, which takes two seconds to load: parses whatever it is given. */
class MockFileParser {
  async parseFile(file: string): Promise<object | null> {
    return { file };
  }
}
jest.mock("gatsby/dist/query/file-parser", () => ({ default: MockFileParser }));

const { parseFile } = MockFileParser.prototype;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "paralane-queries-"));
});
afterEach(() => {
  MockFileParser.prototype.parseFile = parseFile;
  rmSync(root, { recursive: true });
});

/** Writes a file, and gives its path. */
function file(name: string, text: string): string {
  const written = path.join(root, name);
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, text);
  return written;
}

const storeWith = (...templates: string[]) => {
  const components = new Map(templates.map((template) => [template, {}]));
  return { getState: () => ({ components }) } as unknown as Store;
};

/** Whether Gatsby's parser looks into a file. */
const isParsed = async (name: string) => (await new MockFileParser().parseFile(name)) !== null;

const QUERY = 'import { graphql } from "gatsby";\nexport const query = graphql`{ site { id } }`;\n';
const PLAIN = "exports.config = {};\n";

it("Gatsby parses of a package's files those with a query, and of ours as before", async () => {
  const withQuery = file("node_modules/theme/fragments.js", QUERY);
  const plain = file("node_modules/theme/gatsby-node.js", PLAIN);
  const ours = file("src/settings.js", PLAIN);
  expect(await isParsed(plain)).toBe(true);
  skipFilesWithoutQuery(storeWith());
  expect(await Promise.all([withQuery, plain, ours].map(isParsed))).toEqual([true, false, true]);
});

it("a package's template is parsed for what else it exports", async () => {
  const template = file("node_modules/theme/Page.js", "export const Head = () => null;\n");
  skipFilesWithoutQuery(storeWith(template));
  expect(await isParsed(template)).toBe(true);
});

it("stops the build where Gatsby looks for queries in another way", () => {
  Reflect.deleteProperty(MockFileParser.prototype, "parseFile");
  expect(() => skipFilesWithoutQuery(storeWith())).toThrow('no function "parseFile" any more');
});
