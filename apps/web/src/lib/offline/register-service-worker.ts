// chunk: first
/**
 * Pause in ms between the page's load event and the registration of the service worker, so that the
 * registration does not delay the scripts and pictures of the first screen.
 */
const PAUSE = 4_000;

/** Ms that a service worker may take until it is active. */
const START = 10_000;

const register = () => navigator.serviceWorker.register('/service-worker.js');

/**
 * Registers the service worker, which shows the offline page and alerts. A browser without service workers
 * just has neither.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    setTimeout(() => register().catch(() => {}), PAUSE);
  });
}

/**
 * Registers the service worker at once, and waits until it is active.
 * @returns null when the browser refuses it
 */
export async function installServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await register();
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, START, null));
    return await Promise.race([navigator.serviceWorker.ready, tooLate]);
  } catch {
    return null;
  }
}
