import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { namePictures } from "../../src/host/name-pictures";
import { filesBelow } from "../../src/node/files-below";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "paralane-names-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const BANNER = "/static/26d3e29347a2150ff3a9ae4088866f10";
const CHART = "/static/57b134159ae4088866f126d3e29347a2";

const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

/** A site with two pictures, of which one page shows both. */
function build(wide = "wide banner") {
  write(`${BANNER}/a0b1c/banner.avif`, "banner");
  write(`${BANNER}/d2e3f/banner.avif`, wide);
  write(`${BANNER}/44444/banner.webp`, "narrow banner");
  write(`${BANNER}/55555/banner.webp`, "banner in WebP");
  write(`${CHART}/a0b1c/load-chart.avif`, "chart");
  write("static/geist-7c249afb.woff2", "font");
  const srcSet = `${BANNER}/a0b1c/banner.avif 360w,${BANNER}/d2e3f/banner.avif 720w`;
  write("index.html", `<source srcSet="${srcSet}"/><img src="${BANNER}/55555/banner.webp"/>`);
  write("page-data/index/page-data.json", JSON.stringify({ avif: srcSet }));
  write("faq.html", `<img src="${CHART}/a0b1c/load-chart.avif"/>`);
}

/** What follows `banner-` in the name of its widest file. */
const digitsOf = (name: string) => /static\/[a-z-]+-([0-9a-f]{8})/.exec(read(name))?.[1];

it("calls each picture that a page shows by its name, its content and its width", () => {
  build();
  namePictures(folder);
  const digits = digitsOf("index.html");
  const chart = digitsOf("faq.html");
  expect(chart).not.toBe(digits);
  const srcSet = `/static/banner-${digits}-360.avif 360w,/static/banner-${digits}-720.avif 720w`;
  expect(read("index.html")).toBe(
    `<source srcSet="${srcSet}"/><img src="/static/banner-${digits}-55555.webp"/>`,
  );
  expect(JSON.parse(read("page-data/index/page-data.json"))).toEqual({ avif: srcSet });
  expect(filesBelow(path.join(folder, "static"))).toEqual([
    `banner-${digits}-360.avif`,
    `banner-${digits}-55555.webp`,
    `banner-${digits}-720.avif`,
    "geist-7c249afb.woff2",
    `load-chart-${chart}-a0b1c.avif`,
  ]);
  expect(read(`static/banner-${digits}-720.avif`)).toBe("wide banner");
});

it("calls it otherwise once one of its files is another, since browsers keep them for a year", () => {
  build();
  namePictures(folder);
  const before = digitsOf("index.html");
  rmSync(path.join(folder, "static"), { recursive: true });
  build("wide banner at another quality");
  namePictures(folder);
  expect(digitsOf("index.html")).not.toBe(before);
});

it("keeps both files of a picture that one place shows wider than another", () => {
  build();
  write("faq.html", `<img src="${BANNER}/44444/banner.webp"/>`);
  namePictures(folder);
  const digits = digitsOf("index.html");
  expect(read("faq.html")).toBe(`<img src="/static/banner-${digits}-44444.webp"/>`);
  expect(read(`static/banner-${digits}-44444.webp`)).toBe("narrow banner");
  expect(read(`static/banner-${digits}-55555.webp`)).toBe("banner in WebP");
});

it("stops where a page shows a file that isn't there", () => {
  build();
  rmSync(path.join(folder, BANNER, "d2e3f"), { recursive: true });
  expect(() => namePictures(folder)).toThrow("d2e3f");
});

it("stops where two files of a picture would be called the same", () => {
  build();
  write(`${BANNER}/99999/banner.avif`, "banner at another quality");
  write("pricing.html", `<source srcSet="${BANNER}/99999/banner.avif 360w"/>`);
  expect(() => namePictures(folder)).toThrow(
    /a0b1c\/banner\.avif and .*99999\/banner\.avif would both be .*-360\.avif/,
  );
});
