import { installServiceWorker } from '../../lib/offline/register-service-worker.ts';
import { base64url } from './base64url.ts';

/** The subscription of this browser; null while it has none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Why there is no subscription: the browser refuses the service worker, or gives no subscription. */
type SubscribeFault = 'worker' | 'push-service';

/**
 * Subscribes this browser, or keeps its subscription if that is for the same key. The permission must have
 * been granted.
 * @param publicKey the server's key of alerts, in base64url
 */
export async function subscribe(publicKey: string): Promise<PushSubscription | SubscribeFault> {
  const registration = await installServiceWorker();
  if (registration === null) return 'worker';
  try {
    const kept = await registration.pushManager.getSubscription();
    if (kept && keyOf(kept) === publicKey) return kept;
    // A browser has one subscription, and takes no other key while it lasts.
    await kept?.unsubscribe();
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
  } catch {
    return 'push-service';
  }
}

function keyOf({ options }: PushSubscription): string | null {
  const { applicationServerKey } = options;
  return applicationServerKey && base64url(applicationServerKey);
}

/** Ends the subscription of this browser. Without one, or when the browser fails, it does nothing. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe();
  } catch {
    // The server sends nothing to a device without a login, so what is left does no harm.
  }
}
