import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startPreview } from "../../tools/host/preview-server";
import { newFolder } from "../support/new-folder";
import { expect, test } from "./support/test";

const OLD = `
  addEventListener("install", (event) => {
    event.waitUntil(caches.open("old").then((cache) => cache.put("/page", new Response("old"))));
    skipWaiting();
  });
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(
    new Response("<title>old site</title>", { headers: { "Content-Type": "text/html" } })));`;

for (const name of ["sw.js", "service-worker.js"]) {
  test(`${name} removes the service worker of an earlier site and shows this site`, async ({
    page,
    problems,
  }) => {
    problems.allow(/third party/);
    const html = "<title>first visit</title>";
    const folder = newFolder({ "index.html": html, "404.html": html, [name]: OLD });
    const site = await startPreview({ port: 0, dir: folder });
    await page.goto(site.url);
    await page.evaluate(async (file) => {
      await navigator.serviceWorker.register(file);
      await navigator.serviceWorker.ready;
    }, name);
    await page.reload();
    await expect(page).toHaveTitle("old site");

    for (const file of [name, "_headers"]) {
      copyFileSync(path.join("public", file), path.join(folder, file));
    }
    writeFileSync(path.join(folder, "index.html"), "<title>new site</title>");
    await page.reload();
    await expect(page).toHaveTitle("new site");
    await page.goto(site.url);
    const left = await page.evaluate(async () => [
      await navigator.serviceWorker.getRegistrations(),
      await caches.keys(),
    ]);
    expect(left).toEqual([[], []]);
    await site.close();
  });
}
