/** How long after the page is loaded, in ms: first comes whatever the player waits for. */
const PAUSE = 4_000;

/** Has the browser keep what is shown where the server cannot be reached. Where it cannot, there is just no such page. */
export function keepOfflineShell(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => navigator.serviceWorker.register('/service-worker.js').catch(() => {}), PAUSE);
  });
}
