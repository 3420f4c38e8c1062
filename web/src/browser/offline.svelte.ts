// Installs the service worker and notices when a newer version of the game waits.

export const update = $state({ isReady: false });

let waiting: ServiceWorker | null = null;

// A new page comes with its new files at once, only its worker lags behind: that is nobody's concern. serviceWorker.ts decides.
function askIfNewer(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  waiting = registration.waiting;
  waiting.postMessage({ running: import.meta.url });
}

export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener('message', (event) => {
    if (event.data === 'newer') update.isReady = true;
  });
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    askIfNewer(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => askIfNewer(registration));
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => undefined); // offline: ask again next time
    });
  } catch {
    // A browser may forbid it (private windows, plain http): the game still works online.
  }
}

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}
