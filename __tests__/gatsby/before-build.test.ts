import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as lock from "../../src/build/lock";
import * as pictureCache from "../../src/build/picture-cache";
import { onPreInit } from "../../src/gatsby/before-build";

type Hook = NonNullable<typeof onPreInit>;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "paralane-before-build-"));
  jest.spyOn(process, "cwd").mockReturnValue(root);
  jest.spyOn(lock, "holdBuildLock").mockImplementation(() => undefined);
  jest.spyOn(pictureCache, "keepEncodedPictures").mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const warn = jest.fn<void, [string]>();

/** Runs the hook as a production build would, and gives what stopped it. */
function begin(env: Record<string, string>): string | undefined {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", ...env });
  const panic = jest.fn<void, [string]>();
  onPreInit?.(
    { reporter: { panic, warn } } as unknown as Parameters<Hook>[0],
    { plugins: [] },
    () => {},
  );
  return panic.mock.calls[0]?.[0];
}

it("warns of a webhook that can't work, by its name, where visitors would use it", () => {
  const GATSBY_CONTACT_WEBHOOK_URL = "https://acme.app.n8n.cloud/webhook-test/1";
  expect(begin({ GATSBY_CONTACT_WEBHOOK_URL })).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  expect(begin({ GATSBY_CONTACT_WEBHOOK_URL, CONTEXT: "production" })).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^GATSBY_CONTACT_WEBHOOK_URL is a test address of n8n.*webhooks\.md\.$/,
      ),
    ],
  ]);
});

describe("the tracking id that Gatsby writes into the scripts", () => {
  it.each([
    [" ", ""],
    ["\n", ""],
    [" G-AB12\n", "G-AB12"],
  ])("is, of %j, %j: as the rest of the build reads it", (set, written) => {
    expect(begin({ GATSBY_GTAG_ID: set })).toBeUndefined();
    expect(process.env.GATSBY_GTAG_ID).toBe(written);
  });
});

it("writes what Google's tag is told of consent as one of three words", () => {
  for (const [set, written] of [
    ["", "denied"],
    [" ask\n", "ask"],
  ] as const) {
    expect(begin({ GATSBY_GTAG_CONSENT: set })).toBeUndefined();
    expect(process.env.GATSBY_GTAG_CONSENT).toBe(written);
  }
});

it("removes what an earlier build has left, and only once it holds the lock", () => {
  mkdirSync(path.join(root, "public"));
  jest.spyOn(lock, "holdBuildLock").mockImplementationOnce(() => {
    throw new Error("held");
  });
  expect(begin({})).toBe("held");
  expect(readdirSync(root)).toEqual(["public"]);
  expect(begin({})).toBeUndefined();
  expect(readdirSync(root)).toEqual([]);
});

it("keeps public/ for the development server, which may already be copying static/ there", () => {
  mkdirSync(path.join(root, "public"));
  expect(begin({ NODE_ENV: "development", gatsby_executing_command: "develop" })).toBeUndefined();
  expect(readdirSync(root)).toEqual(["public"]);
});

describe("the file of variables that Gatsby reads for the scripts alone", () => {
  const file = (mode: string, text: string) => writeFileSync(path.join(root, `.env.${mode}`), text);

  it("must not hold a variable that the build reads from its environment", () => {
    file("production", "OTHER=1\nGATSBY_GTAG_ID=G-AB12\nexport GATSBY_CONTACT_WEBHOOK_URL = x\n");
    expect(begin({})).toBe(
      "GATSBY_CONTACT_WEBHOOK_URL, GATSBY_GTAG_ID: a build reads its settings from the environment, not" +
        " from .env.production. Set them there (on Netlify: Site configuration > Environment variables)," +
        " not in the file.",
    );
    expect(lock.holdBuildLock).not.toHaveBeenCalled();
  });

  it("is that of the mode that Gatsby builds for", () => {
    file("staging", "GATSBY_GTAG_CONSENT=granted\n");
    expect(begin({})).toBeUndefined();
    expect(begin({ GATSBY_ACTIVE_ENV: "staging" })).toContain("GATSBY_GTAG_CONSENT: ");
  });
});
