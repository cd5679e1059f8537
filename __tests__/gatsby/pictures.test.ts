import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { measurePicturesUpright } from "../../src/gatsby/pictures";
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
