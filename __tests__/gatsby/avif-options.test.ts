import sharp, { type Sharp } from "sharp";
import { AVIF_OPTIONS, setAvifOptions } from "../../src/gatsby/avif-options";

const prototype: { avif: Sharp["avif"] } = sharp.prototype;
const { avif } = prototype;
afterEach(() => {
  prototype.avif = avif;
});

const banner = () => sharp("static/images/banner.png").resize(360);

it("every picture is encoded with them, in the quality that it was asked for", async () => {
  const plain = await banner().avif({ quality: 52 }).toBuffer();
  const told = await banner()
    .avif({ quality: 52, ...AVIF_OPTIONS })
    .toBuffer();
  setAvifOptions();
  expect(await banner().avif({ quality: 52 }).toBuffer()).toEqual(told);
  expect(told).not.toEqual(plain);
});

it("stops the build where sharp has lost what they are set on", () => {
  Reflect.deleteProperty(prototype, "avif");
  expect(setAvifOptions).toThrow('A package has no function "avif" any more');
});
