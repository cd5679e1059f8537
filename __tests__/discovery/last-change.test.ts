import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lastChange } from "../../src/discovery/last-change";
import { outsideGit } from "../../tools/shared/environment";

const BUILT = new Date("2030-01-01T00:00:00Z");
const FIRST = "2026-03-01T10:00:00+02:00";
const SECOND = "2026-05-01T10:00:00+02:00";

const folder = mkdtempSync(path.join(tmpdir(), "paralane-changes-"));
const root = path.join(folder, "repository");
afterAll(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, time: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@customer.test", ...args], {
    cwd,
    env: { ...outsideGit(), GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
    stdio: "ignore",
  });

const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

beforeAll(() => {
  mkdirSync(path.join(root, "data"), { recursive: true });
  git(root, FIRST, "init");
  write("data/faq.yaml", "title: Questions\n");
  write("data/services.yaml", "title: Done {speedup} faster\n");
  write("data/stats.yaml", "stats: []\n");
  write("data/plans.yaml", "plans: [{ slug: basic, minutes: 1 }]\n");
  write("data/home.yaml", "title: For {basic.minutes} minutes\n");
  git(root, FIRST, "add", ".");
  git(root, FIRST, "commit", "-m", "Ask");
  write("data/stats.yaml", "stats: [1]\n");
  git(root, SECOND, "commit", "-am", "Count");
});

test("a page's date is the date of the last commit that changed its files", () => {
  expect(lastChange(root, ["data/faq.yaml"], BUILT)).toEqual(new Date(FIRST));
  expect(lastChange(root, ["data/faq.yaml", "data/stats.yaml"], BUILT)).toEqual(new Date(SECOND));
});

test("changing a figure changes the dates of the pages that refer to it", () => {
  expect(lastChange(root, ["data/services.yaml"], BUILT)).toEqual(new Date(SECOND));
  expect(lastChange(root, ["data/home.yaml"], BUILT)).toEqual(new Date(FIRST));
});

test("the date of a page with uncommitted changes is the build time", () => {
  write("data/faq.yaml", "title: More questions\n");
  expect(lastChange(root, ["data/faq.yaml"], BUILT)).toEqual(BUILT);
  expect(lastChange(root, ["data/stats.yaml"], BUILT)).toEqual(new Date(SECOND));
  write("data/faq.yaml", "title: Questions\n");
});

test("a commit date in the future is replaced with the build time", () => {
  expect(lastChange(root, ["data/faq.yaml"], new Date(0))).toEqual(new Date(0));
});

test("dates are found even if the user has configured git to show commit signatures", () => {
  git(root, SECOND, "config", "log.showSignature", "true");
  expect(lastChange(root, ["data/faq.yaml"], BUILT)).toEqual(new Date(FIRST));
});

test("the date is unknown for the oldest commit in a shallow clone", () => {
  const shallow = path.join(folder, "shallow");
  git(folder, SECOND, "clone", "--depth", "1", `file://${root}`, shallow);
  expect(lastChange(shallow, ["data/faq.yaml"], BUILT)).toBeUndefined();
});

test("the date is unknown without a repository, such as in a downloaded archive", () => {
  const bare = path.join(folder, "bare");
  mkdirSync(bare);
  expect(lastChange(bare, ["data/faq.yaml"], BUILT)).toBeUndefined();
});
