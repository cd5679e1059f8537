import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { headersFor, readHostRules } from "../built/support/host-rules";
import { expect, test } from "./support/test";

const OLD = `
  addEventListener("install", (event) => {
    event.waitUntil(caches.open("old").then((cache) => cache.put("/page", new Response("old"))));
    skipWaiting();
  });
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(
    new Response("<title>old site</title>", { headers: { "Content-Type": "text/html" } })));`;

let server: Server;
test.afterEach(() => void server.close());

for (const name of ["/sw.js", "/service-worker.js"]) {
  test(`${name} removes the service worker of an earlier site and shows this site`, async ({
    page,
    problems,
  }) => {
    problems.allow(/third party/);
    let isOld = true;
    const rules = await readHostRules();
    const ours = readFileSync(path.resolve("public", name.slice(1)));
    server = createServer(({ url = "/" }, response) => {
      if (url !== name) {
        response.setHeader("Content-Type", "text/html");
        response.end(`<title>${isOld ? "first visit" : "new site"}</title>`);
        return;
      }
      for (const [key, value] of Object.entries(isOld ? {} : headersFor(rules, name))) {
        response.setHeader(key, value);
      }
      response.setHeader("Content-Type", "text/javascript");
      response.end(isOld ? OLD : ours);
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/page`;

    await page.goto(url);
    await page.evaluate(async (file) => {
      await navigator.serviceWorker.register(file);
      await navigator.serviceWorker.ready;
    }, name);
    await page.reload();
    await expect(page).toHaveTitle("old site");

    isOld = false;
    await page.reload();
    await expect(page).toHaveTitle("new site");
    await page.goto(url);
    const left = await page.evaluate(async () => [
      await navigator.serviceWorker.getRegistrations(),
      await caches.keys(),
    ]);
    expect(left).toEqual([[], []]);
  });
}
