/** @jest-environment jsdom */
import { readContentFile } from "../../src/content/check/content-file";
import { placesOn } from "../../src/content/check/places";
import { CONTENT_FILES } from "../../src/content/model";
import { changed, lineOf, REAL, told } from "../support/content-sample";
import { PAGES } from "../support/site-content";
import { documentOf } from "./support/site";

const files = new Map(CONTENT_FILES.map(({ file }) => [file, readContentFile(file, REAL[file])]));

test.each(PAGES)("the check knows each place of $path that a link may lead to", ({ path }) => {
  const places = documentOf(path).querySelectorAll("main, main :is(h1, h2, h3, li, details)[id]");
  expect([...(placesOn(path, files) ?? [])].sort()).toEqual(
    [...Array.from(places, ({ id }) => id), "top"].sort(),
  );
});

test.each([
  ["faq.yaml", "own-browser-grid", "/faq"],
  ["plans.yaml", "enterprise", "/pricing"],
  ["case-studies.yaml", "healthcare-devops", "/case-studies"],
  ["case-studies.yaml", "healthcare-devops", "/"],
] as const)("in %s no slug may be an id that %s's page %s has already", (name, slug, path) => {
  const entries = CONTENT_FILES.flatMap(({ file }) =>
    [...REAL[file].matchAll(/^ {2}- slug: (.*)$/gm)].map(([, own = ""]) => own),
  );
  const ids = [...documentOf(path).querySelectorAll("[id]:not([id^=gatsby-])")]
    .map(({ id }) => id)
    .filter((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && !entries.includes(id));
  expect(ids).toEqual(expect.arrayContaining(["site-nav", "content", "call-to-action"]));
  const line = lineOf(name, `slug: ${slug}`);
  for (const id of ["top", ...ids]) {
    const lines = told({ [name]: changed(name, `slug: ${slug}`, `slug: ${id}`) });
    // Where another file names the entry, that is reported too.
    expect(lines.filter((text) => text.startsWith(`data/${name}`))).toEqual([
      expect.stringMatching(`^data/${name}:${line}:11 .*has a place called "${id}" already`),
    ]);
  }
});
