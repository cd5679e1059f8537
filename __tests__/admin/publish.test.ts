import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publishAdmin } from "../../src/admin/publish";
import { securityHeaders } from "../../src/host/security-headers";
import { newFolder } from "../support/new-folder";

const PAGES = securityHeaders({
  policy: "default-src 'none'",
  hsts: "",
  gtag: false,
  noindex: false,
});
const RULES = `/*\n${PAGES.map(({ key, value }) => `  ${key}: ${value}\n`).join("")}`;

jest.setTimeout(60_000);

const folder = newFolder();
beforeAll(() => {
  for (const name of ["index.html", "404.html"]) writeFileSync(path.join(folder, name), "Home");
  writeFileSync(path.join(folder, "_headers"), RULES);
});

test("without a repository, nothing is published", async () => {
  await publishAdmin(folder, {});
  expect(existsSync(path.join(folder, "admin"))).toBe(false);
  expect(readFileSync(path.join(folder, "_headers"), "utf8")).toBe(RULES);
});

describe("with a repository", () => {
  let server: ReturnType<typeof fork>;
  let url: string;
  beforeAll(async () => {
    await publishAdmin(folder, { GATSBY_ADMIN_REPOSITORY: "acme/website" });
    const script = path.join(__dirname, "../support/serve-folder.ts");
    server = fork(script, [folder], { execArgv: ["--import", "tsx"] });
    [{ url }] = (await once(server, "message")) as [{ url: string }];
  });
  afterAll(() => server?.kill());

  it("the editor has its own security policy and a noindex header, and the pages' headers don't change", async () => {
    for (const address of ["/admin", "/admin/admin.js"]) {
      const { status, headers } = await fetch(url + address);
      expect(status).toBe(200);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';" +
          "img-src 'self' blob: data: https://avatars.githubusercontent.com;font-src 'self';" +
          "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com;" +
          "form-action 'none';frame-ancestors 'none';base-uri 'none'",
      );
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=/);
    }
    const { headers } = await fetch(url);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-robots-tag")).toBeNull();
  });

  it("the editor loads only files from the site and contains the repository name", async () => {
    const page = await (await fetch(`${url}/admin`)).text();
    const scripts = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(scripts).toEqual(["/admin/admin.js"]);
    const names = readdirSync(path.join(folder, "admin")).filter((name) => name.endsWith(".js"));
    const bundle = names
      .map((name) => readFileSync(path.join(folder, "admin", name), "utf8"))
      .join();
    expect(bundle.includes("acme/website")).toBe(true);
    expect(bundle.includes("Nothing was saved.")).toBe(true);
    expect(bundle.includes("while saving the entry. Please try again later")).toBe(false);
    const fonts = [...bundle.matchAll(/assets\/[\w.-]+\.woff2/g)].map(([name]) => name);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(existsSync(path.join(folder, "admin", font))).toBe(true);
  });
});
