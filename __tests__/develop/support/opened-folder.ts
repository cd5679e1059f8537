import { existsSync, readFileSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { filesBelow } from "../../../src/node/files-below";
import type { ProjectCopy } from "../../support/project-copy";

interface Disk {
  diskNames(): Promise<string[]>;
  diskRead(name: string): Promise<{ base64: string; lastModified: number }>;
  diskWrite(name: string, base64: string): Promise<void>;
}

/** Tests can't operate the browser's folder picker. Returns the names of the files that the page writes. */
export async function openFolder(
  page: Page,
  project: Pick<ProjectCopy, "at" | "write">,
): Promise<readonly string[]> {
  const written: string[] = [];
  const disk: Record<keyof Disk, (...args: string[]) => unknown> = {
    diskNames: () =>
      ["data", "static"].flatMap((folder) =>
        filesBelow(project.at(folder)).map((name) => `${folder}/${name}`),
      ),
    diskRead: (name = "") => {
      const file = project.at(name);
      // If the file doesn't exist, the page is about to create it.
      if (!existsSync(file)) return { base64: "", lastModified: 0 };
      return { base64: readFileSync(file, "base64"), lastModified: statSync(file).mtimeMs };
    },
    diskWrite: (name = "", base64 = "") => {
      project.write(name, Buffer.from(base64, "base64"));
      written.push(name);
    },
  };
  for (const [name, method] of Object.entries(disk)) await page.exposeFunction(name, method);
  await page.addInitScript(pickFolder);
  return written;
}

/** Runs in the browser. */
function pickFolder(): void {
  const disk = window as unknown as Disk;
  const lastPart = (name: string) => name.slice(name.lastIndexOf("/") + 1);
  const fileAt = (start: string) => {
    let at = start;
    let written = new Blob();
    const save = async () => {
      const bytes = new Uint8Array(await written.arrayBuffer());
      await disk.diskWrite(
        at,
        btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")),
      );
    };
    return {
      kind: "file",
      get name() {
        return lastPart(at);
      },
      getFile: async () => {
        const { base64, lastModified } = await disk.diskRead(at);
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        return new File([bytes], lastPart(at), { lastModified });
      },
      createWritable: async () => ({
        write: async (data: BlobPart) => {
          written = new Blob([data]);
        },
        close: async () => {
          if (!lastPart(at).startsWith(".")) await save();
        },
      }),
      move: async (folder: { path: string }, name: string) => {
        at = `${folder.path}${name}`;
        await save();
      },
    };
  };
  const folderAt = (at: string): object => ({
    ...{ kind: "directory", name: lastPart(at.slice(0, -1)), path: at },
    async *entries() {
      const names = (await disk.diskNames()).filter((name) => name.startsWith(at));
      const parts = names.map((name) => name.slice(at.length).split("/"));
      for (const [name = ""] of parts.filter(([, inner]) => inner === undefined)) {
        yield [name, fileAt(at + name)];
      }
      const folders = parts.flatMap(([name = "", inner]) => (inner === undefined ? [] : [name]));
      for (const name of new Set(folders)) yield [name, folderAt(`${at}${name}/`)];
    },
    getDirectoryHandle: async (name: string) => folderAt(`${at}${name}/`),
    getFileHandle: async (name: string) => fileAt(at + name),
  });
  // The editor stores the folder in IndexedDB, which accepts only real folder handles.
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, ...key) {
    return put.call(this, typeof value?.entries === "function" ? null : value, ...key);
  };
  Object.assign(window, { showDirectoryPicker: async () => folderAt("") });
}
