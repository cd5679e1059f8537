/** @jest-environment jsdom */

import { anchorsOn } from "../../src/content/check/anchors";
import { readContentFile } from "../../src/content/check/content-file";
import { CONTENT_FILES } from "../../src/content/model";
import { REAL } from "../support/content-sample";
import { PAGES } from "../support/site-content";
import { documentOf } from "./support/site";

const files = new Map(CONTENT_FILES.map(({ file }) => [file, readContentFile(file, REAL[file])]));

test.each(PAGES)(
  "the content check allows links to exactly the anchors that $path has",
  ({ path }) => {
    const places = documentOf(path).querySelectorAll("main, main :is(h1, h2, h3, li, details)[id]");
    expect([...(anchorsOn(path, files) ?? [])].sort()).toEqual(
      [...Array.from(places, ({ id }) => id), "top"].sort(),
    );
  },
);
