import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { AVIF_OPTIONS, setAvifOptions } from "../../src/gatsby/avif-options";
import { PICTURE } from "../support/content-places";

const prototype: { avif: Sharp["avif"] } = sharp.prototype;
const { avif } = prototype;
afterEach(() => {
  prototype.avif = avif;
});

const picture = () => sharp(path.join("static", "images", PICTURE)).resize(360);

it("every picture is encoded with them, in the quality that it was asked for", async () => {
  const plain = await picture().avif({ quality: 52 }).toBuffer();
  const told = await picture()
    .avif({ quality: 52, ...AVIF_OPTIONS })
    .toBuffer();
  setAvifOptions();
  expect(await picture().avif({ quality: 52 }).toBuffer()).toEqual(told);
  expect(told).not.toEqual(plain);
});

it("stops the build where sharp has lost what they are set on", () => {
  Reflect.deleteProperty(prototype, "avif");
  expect(setAvifOptions).toThrow('A package has no function "avif" any more');
});
