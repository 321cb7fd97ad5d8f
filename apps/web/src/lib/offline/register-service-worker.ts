/**
 * Pause in ms between the page's load event and the registration of the service worker, so that the
 * registration does not delay the scripts and pictures of the first screen.
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
