const HEADER = 6;
const ENTRY = 16;

/**
 * An ICO file of square PNG images, `pixels` wide each (at most 256), in the given order. The format
 * is a header, one entry an image, then the images: https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export function wrapInIco(images: readonly { pixels: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ pixels, png }, index) => {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(pixels % 256, entry); // 0 stands for 256
    head.writeUInt8(pixels % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
