import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as previewServer from "../../tools/host/preview-server";
import { contactHook } from "../../tools/shared/environment";
import { startBrowserServers } from "./browser-servers";
import { freePort } from "./free-port";

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "paralane-browser-servers-"));
  const ports = { INTAKE_PORT: `${await freePort()}`, PREVIEW_PORT: `${await freePort()}` };
  jest.replaceProperty(process, "env", { ...process.env, ...ports });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Writes what is needed of a built site whose form posts to an address. */
function builtWith(webhookUrl: string): void {
  const data = path.join(folder, "page-data", "contact");
  mkdirSync(data, { recursive: true });
  writeFileSync(path.join(folder, "index.html"), "");
  const answer = { result: { data: { settings: { webhookUrl } } } };
  writeFileSync(path.join(data, "page-data.json"), JSON.stringify(answer));
}

const hook = () => contactHook(Number(process.env.INTAKE_PORT));

test("a build whose form posts to a real webhook isn't tried", async () => {
  builtWith("https://hooks.example/a");
  await expect(startBrowserServers(folder)).rejects.toThrow(
    `The form of the last build posts to https://hooks.example/a, and the tests' submissions belong to ${hook()}.` +
      " Build again without GATSBY_CONTACT_WEBHOOK_URL" +
      ' ("npm run build"; "npm run preview" where INTAKE_PORT is set).',
  );
});

test("a build whose form posts to the intake is served, and the intake with it", async () => {
  const preview = { url: "", close: jest.fn(() => Promise.resolve()) };
  // Its parsers of the host's rules are ES modules, which Jest doesn't load.
  const start = jest.spyOn(previewServer, "startPreview").mockResolvedValue(preview);
  builtWith(hook());
  const stop = await startBrowserServers(folder);
  try {
    expect(start).toHaveBeenCalledWith({ port: Number(process.env.PREVIEW_PORT), dir: folder });
    expect((await fetch(hook(), { method: "POST", body: "{}" })).ok).toBe(true);
  } finally {
    await stop();
  }
  expect(preview.close).toHaveBeenCalledTimes(1);
});
