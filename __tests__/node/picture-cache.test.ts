import {
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  cachedPicture,
  cacheEncodedPictures,
  encodeWithCache,
  limitPictures,
  type PictureJob,
} from "../../src/node/picture-cache";
import { newFolder } from "../support/new-folder";

let folder = "";
const at = (...names: string[]) => path.join(folder, ...names);
const picture = (background: string) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
beforeEach(async () => {
  folder = newFolder();
  writeFileSync(at("banner.png"), await picture("teal"));
});
afterEach(() => jest.restoreAllMocks());

const job = (outputDir: string, widths: readonly number[], args: object = {}): PictureJob => ({
  inputPaths: [{ path: at("banner.png") }],
  outputDir: at(outputDir),
  args: {
    operations: widths.map((width) => ({
      outputPath: `${width}/banner.avif`,
      args: { width, height: (width * 3) / 4, toFormat: "avif", quality: 52, ...args },
    })),
  },
});

const shown = (outputDir: string, width: number) =>
  readFileSync(at(outputDir, `${width}/banner.avif`));
const kept = () => readdirSync(at("kept"));

it("encodes each file once, then copies it from the cache", async () => {
  await encodeWithCache(job("first", [40]), at("kept"));
  const encoded = jest.spyOn(sharp.prototype, "toFormat");
  await encodeWithCache(job("second", [40, 80]), at("kept"));
  expect(encoded).toHaveBeenCalledTimes(1);
  expect(shown("second", 40)).toEqual(shown("first", 40));
  expect(kept()).toHaveLength(2);
});

it.each([
  ["wide colors", (one: Sharp) => one.png().withIccProfile("p3")],
  ["CMYK colors", (one: Sharp) => one.jpeg({ quality: 100 }).withIccProfile("cmyk")],
  ["16 bits per color", (one: Sharp) => one.toColourspace("rgb16").png()],
])("keeps the colors of a picture with %s", async (_what, save) => {
  const color = { r: 110, g: 140, b: 120 };
  const whole = sharp({ create: { width: 80, height: 60, channels: 3, background: color } });
  writeFileSync(at("banner.png"), await save(whole).toBuffer());
  await encodeWithCache(job("first", [40], { quality: 95 }), at("kept"));
  const { channels } = await sharp(shown("first", 40)).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  for (const [index, value] of Object.values(color).entries()) {
    expect(Math.abs((means[index] ?? 0) - value)).toBeLessThan(12);
  }
});

it("encodes a picture again if the picture, the quality or the encoder changes", async () => {
  await encodeWithCache(job("a", [40]), at("kept"));
  await encodeWithCache(job("b", [40], { quality: 80 }), at("kept"));
  writeFileSync(at("banner.png"), await picture("orange"));
  await encodeWithCache(job("c", [40]), at("kept"));
  expect(shown("c", 40)).not.toEqual(shown("a", 40));
  jest.replaceProperty(sharp, "versions", { ...sharp.versions, sharp: "0" });
  await encodeWithCache(job("d", [40]), at("kept"));
  expect(kept()).toHaveLength(4);
});

it("fails for a damaged picture without leaving any files behind", async () => {
  truncateSync(at("banner.png"), 60);
  await expect(encodeWithCache(job("first", [40]), at("kept"))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["banner.png"]);
});

it("draws a picture once and redraws it if its source changes", async () => {
  const draw = jest.fn(async () => Buffer.from("drawn"));
  for (const source of [["<svg/>", { colors: 32 }], ["<svg/>", { colors: 32 }], ["<svg/>"]]) {
    expect(String(await cachedPicture(at("kept"), source, draw))).toBe("drawn");
  }
  expect(draw).toHaveBeenCalledTimes(2);
});

it("keeps only the most recently used files, up to the size limit", () => {
  for (const [name, time] of [
    ["old", 1],
    ["newest", 3],
    ["newer", 2],
  ] as const) {
    writeFileSync(at(name), "12345");
    utimesSync(at(name), time, time);
  }
  rmSync(at("banner.png"));
  limitPictures(folder, 10);
  expect(readdirSync(folder).sort()).toEqual(["newer", "newest"]);
  expect(() => limitPictures(at("nothing-there"), 10)).not.toThrow();
});

describe("the image plugin's job function", () => {
  const worker: { IMAGE_PROCESSING?: ((job: PictureJob) => Promise<void>) | undefined } =
    jest.requireActual("gatsby-plugin-sharp/gatsby-worker");
  const original = worker.IMAGE_PROCESSING;
  afterEach(() => {
    worker.IMAGE_PROCESSING = original;
  });

  it("is replaced with a function that caches its results", async () => {
    cacheEncodedPictures(at("kept"));
    await worker.IMAGE_PROCESSING?.(job("first", [40]));
    expect(kept()).toHaveLength(1);
  });

  it("still creates pictures on request during development", async () => {
    const original = jest.fn(async () => {});
    worker.IMAGE_PROCESSING = original;
    cacheEncodedPictures(at("kept"));
    const lazy = job("first", [40]);
    await worker.IMAGE_PROCESSING?.({ ...lazy, args: { ...lazy.args, isLazy: true } });
    expect(original).toHaveBeenCalledTimes(1);
  });
});
