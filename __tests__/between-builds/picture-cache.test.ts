import {
  mkdirSync,
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
import {
  cached,
  keepEncodedPictures,
  keptPicture,
  limitPictures,
} from "../../src/between-builds/picture-cache";

let folder = "";
const at = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "paralane-pictures-"));
  writeFileSync(at("banner.png"), "a picture");
});
afterEach(() => rmSync(folder, { recursive: true }));

type Encode = Parameters<typeof cached>[0];

/** An encoder that writes what it was asked for, and counts how often. */
function encoder() {
  const made: string[] = [];
  const encode: Encode = async ({ inputPaths, outputDir, args }) => {
    for (const { outputPath, args: transform } of args.operations) {
      made.push(outputPath);
      const file = path.join(outputDir, outputPath);
      mkdirSync(path.dirname(file), { recursive: true });
      const picture = readFileSync(inputPaths[0]?.path ?? "", "utf8");
      writeFileSync(file, `${picture} as ${JSON.stringify(transform)}`);
    }
  };
  return { made, encode };
}

const job = (outputDir: string, widths: readonly number[], quality = 60) => ({
  inputPaths: [{ path: at("banner.png") }],
  outputDir: at(outputDir),
  args: {
    operations: widths.map((width) => ({ outputPath: `${width}/banner.avif`, args: { width } })),
    pluginOptions: { quality },
  },
});

const shown = (outputDir: string, width: number) =>
  readFileSync(at(outputDir, `${width}/banner.avif`), "utf8");

it("a picture is encoded once, for every folder that it is wanted in", async () => {
  const { made, encode } = encoder();
  const work = cached(encode, at("kept"), "1");
  await work(job("first", [400, 800]));
  await work(job("second", [400, 800]));
  expect(made).toEqual(["400/banner.avif", "800/banner.avif"]);
  expect(shown("second", 400)).toBe('a picture as {"width":400}');
});

it("what isn't there yet is made, and nothing else", async () => {
  const { made, encode } = encoder();
  const work = cached(encode, at("kept"), "1");
  await work(job("first", [400]));
  await work(job("second", [400, 1600]));
  expect(made).toEqual(["400/banner.avif", "1600/banner.avif"]);
});

it("another picture under the same name, another setting and another encoder count as new", async () => {
  const { made, encode } = encoder();
  await cached(encode, at("kept"), "1")(job("a", [400]));
  writeFileSync(at("banner.png"), "another picture");
  await cached(encode, at("kept"), "1")(job("b", [400]));
  expect(shown("b", 400)).toBe('another picture as {"width":400}');
  await cached(encode, at("kept"), "1")(job("c", [400], 80));
  await cached(encode, at("kept"), "2")(job("d", [400]));
  expect(made).toHaveLength(4);
});

it("a kept file that was cut short is made again", async () => {
  const { made, encode } = encoder();
  const work = cached(encode, at("kept"), "1");
  await work(job("first", [400]));
  const [name = ""] = readdirSync(at("kept"));
  truncateSync(at("kept", name), 3);
  await work(job("second", [400]));
  expect(made).toHaveLength(2);
  expect(shown("second", 400)).toBe('a picture as {"width":400}');
  expect(readFileSync(at("kept", name), "utf8")).toBe('a picture as {"width":400}');
});

it("two files are made at a time, and kept before the next are", async () => {
  const { made, encode } = encoder();
  const calls: number[] = [];
  const failing: Encode = async (asked) => {
    calls.push(asked.args.operations.length);
    if (calls.length === 2) throw new Error("killed");
    return encode(asked);
  };
  const widths = [400, 800, 1600];
  await expect(cached(failing, at("kept"), "1")(job("first", widths))).rejects.toThrow("killed");
  await cached(failing, at("kept"), "1")(job("second", widths));
  expect(calls).toEqual([2, 1, 1]);
  expect(made).toEqual(["400/banner.avif", "800/banner.avif", "1600/banner.avif"]);
});

it("a picture that fails to encode leaves nothing behind", async () => {
  const fail: Encode = async () => {
    throw new Error("no space left");
  };
  await expect(cached(fail, at("kept"), "1")(job("first", [400]))).rejects.toThrow("no space left");
  expect(readdirSync(folder)).toEqual(["banner.png"]);
});

it("while developing, pictures that are made on request go past the cache", async () => {
  const { made, encode } = encoder();
  const lazy = job("first", [400]);
  await cached(encode, at("kept"), "1")({ ...lazy, args: { ...lazy.args, isLazy: true } });
  expect(made).toEqual(["400/banner.avif"]);
  expect(readdirSync(folder)).toEqual(["banner.png", "first"]);
});

describe("a drawn picture", () => {
  const draw = jest.fn(async () => Buffer.from("drawn"));
  const picture = (...source: readonly unknown[]) => keptPicture(at("kept"), source, draw);
  beforeEach(() => draw.mockClear());
  afterEach(() => jest.restoreAllMocks());

  it("is drawn once", async () => {
    expect(String(await picture("<svg/>", { colours: 32 }))).toBe("drawn");
    expect(String(await picture("<svg/>", { colours: 32 }))).toBe("drawn");
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it("is drawn anew from another source, and with other options", async () => {
    await picture("<svg/>", { colours: 32 });
    await picture("<svg></svg>", { colours: 32 });
    await picture("<svg/>", { colours: 64 });
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it("is drawn anew by another sharp, and by another version of the image plugin", async () => {
    await picture("<svg/>");
    jest.replaceProperty(require("sharp"), "versions", { sharp: "0" });
    await picture("<svg/>");
    jest.replaceProperty(require("gatsby-plugin-sharp/package.json"), "version", "0");
    await picture("<svg/>");
    expect(draw).toHaveBeenCalledTimes(3);
  });
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

describe("in the place of the image plugin's own job", () => {
  const worker: Record<string, unknown> = jest.requireActual("gatsby-plugin-sharp/gatsby-worker");
  const original = worker.IMAGE_PROCESSING;
  afterEach(() => {
    worker.IMAGE_PROCESSING = original;
  });

  it("stands another", () => {
    keepEncodedPictures(at("kept"), {});
    expect(worker.IMAGE_PROCESSING).toEqual(expect.any(Function));
    expect(worker.IMAGE_PROCESSING).not.toBe(original);
  });

  it("a picture is made anew once the encoder is told something else", async () => {
    const { made, encode } = encoder();
    for (const effort of [4, 3, 3]) {
      worker.IMAGE_PROCESSING = encode;
      keepEncodedPictures(at("kept"), { effort });
      await (worker.IMAGE_PROCESSING as Encode)(job("shown", [400]));
    }
    expect(made).toHaveLength(2);
  });
});
