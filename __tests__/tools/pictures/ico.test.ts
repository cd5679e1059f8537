import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { wrapInIco } from "../../../tools/pictures/ico";

test("an ICO file says the size and the place of each of its images", () => {
  const ico = wrapInIco([
    { pixels: 16, png: Buffer.from("first") },
    { pixels: 256, png: Buffer.from("second") },
  ]);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  expect([ico[6], ico[7], ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([16, 16, 5, 38]);
  expect([ico[22], ico[23], ico.readUInt32LE(30), ico.readUInt32LE(34)]).toEqual([0, 0, 6, 43]);
  expect(ico.subarray(38).toString()).toBe("firstsecond");
});

test("the favicon holds pictures of 16, 32 and 48 pixels", async () => {
  const ico = readFileSync(join(__dirname, "../../../static/favicon.ico"));
  const images = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const offset = ico.readUInt32LE(6 + 16 * index + 12);
    return ico.subarray(offset, offset + ico.readUInt32LE(6 + 16 * index + 8));
  });
  const sizes = await Promise.all(
    images.map(async (image) => (await sharp(image).metadata()).width),
  );
  expect(sizes).toEqual([16, 32, 48]);
});
