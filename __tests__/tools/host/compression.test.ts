import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { CompressedFiles, chooseEncoding } from "../../../tools/host/compression";
import { contentTypeOf, isCompressible } from "../../../tools/host/content-types";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, BR ; q=0.5", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0,gzip;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("for the browser's %s the encoding is %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test("a file is compressed without loss, kept, and read anew when it changes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compression-test-"));
  try {
    const file = join(folder, "a.txt");
    writeFileSync(file, "lane ".repeat(500));
    const files = new CompressedFiles();
    const first = await files.read(file, "br");
    const again = await files.read(file, "br");
    const zipped = await files.read(file, "gzip");
    const plain = await files.read(file, "identity");
    expect(brotliDecompressSync(first.bytes).toString()).toBe("lane ".repeat(500));
    expect(gunzipSync(zipped.bytes).toString()).toBe("lane ".repeat(500));
    expect(plain.bytes.toString()).toBe("lane ".repeat(500));
    expect(again.bytes).toBe(first.bytes);
    expect(new Set([first.etag, zipped.etag, plain.etag]).size).toBe(3);

    writeFileSync(file, "other");
    const changed = await files.read(file, "br");
    expect(brotliDecompressSync(changed.bytes).toString()).toBe("other");
    expect(changed.etag).not.toBe(first.etag);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("text is compressed; pictures, fonts and unknown files are not", () => {
  const compressed = [
    "a.html",
    "a.css",
    "a.js",
    "a.json",
    "a.xml",
    "a.svg",
    "a.txt",
    "a.webmanifest",
  ];
  const asTheyAre = ["a.png", "a.avif", "a.webp", "a.woff2", "a.ico", "a.pdf", "a.bin"];
  expect(compressed.filter((name) => !isCompressible(contentTypeOf(name)))).toEqual([]);
  expect(asTheyAre.filter((name) => isCompressible(contentTypeOf(name)))).toEqual([]);
});
