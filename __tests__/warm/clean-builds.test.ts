import { readFileSync } from "node:fs";
import { filesBelow } from "../../src/node/files-below";
import { formatDollars } from "../../src/numbers/numbers";
import { MONTHLY, RAISED } from "../support/content-places";
import { differences, interrupt, ProjectCopy, type Site } from "../support/project-copy";
import { visitWithTag } from "./support/visit-with-tag";

// Every build starts from nothing but the encoded pictures: whatever was before it must not show.
jest.setTimeout(600_000);

const project = new ProjectCopy();
afterAll(() => project.dispose());

/** How many pages, data files and lists of headers hold a text that no figure goes on after. */
const countOf = (text: string) =>
  filesBelow(project.at("public"))
    .filter((name) => /\.(?:html|json)$/.test(name) || name === "_headers")
    .map((name) => readFileSync(project.at("public", name), "utf8").split(text).slice(1))
    .filter((after) => after.some((rest) => !/^[,.]?\d/.test(rest))).length;

const raisePrice = () =>
  project.edit("data/plans.yaml", (text) =>
    text.replace(`monthly: ${MONTHLY}`, `monthly: ${RAISED}`),
  );

let first: Site = new Map();
beforeAll(async () => {
  first = await project.site();
});

it("a build after one that failed shows the new price, and posts where its settings say", async () => {
  raisePrice();
  const right = project.read("src/templates/Faq.tsx");
  project.edit("src/templates/Faq.tsx", (text) => `${text}\nconst = 1;\n`);
  expect((await project.build()).code).toBe(1);
  project.edit("src/templates/Faq.tsx", () => right);
  project.set({
    GATSBY_CONTACT_WEBHOOK_URL: "https://b.example/hook",
    GATSBY_GTAG_ID: "G-AB12CD34EF",
  });
  await project.site();
  expect(countOf(formatDollars(Number(RAISED)))).toBeGreaterThan(0);
  expect(countOf(formatDollars(Number(MONTHLY)))).toBe(0);
  // The form's data, and the policy.
  expect(countOf("https://b.example")).toBe(2);
  expect(countOf("/hooks/contact")).toBe(0);
});

describe("the tag of Google's that was configured with it", () => {
  it("hears that nothing is consented to, then of pages without what their addresses hold", async () => {
    const { asked, told, problems } = await visitWithTag(project.at("public"));
    expect(problems).toEqual([]);
    expect(asked).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF"]);
    expect(told[0]).toEqual([
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ]);
    const pages = told.filter(([command, name]) => command === "event" && name === "page_view");
    expect(pages.map(([, , page]) => page)).toEqual([
      { page_path: "/" },
      { page_path: "/pricing" },
    ]);
    expect(JSON.stringify(told)).not.toContain("jane");
  });

  it.each(["doNotTrack", "globalPrivacyControl"])("isn't asked for under %s", async (refusal) => {
    const { asked, told, problems } = await visitWithTag(project.at("public"), refusal);
    expect({ asked, told, problems }).toEqual({ asked: [], told: [], problems: [] });
  });
});

it("a build after one with other settings and one that was killed is like the first, byte for byte", async () => {
  await interrupt(project.start(), "SIGKILL", /Writing page-data\.json .* - /);
  project.restore();
  expect(differences(await project.site(), first)).toEqual([]);
});
