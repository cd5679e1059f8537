import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../../src/content/check/check-content";
import { formatError } from "../../src/content/check/content-error";
import { ANIMATED, NO_PICTURE, TRANSPARENT } from "../../src/content/picture-rules";
import { findPictureErrors } from "../../src/content/pictures";
import { changed } from "../support/content-sample";
import { PNG, temporaryProject } from "../support/temporary-project";

type Format = "png" | "jpeg" | "webp" | "gif" | "avif";

const drawn = (format: Format, width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#284" } })
    .toFormat(format)
    .toBuffer();

async function messagesFor(name: string, content: Buffer | string): Promise<string[]> {
  const root = temporaryProject({
    "case-studies.yaml": changed("case-studies.yaml", "harbour-dusk.png", `"${name}"`),
  });
  const file = path.join(root, "static", "images", name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return checkContent(root, await findPictureErrors(root)).map(({ message }) => message);
}

it.each([
  ["new.png", "png"],
  ["new.jpg", "jpeg"],
  ["_new_1.edited.jpeg", "jpeg"],
  ["new.webp", "webp"],
  ["2026/spring/new-2.png", "png"],
] as const)("accepts %s", async (name, format) => {
  expect(await messagesFor(name, await drawn(format))).toEqual([]);
});

it("doesn't suggest hidden files", () => {
  const root = temporaryProject({
    "case-studies.yaml": changed("case-studies.yaml", "harbour-dusk.png", "DS_Store.png"),
  });
  writeFileSync(path.join(root, "static", "images", ".DS_Store"), "");
  const [message] = checkContent(root).map(({ message }) => message);
  expect(message).toMatch(
    /^there is no picture "DS_Store.png" in static\/images; choose one of these: harbour-/,
  );
});

it("checks a picture again after it is saved, even if its file size hasn't changed", async () => {
  const root = temporaryProject({});
  const file = path.join(root, "static", "images", "new.png");
  mkdirSync(path.dirname(file), { recursive: true });
  const whole = await drawn("png");
  const damaged = Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100)]);
  for (const [time, content, error] of [
    [1, whole, undefined],
    [2, damaged, expect.stringMatching(/^this picture is damaged, incomplete/)],
    [3, whole, undefined],
  ] as const) {
    writeFileSync(file, content);
    utimesSync(file, time, time);
    for (const _ of ["decoded", "cached"]) {
      expect((await findPictureErrors(root)).get("new.png")).toEqual(error);
    }
  }
});

const SIZED = (size: string) =>
  `this picture is ${size} pixels; use one that is at least 800 pixels wide (1600 is best) and whose height is a third to four thirds of its width`;
const NAMED = (type: string, name: string) =>
  `this picture is actually a ${type}; rename the file in static/images to "${name}", and use that name here`;
const TOO_LARGE =
  "this picture is too large for the build to process; resize it to a width of about 1600 pixels in an image editor";
const truncated = drawn("png").then((whole) => whole.subarray(0, whole.length / 2));
const withAlpha = (alpha: number) =>
  sharp({
    create: { width: 800, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha } },
  })
    .png()
    .toBuffer();
const photo = async (width: number, height: number, orientation: number) =>
  sharp(await drawn("jpeg", width, height))
    .withMetadata({ orientation })
    .toBuffer();

async function animated(): Promise<Buffer> {
  const whole = await drawn("png");
  // Insert an animation chunk before the pixel data.
  const at = whole.indexOf("IDAT") - 4;
  const part = Buffer.from("000000086163544c0000000200000000f38d9370", "hex");
  return Buffer.concat([whole.subarray(0, at), part, whole.subarray(at)]);
}

async function huge(): Promise<Buffer> {
  const picture = await drawn("jpeg");
  // In a JPEG file, the height and width come after the start-of-frame marker.
  const frame = picture.indexOf(Buffer.from("ffc0", "hex"));
  picture.writeUInt16BE(20_000, frame + 5);
  picture.writeUInt16BE(20_000, frame + 7);
  return picture;
}

