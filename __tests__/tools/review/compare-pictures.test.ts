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

it("cuts out the rows that differ, with some around them", async () => {
  const { rows, before, after, marked } = await comparePictures(
    await page(1000, 20),
    await page(1000, 60),
  );
  expect(rows).toEqual({ from: 0, to: 174, of: 1000 });
  for (const picture of [before, after, marked]) {
    expect(await sizeOf(picture)).toEqual({ width: 100, height: 174, format: "webp" });
  }
});

it("compares a page that has grown with the shorter one on white", async () => {
  expect((await comparePictures(await page(100, 20), await page(200, 20))).share).toBe(0);
  const { rows, share } = await comparePictures(await page(100, 20), await page(200, 60));
  expect({ rows, share }).toEqual({ rows: { from: 0, to: 174, of: 200 }, share: 0.01 });
});

it("shows a page that is new alone", async () => {
  const { share, before, after } = await comparePictures(undefined, await page(100, 20));
  expect({ share, before }).toEqual({ share: 1, before: undefined });
  expect(await sizeOf(after)).toEqual({ width: 100, height: 100, format: "webp" });
});
