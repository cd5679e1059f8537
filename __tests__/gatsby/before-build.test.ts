import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onPreInit } from "../../src/gatsby/before-build";
import * as pictures from "../../src/gatsby/pictures";
import * as stop from "../../src/gatsby/stop-on-errors";
import * as lock from "../../src/node/lock";
import { newFolder } from "../support/new-folder";

type Hook = NonNullable<typeof onPreInit>;

let root: string;

beforeEach(() => {
  root = newFolder();
  jest.spyOn(process, "cwd").mockReturnValue(root);
  jest.spyOn(lock, "holdBuildLock").mockImplementation(() => undefined);
  jest.spyOn(pictures, "encodeAvifFaster").mockImplementation(() => {});
  jest.spyOn(stop, "requireRightContent").mockResolvedValue();
});

afterEach(() => jest.restoreAllMocks());

const warn = jest.fn<void, [string]>();

async function begin(env: Record<string, string>): Promise<string | undefined> {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", ...env });
  const panic = jest.fn<void, [string]>();
  await onPreInit?.(
    { reporter: { panic, warn } } as unknown as Parameters<Hook>[0],
    { plugins: [] },
    () => {},
  );
  return panic.mock.calls[0]?.[0];
}

it("warns about an unusable webhook only in builds that are deployed for visitors", async () => {
  const GATSBY_CONTACT_WEBHOOK_URL = "https://acme.app.n8n.cloud/webhook-test/1";
  expect(await begin({ GATSBY_CONTACT_WEBHOOK_URL })).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
  expect(await begin({ GATSBY_CONTACT_WEBHOOK_URL, CONTEXT: "production" })).toBeUndefined();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^GATSBY_CONTACT_WEBHOOK_URL is an n8n test URL.*webhooks\.md\.$/)],
  ]);
});

it.each([
  ["GATSBY_GTAG_ID", "\n", ""],
  ["GATSBY_GTAG_ID", " G-AB12\n", "G-AB12"],
  ["GATSBY_GTAG_CONSENT", "", "denied"],
  ["GATSBY_GTAG_CONSENT", " ask\n", "ask"],
])(
  "normalizes %s, which Gatsby inlines into scripts: %j becomes %j",
  async (name, set, written) => {
    expect(await begin({ [name]: set })).toBeUndefined();
    expect(process.env[name]).toBe(written);
  },
);

it("removes previous output, but only if this process holds the lock and the content is right", async () => {
  mkdirSync(path.join(root, "public"));
  jest.spyOn(lock, "holdBuildLock").mockImplementationOnce(() => {
    throw new Error("held");
  });
  expect(await begin({})).toBe("held");
  jest.mocked(stop.requireRightContent).mockRejectedValueOnce(new Error("mistakes"));
  expect(await begin({})).toBe("mistakes");
  expect(readdirSync(root)).toEqual(["public"]);
  expect(await begin({})).toBeUndefined();
  expect(readdirSync(root)).toEqual([]);
});

it("keeps public/ in development, because the server may already be copying files from static/ to it", async () => {
  mkdirSync(path.join(root, "public"));
  expect(
    await begin({ NODE_ENV: "development", gatsby_executing_command: "develop" }),
  ).toBeUndefined();
  expect(readdirSync(root)).toEqual(["public"]);
});

describe(".env files", () => {
  const file = (mode: string, text: string) => writeFileSync(path.join(root, `.env.${mode}`), text);

  it("rejects an .env file that sets variables that builds must read from the environment", async () => {
    file("production", "OTHER=1\nGATSBY_GTAG_ID=G-AB12\nexport GATSBY_CONTACT_WEBHOOK_URL = x\n");
    expect(await begin({})).toBe(
      ".env.production sets GATSBY_CONTACT_WEBHOOK_URL, GATSBY_GTAG_ID, but builds read settings only from" +
        " the environment. Set them there instead (on Netlify: Project configuration > Environment variables).",
    );
    expect(lock.holdBuildLock).not.toHaveBeenCalled();
  });
});
