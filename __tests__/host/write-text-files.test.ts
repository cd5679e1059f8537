import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildTime, onPostBuild, securityTxt } from "../../src/host/write-text-files";

const SITE = {
  brand: { url: "https://paralane.example" },
  contact: { supportEmail: "support@paralane.example" },
};

const directory = mkdtempSync(path.join(tmpdir(), "paralane-texts-"));
mkdirSync(path.join(directory, "public"));
afterAll(() => rmSync(directory, { recursive: true }));

const written = (name: string) => readFileSync(path.join(directory, "public", name), "utf8");

/** Runs the hook with an answer to its query. */
async function build(answer: { data?: object; errors?: object[] }) {
  const reporter = { panicOnBuild: jest.fn() };
  const store = { getState: () => ({ program: { directory } }) };
  type Hook = NonNullable<typeof onPostBuild>;
  const args = { graphql: async () => answer, reporter, store } as unknown as Parameters<Hook>[0];
  await onPostBuild?.(args, { plugins: [] }, () => {});
  return reporter;
}

it("lets robots read every page and names the sitemap by the site's address", async () => {
  await build({ data: { content: { site: SITE } } });
  expect(written("robots.txt")).toBe(
    "User-agent: *\nAllow: /\nSitemap: https://paralane.example/sitemap-index.xml\n",
  );
  expect(written(".well-known/security.txt")).toBe(securityTxt(SITE, new Date()));
});

it("stops the build if the site's addresses can't be read", async () => {
  const errors = [{ message: "no" }];
  const { panicOnBuild } = await build({ errors });
  expect(panicOnBuild).toHaveBeenCalledWith(
    "robots.txt, security.txt: the site's addresses can't be read",
    errors,
  );
});

describe("security.txt", () => {
  it("says where to report a weakness, and until when that holds", () => {
    expect(securityTxt(SITE, new Date("2026-11-21T09:00:00Z")).split("\n")).toEqual([
      "Contact: mailto:support@paralane.example",
      "Expires: 2027-11-01T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://paralane.example/.well-known/security.txt",
      "",
    ]);
  });

  it.each(["2026-01-01T00:00:00Z", "2027-12-31T23:59:59Z", "2028-02-29T12:00:00Z"])(
    "holds for eleven months to a year when built at %s",
    (built) => {
      const [, expires = ""] = /Expires: (.*)/.exec(securityTxt(SITE, new Date(built))) ?? [];
      const days = (Date.parse(expires) - Date.parse(built)) / 86_400_000;
      expect(days).toBeGreaterThan(330);
      expect(days).toBeLessThanOrEqual(366);
    },
  );

  it("is the same again for a build that is repeated", () => {
    expect(buildTime({ SOURCE_DATE_EPOCH: "1795251600" })).toEqual(
      new Date("2026-11-21T09:00:00Z"),
    );
    expect(Math.abs(buildTime({}).getTime() - Date.now())).toBeLessThan(1000);
  });
});
