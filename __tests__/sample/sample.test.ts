import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { content } from "../support/site-content";

const ROOT = path.resolve(__dirname, "../..");
const read = (...names: string[]) => readFileSync(path.join(ROOT, ...names), "utf8");
const data = JSON.stringify(content);
const images = readdirSync(path.join(ROOT, "static/images"));

/*
 * The content that the specification requires, by section. Everything else in `data/` is sample content,
 * which no test depends on. If you change required content, update these tests too.
 */
describe("the specification requires", () => {
  const like = (words: RegExp) => expect.stringMatching(words);
  const toContact = { action: { href: "/contact" } };

  test("section 2: the navigation links, in order", () => {
    const links = content.site.nav.map(({ label, href, newTab }) => [label, href, newTab]);
    expect(links).toEqual([
      ["Features", "/features", undefined],
      ["Services", "/services", undefined],
      ["Pricing", "/pricing", undefined],
      ["Case Studies", "/case-studies", undefined],
      ["Blog", like(/^https:/), true],
      ["Contact", "/contact", undefined],
      ["Login", like(/^https:/), undefined],
    ]);
  });

  test("section 2: the titles and link targets of Home and Services", () => {
    expect(content.home).toMatchObject({
      hero: { title: "Deploy quickly with confidence", ...toContact },
      howItWorks: { title: like(/^how it works$/i) },
      callToAction: toContact,
    });
    expect(content.services).toMatchObject({
      ...toContact,
      title: "Test Automation / Continuous Testing Strategy",
      whatWeDo: { title: like(/^what we do$/i) },
      agile: { title: "Agile Software Testing" },
      devops: { title: like(/^devops$/i) },
      reasons: { title: like(/^common reasons companies reach out$/i) },
      whyUs: { title: like(/^why us$/i) },
      callToAction: toContact,
    });
  });

  test("section 2: the titles, layers and integrations of Features", () => {
    expect(content.features).toMatchObject({
      ...toContact,
      title: "Testing For Full Stack Serverless Web Apps With Continuous Deployment",
      continuousTesting: { title: like(/continuous testing/i) },
      cloudPlatform: { title: like(/cloud-based platform/i) },
      existingScripts: { title: like(/scripts/i) },
      fullStack: {
        title: like(/full stack testing/i),
        layers: ["UI", "API", "Database", "Acceptance", "Load"].map((name) => ({ name })),
      },
      fasterResults: { title: like(/^faster results, 15x or more$/i) },
      integrations: {
        title: like(/devops tool integrations/i),
        items: [/RESTful API/, /webhooks/i, /block.*deploy/i].map((title) => ({
          title: like(title),
        })),
      },
      resultsTable: { title: like(/collaborative results repository/i) },
      callToAction: toContact,
    });
  });

  test("section 2: the case studies and the questions, in order", () => {
    expect(content.caseStudies.caseStudies.map((study) => JSON.stringify(study))).toEqual([
      like(/fireworks.*load.test/i),
      like(/payments.*300(x| times)/i),
      like(/healthcare.*devops/i),
    ]);
    expect(content.caseStudies).toMatchObject({ ...toContact, callToAction: toContact });
    const { questions } = content.faq;
    expect(questions.map(({ question, answer }) => [question, ...answer].join(" "))).toEqual([
      like(/CI\/CD server.*not enough/i),
      like(/firewall.*static IP allow-listing.*tunnel tool.*no certificate-based authentication/is),
      like(/browser.*grid|grid.*browser/i),
    ]);
    expect(content.faq).toMatchObject({ ...toContact, callToAction: toContact });
  });

  test("sections 5 and 8: the form's messages", () => {
    expect(content.contact.contactForm).toMatchObject({
      errors: {
        required: "Required",
        email: "Invalid email address",
        phone: "Invalid phone number",
      },
      failure: "Oops! Failed to submit, please try again.",
      success: "Thank you! We will reach out soon.",
    });
  });

  test("section 9: the plans", () => {
    const others = { ciCd: true, unlimitedUsers: true, premiumSupport: false };
    const listed = (name: string, annual: number, monthly: number) => ({
      ...others,
      name,
      price: { annual, monthly },
    });
    const fixed = content.plans.plans.map(
      ({ name, price, minutes, parallelTests, overage, ciCd, unlimitedUsers, premiumSupport }) => ({
        ...{ name, price, minutes, parallelTests, overage },
        ...{ ciCd, unlimitedUsers, premiumSupport },
      }),
    );
    expect(fixed).toEqual([
      { ...listed("Free", 0, 0), minutes: 500, parallelTests: 5, unlimitedUsers: false },
      { ...listed("Basic", 100, 140), minutes: 15_000, parallelTests: 15, overage: 0.02 },
      { ...listed("Pro", 300, 375), minutes: 60_000, parallelTests: 30, overage: 0.02 },
      { ...others, name: "Enterprise", premiumSupport: true },
    ]);
    expect(content.plans).toMatchObject({
      ...toContact,
      callToAction: toContact,
      faq: { href: "/faq" },
    });
    expect(content.plans.words).toMatchObject({ custom: "Custom", veryLarge: "Very large" });
    const notes = content.plans.notes.join(" ");
    expect(notes).toMatch(/USD per month, for Linux servers.*Windows servers.*contact/i);
  });

  test("section 9: the marketing claims", () => {
    expect(content.stats.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "250K tests run per month",
      "10 minutes or less per run",
      "5000+ hours saved per company",
      "2000+ tests written",
      "15x faster on average",
    ]);
  });

  test("the pictures' file names", () => {
    const steps = ["connect", "run", "review"].map((step) => `slider-${step}.png`);
    const studies = ["fireworks", "payments", "healthcare"].map((study) => `case-${study}.png`);
    const named = ["banner.png", "shape-background.svg", ...steps, ...studies];
    expect(images).toEqual(expect.arrayContaining(named));
  });
});

test("the sample's external links use only host names reserved for examples", () => {
  const hosts = Array.from(data.matchAll(/https:\/\/([^/\s"]+)/g), ([, host]) => host);
  expect(hosts.filter((host) => !host?.endsWith(".example"))).toEqual([]);
  expect(hosts.length).toBeGreaterThan(10);
});

test("data/customers.yaml says that the customers in the sample are fictional", () => {
  expect(read("data/customers.yaml")).toMatch(/^# .*\bfictional\b/m);
});

test.each(images)("the sample picture %s is smaller than 600 KB", (file) => {
  expect(statSync(path.join(ROOT, "static/images", file)).size).toBeLessThan(600_000);
});

// To update the hashes, run `sha256sum $(cut -c 67- workshop/pictures/sample.sha256) > sums`, and then replace
// sample.sha256 with the new file.
test("the commands in docs/adopting.md find the sample's pictures, and the names of the company and its customers", () => {
  for (const line of read("workshop/pictures/sample.sha256").trim().split("\n")) {
    const picture = readFileSync(path.join(ROOT, line.slice(66)));
    expect(`${createHash("sha256").update(picture).digest("hex")}  ${line.slice(66)}`).toBe(line);
  }
  const [, pattern = ""] =
    /git grep -niE "(.*)" -- data static src/.exec(read("docs/adopting.md")) ?? [];
  const slugs = content.customers.customers.map(({ slug }) => slug);
  for (const name of [content.site.brand.name, ...slugs])
    expect(name).toMatch(RegExp(pattern, "i"));
});
