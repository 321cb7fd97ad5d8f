/**
 * Milliseconds after the page's load event. The registration waits, so it does not delay what the player
 * needs first.
 */
const PAUSE = 4_000;

/**
 * Registers the service worker that shows the offline page. A browser without service workers just has no
 * offline page.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => navigator.serviceWorker.register('/service-worker.js').catch(() => {}), PAUSE);
  });
}
