// A service worker that an earlier site on this domain left in a visitor's browser would keep showing that
// site. The browser fetches this file as its update, which removes the worker and loads the open pages again.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const page of await clients.matchAll({ type: "window" })) await page.navigate(page.url);
}
