import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { requireBuiltSite } from "../../../tools/host/built-site";

test("a folder without a built site is told, with what to do first", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "paralane-built-"));
  try {
    const told = `There is no built site in ${folder}. Run "npm run build" first.`;
    expect(() => requireBuiltSite(folder)).toThrow(told);
    writeFileSync(path.join(folder, "index.html"), "");
    expect(() => requireBuiltSite(folder)).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
