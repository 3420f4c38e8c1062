/// <reference lib="webworker" />
// Keeps the whole game for offline use. The build writes the two names below into the finished file.
declare const nhxFiles: string[];
declare const nhxBuild: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const prefix = `nhx ${worker.registration.scope} `; // other games of this host have caches too
const cacheName = prefix + nhxBuild;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(['./', ...nhxFiles])));
});

worker.addEventListener('activate', (event) => {
  const old = (name: string) => name.startsWith(prefix) && name !== cacheName;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

// A page that runs the files of this build has nothing to decide; others ask the person first, who then sends 'take over'.
worker.addEventListener('message', (event) => {
  const question = event.data as 'take over' | { running: string };
  const isThisBuild =
    question === 'take over' || nhxFiles.some((file) => question.running === worker.registration.scope + file);
  if (isThisBuild) void worker.skipWaiting();
  else event.source?.postMessage('newer');
});

// Files with a hash in their name never change.
async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch {
    // Offline: what was kept is as good as it gets.
  }
  const cache = await caches.open(cacheName);
  return (
    (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ??
    (await cache.match('./', { ignoreVary: true })) ??
    Response.error()
  );
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return;
  if (request.mode === 'navigate') event.respondWith(networkFirst(request));
  else event.respondWith(keptFirst(request));
});
