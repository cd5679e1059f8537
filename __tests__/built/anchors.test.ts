/** @jest-environment jsdom */

import { anchorsOn, INTERNAL_IDS } from "../../src/content/check/anchors";
import { readContentFile } from "../../src/content/check/content-file";
import { CONTENT_FILES } from "../../src/content/model";
import { NOT_READY_ID } from "../../src/runtime/names";
import { REAL } from "../support/content-sample";
import { PAGES } from "../support/site-content";
import { documentOf } from "./support/site";

const files = new Map(CONTENT_FILES.map(({ file }) => [file, readContentFile(file, REAL[file])]));

test.each(PAGES)(
  "the content check allows links to exactly the anchors that $path has",
  ({ path }) => {
    const ids = Array.from(documentOf(path).querySelectorAll("[id]"), ({ id }) => id);
    // A slug can't be one of the other ids, such as those that React generates.
    const places = ids.filter((id) => /^[a-z0-9-]+$/.test(id) && id !== NOT_READY_ID);
    expect([...(anchorsOn(path, files) ?? []), ...INTERNAL_IDS].sort()).toEqual(
      [...places, "top"].sort(),
    );
  },
);
