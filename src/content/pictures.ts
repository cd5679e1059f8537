import { closeSync, existsSync, openSync, readdirSync, readSync } from "node:fs";
import path from "node:path";

/** The pictures that content may name. */
export interface Pictures {
  /** Paths inside static/images, with forward slashes. */
  names: ReadonlySet<string>;
  /** What a picture really is, by its first bytes: "png", "jpg" or undefined for anything else. */
  kindOf(name: string): "png" | "jpg" | undefined;
}

/** Looks up the pictures under `root`/static/images. Their first bytes are read when asked for. */
export function readPictures(root: string): Pictures {
  const folder = path.join(root, "static", "images");
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  const names = new Set(
    files
      .map((name) => name.split(path.sep).join("/"))
      .filter((name) => /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(name)),
  );
  const kinds = new Map<string, "png" | "jpg" | undefined>();
  const kindOf = (name: string) => {
    if (!kinds.has(name)) kinds.set(name, kindOfFile(path.join(folder, name)));
    return kinds.get(name);
  };
  return { names, kindOf };
}

function kindOfFile(file: string): "png" | "jpg" | undefined {
  const start = Buffer.alloc(8);
  const handle = openSync(file, "r");
  try {
    readSync(handle, start, 0, 8, 0);
  } finally {
    closeSync(handle);
  }
  const signs = start.toString("latin1");
  if (signs === "\u0089PNG\r\n\u001A\n") return "png";
  return signs.startsWith("\u00FF\u00D8\u00FF") ? "jpg" : undefined;
}
