import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { writeAdmin } from "../../../src/admin/bundle";
import { ADMIN_HEADERS, publishAdmin } from "../../../src/admin/publish";
import { filesBelow } from "../../../src/node/files-below";
import { type Files, Github } from "../../support/github";
import { newFolder } from "../../support/new-folder";
import { serve } from "../../support/serve";

const KEPT = ["data", "static"];

export const contentFiles = (root: string): Files =>
  new Map(
    KEPT.flatMap((folder) =>
      filesBelow(path.join(root, folder)).map((name) => {
        const file = `${folder}/${name}`;
        return [file, readFileSync(path.join(root, file))] as const;
      }),
    ),
  );

/** A copy of the content with the local editor, but without the development server, which takes a minute to start. */
export async function startLocalEditor() {
  const folder = newFolder();
  const at = (...names: string[]) => path.join(folder, ...names);
  mkdirSync(at("public/admin"), { recursive: true });
  for (const part of KEPT) cpSync(part, at(part), { recursive: true });
  symlinkSync(at("data"), at("public/admin/data"));
  symlinkSync(at("static/images"), at("public/images"));
  const headers = ADMIN_HEADERS.map(({ key, value }) => `  ${key}: ${value}\n`).join("");
  writeFileSync(at("public/_headers"), `/admin\n${headers}`);
  for (const name of ["index.html", "404.html"]) writeFileSync(at("public", name), "Home");
  await writeAdmin(at("public/admin"));
  const { url, stop } = await serve(at("public"));
  return {
    ...{ url, at, stop },
    read: (name: string) => readFileSync(at(name), "utf8"),
    write: (name: string, content: string | Buffer) => {
      mkdirSync(path.dirname(at(name)), { recursive: true });
      writeFileSync(at(name), content);
    },
    restore: () => {
      for (const part of KEPT) rmSync(at(part), { recursive: true });
      for (const part of KEPT) cpSync(part, at(part), { recursive: true });
    },
  };
}

/** The built site with the published editor, which calls a stand-in for GitHub. */
export async function startPublishedEditor(repository: string, root: string) {
  const github = new Github(repository, contentFiles(root));
  await github.open();
  const folder = newFolder();
  for (const name of ["index.html", "404.html", "_headers"]) {
    cpSync(path.join("public", name), path.join(folder, name));
  }
  await publishAdmin(folder, { GATSBY_ADMIN_REPOSITORY: repository });
  const scripts = readdirSync(path.join(folder, "admin")).filter((name) => name.endsWith(".js"));
  for (const name of ["_headers", ...scripts.map((script) => `admin/${script}`)]) {
    const file = path.join(folder, name);
    writeFileSync(
      file,
      readFileSync(file, "utf8").replaceAll("https://api.github.com", github.url),
    );
  }
  const { url, stop } = await serve(folder);
  return { github, url, stop: () => Promise.all([stop(), github.close()]) };
}
