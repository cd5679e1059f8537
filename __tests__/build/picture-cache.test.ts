import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  encodeOnce,
  keepEncodedPictures,
  keptPicture,
  limitPictures,
  type PictureJob,
} from "../../src/build/picture-cache";

let folder = "";
const at = (...names: string[]) => path.join(folder, ...names);
const picture = (background: string) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "paralane-pictures-"));
  writeFileSync(at("banner.png"), await picture("teal"));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

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

it("each file of a picture is made once, and copied from then on", async () => {
  await encodeOnce(job("first", [40]), at("kept"));
  const encoded = jest.spyOn(sharp.prototype, "toFormat");
  await encodeOnce(job("second", [40, 80]), at("kept"));
  expect(encoded).toHaveBeenCalledTimes(1);
  expect(shown("second", 40)).toEqual(shown("first", 40));
  expect(kept()).toHaveLength(2);
});

it.each([
  ["wide colors", (one: Sharp) => one.png().withIccProfile("p3")],
  ["the colors of print", (one: Sharp) => one.jpeg({ quality: 100 }).withIccProfile("cmyk")],
  ["16 bits for each color", (one: Sharp) => one.toColourspace("rgb16").png()],
])("a picture with %s looks as it does in its program", async (_what, save) => {
  const color = { r: 110, g: 140, b: 120 };
  const whole = sharp({ create: { width: 80, height: 60, channels: 3, background: color } });
  writeFileSync(at("banner.png"), await save(whole).toBuffer());
  await encodeOnce(job("first", [40], { quality: 95 }), at("kept"));
  const { channels } = await sharp(shown("first", 40)).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  for (const [index, value] of Object.values(color).entries()) {
    expect(Math.abs((means[index] ?? 0) - value)).toBeLessThan(12);
  }
});

it("another picture under the same name, another quality and another encoder count as new", async () => {
  await encodeOnce(job("a", [40]), at("kept"));
  await encodeOnce(job("b", [40], { quality: 80 }), at("kept"));
  writeFileSync(at("banner.png"), await picture("orange"));
  await encodeOnce(job("c", [40]), at("kept"));
  expect(shown("c", 40)).not.toEqual(shown("a", 40));
  jest.replaceProperty(sharp, "versions", { ...sharp.versions, sharp: "0" });
  await encodeOnce(job("d", [40]), at("kept"));
  expect(kept()).toHaveLength(4);
});

it("a picture that can't be read whole fails, and leaves nothing behind", async () => {
  truncateSync(at("banner.png"), 60);
  await expect(encodeOnce(job("first", [40]), at("kept"))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["banner.png"]);
});

it("a page that asks for more than is done here hears so", async () => {
  await expect(encodeOnce(job("first", [40], { grayscale: true }), at("kept"))).rejects.toThrow(
    'A query asks for "grayscale", which build/picture-cache.ts doesn\'t do',
  );
});

it("a drawn picture is drawn once, and again from another source", async () => {
  const draw = jest.fn(async () => Buffer.from("drawn"));
  for (const source of [["<svg/>", { colours: 32 }], ["<svg/>", { colours: 32 }], ["<svg/>"]]) {
    expect(String(await keptPicture(at("kept"), source, draw))).toBe("drawn");
  }
  expect(draw).toHaveBeenCalledTimes(2);
});

it("what was used last stays within the limit", () => {
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

describe("in the place of the image plugin's own function for its jobs", () => {
  const worker: { IMAGE_PROCESSING?: ((job: PictureJob) => Promise<void>) | undefined } =
    jest.requireActual("gatsby-plugin-sharp/gatsby-worker");
  const original = worker.IMAGE_PROCESSING;
  afterEach(() => {
    worker.IMAGE_PROCESSING = original;
  });

  it("stands one that keeps what it makes", async () => {
    keepEncodedPictures(at("kept"));
    await worker.IMAGE_PROCESSING?.(job("first", [40]));
    expect(kept()).toHaveLength(1);
  });

  it("the plugin's own goes on making pictures on request, while developing", async () => {
    const ofPlugin = jest.fn(async () => {});
    worker.IMAGE_PROCESSING = ofPlugin;
    keepEncodedPictures(at("kept"));
    const lazy = job("first", [40]);
    await worker.IMAGE_PROCESSING?.({ ...lazy, args: { ...lazy.args, isLazy: true } });
    expect(ofPlugin).toHaveBeenCalledTimes(1);
  });
});
