import { replaceExport } from "../node/replace-export";

interface StoredSize {
  width: number;
  height: number;
  /** The Exif orientation. From 5, the picture is stored on its side. */
  orientation?: number;
}

/** The plugin turns photos as their Exif data says, but would give them the shape they are stored in. */
export function measurePicturesUpright(): void {
  replaceExport<(file: unknown) => Promise<StoredSize>>(
    require("gatsby-plugin-sharp"),
    "getImageSizeAsync",
    (original) => async (file) => {
      const size = await original(file);
      const { width, height, orientation = 1 } = size;
      // Change the object itself, because the plugin reads it again from its cache.
      return orientation < 5
        ? size
        : Object.assign(size, { width: height, height: width, orientation: 1 });
    },
  );
}