it.each([
  ["an empty file", "new.png", "", NO_PICTURE],
  ["a text", "new.png", "a text", NO_PICTURE],
  ["a GIF", "new.png", drawn("gif"), NO_PICTURE],
  ["a truncated picture", "new.png", truncated, NO_PICTURE],
  ["a narrow picture", "new.jpg", drawn("jpeg", 160, 120), SIZED("160 x 120")],
  ["a tall picture", "new.jpg", drawn("jpeg", 900, 2400), SIZED("900 x 2400")],
  ["a wide picture", "new.jpg", drawn("jpeg", 2400, 300), SIZED("2400 x 300")],
  ["a JPG called PNG", "new.png", drawn("jpeg"), NAMED("JPG", "new.jpg")],
  ["a PNG called JPG", "new.jpg", drawn("png"), NAMED("PNG", "new.png")],
  ["transparent areas", "new.png", withAlpha(0.5), TRANSPARENT],
  ["an animated picture", "new.png", animated(), ANIMATED],
  ["too many pixels", "new.jpg", huge(), TOO_LARGE],
  ["a photo", "img_2041.jpeg", photo(3000, 4000, 1), undefined],
  ["a photo that is stored on its side", "img_2041.jpeg", photo(1200, 900, 6), undefined],
  ["an opaque alpha channel", "new.png", withAlpha(1), undefined],
])("for %s, the message is right", async (_what, name, content, message) => {
  expect(await messagesFor(name, await content)).toEqual(message === undefined ? [] : [message]);
});

const renameTo = (name: string) =>
  `rename the file in static/images to "${name}", and use that name here`;
const EXPORT =
  "export the picture as a PNG or JPG whose name contains only lowercase letters, digits and hyphens";

it.each([
  ["my picture.png", renameTo("my-picture.png")],
  ["Picture.png", renameTo("picture.png")],
  ["größe.png", renameTo("grosse.png")],
  ["new.gif", EXPORT],
])("rejects the name %s: %s", async (name, fix) => {
  expect(await messagesFor(name, await drawn("png"))).toEqual([
    `"${name}" isn't a valid name for a picture; ${fix}`,
  ]);
});

describe("location data in pictures", () => {
  const position = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 22/1 0/1" } };
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>52,22N</exif:GPSLatitude></x:xmpmeta>';
  // As phones write it: a TIFF header and a directory, whose only entry points to GPS data.
  const BIG_ENDIAN = Buffer.from("4d4d002a00000008000188250004000000010000001a", "hex");
  const POSITION =
    "this picture's metadata reveals where it was taken; remove the location data in an image editor before you publish it";

  it.each([
    ["images/beach.jpg", sharp(PNG).jpeg().withExif(position)],
    ["images/beach.png", sharp(PNG).png().withExif(position)],
    ["images/2026/beach.jpg", sharp(PNG).jpeg().withXmp(xmp)],
    ["files/Beach.JPEG", sharp(PNG).jpeg().withExif(position)],
    ["images/big-endian.jpg", { toBuffer: async () => BIG_ENDIAN }],
  ])("is reported in %s, even if no page shows it", async (name, picture) => {
    const root = temporaryProject();
    const file = path.join(root, "static", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await picture.toBuffer());
    expect(checkContent(root).map((error) => formatError(error))).toEqual([
      `static/${name}:1:1  ${POSITION}`,
    ]);
  });

  it("other camera metadata isn't reported", async () => {
    const root = temporaryProject();
    const other = { IFD0: { Make: "Camera", Copyright: "Us" }, IFD2: { FNumber: "2/1" } };
    const picture = await sharp(PNG).jpeg().withExif(other).toBuffer();
    writeFileSync(path.join(root, "static", "images", "beach.jpg"), picture);
    expect(checkContent(root)).toEqual([]);
  });
});

it("ignores damaged pictures that no page uses, and folders named like pictures", async () => {
  const root = temporaryProject();
  const images = path.join(root, "static", "images");
  writeFileSync(path.join(images, "unused.png"), (await drawn("png")).subarray(0, 60));
  mkdirSync(path.join(images, "folder.png"));
  expect(await findPictureErrors(root)).toEqual(
    new Map([["unused.png", expect.stringContaining("is damaged, incomplete")]]),
  );
  expect(checkContent(root, await findPictureErrors(root))).toEqual([]);
});
