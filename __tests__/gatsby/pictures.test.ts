import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { encodeAvifFaster, measurePicturesUpright } from "../../src/gatsby/pictures";
import { newFolder } from "../support/new-folder";

test.each([
  [1, 1200, 900],
  [6, 900, 1200],
])(
  "a photo of 1200 x 900 pixels with Exif orientation %d is %d x %d pixels",
  async (orientation, width, height) => {
    const absolutePath = path.join(newFolder(), "photo.jpg");
    const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#284" } });
    writeFileSync(absolutePath, await photo.jpeg().withMetadata({ orientation }).toBuffer());
    measurePicturesUpright();
    const { getImageSizeAsync } = require("gatsby-plugin-sharp");
    const file = { absolutePath, internal: { contentDigest: String(orientation) } };
    expect(await getImageSizeAsync(file)).toMatchObject({ width, height });
  },
);

test("every AVIF picture is encoded with the fast options, which the plugin doesn't expose", async () => {
  const picture = sharp({ create: { width: 80, height: 60, channels: 3, background: "teal" } });
  const avif = (options = {}) =>
    picture
      .clone()
      .avif({ quality: 52, ...options })
      .toBuffer();
  const fast = await avif({ effort: 3, tune: "ssim" });
  expect(await avif()).not.toEqual(fast);
  encodeAvifFaster();
  expect(await avif()).toEqual(fast);
});
