import sharp from "sharp";
import { comparePictures } from "../../../tools/review/compare-pictures";

/** A white picture of 100 dots' width with a black square on it. */
const page = (height: number, square: number) =>
  sharp({ create: { width: 100, height, channels: 3, background: "#fff" } })
    .composite([
      {
        input: { create: { width: 10, height: 10, channels: 3, background: "#000" } },
        left: square,
        top: 5,
      },
    ])
    .png()
    .toBuffer();

const sizeOf = async (picture: Buffer | undefined) => {
  const { width, height, format } = await sharp(picture).metadata();
  return { width, height, format };
};

it("finds nothing in two equal pictures", async () => {
  const { share, marked } = await comparePictures(await page(100, 20), await page(100, 20));
  expect({ share, marked }).toEqual({ share: 0, marked: undefined });
});

it("counts the dots that differ, and marks them in red", async () => {
  const { share, marked } = await comparePictures(await page(100, 20), await page(100, 60));
  expect(share).toBe(0.02);
  const { data } = await sharp(marked)
    .extract({ left: 64, top: 9, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  expect(red).toBeGreaterThan(200);
  expect(Math.max(green, blue)).toBeLessThan(80);
});

it("compares a page that has grown with the shorter one on white", async () => {
  const { share, before, after, marked } = await comparePictures(
    await page(100, 20),
    await page(200, 20),
  );
  expect(share).toBe(0);
  expect(await sizeOf(before)).toEqual({ width: 100, height: 100, format: "webp" });
  expect(await sizeOf(after)).toEqual({ width: 100, height: 200, format: "webp" });
  expect(await sizeOf(marked)).toEqual({ width: 100, height: 200, format: "webp" });
});

it("shows a page that is new alone", async () => {
  const { share, before, after } = await comparePictures(undefined, await page(100, 20));
  expect({ share, before }).toEqual({ share: 1, before: undefined });
  expect(await sizeOf(after)).toEqual({ width: 100, height: 100, format: "webp" });
});
