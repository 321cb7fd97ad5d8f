import { calls, icon } from 'virtual:offline-shell';
import type { Answer, RegisterDeviceInput } from '@slumberfell/protocol';
import { addressOf, alertNotification } from './alert-notification.ts';
import type { ShowAddress } from './show-address.ts';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Push extends Extendable {
  readonly data: { text(): string } | null;
}

interface NotificationClick extends Extendable {
  readonly action: string;
  readonly notification: Notification;
}

/** A window of this server. */
interface GameWindow {
  readonly url: string;
  postMessage(message: ShowAddress, ports: readonly MessagePort[]): void;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

/** Ms in which a page answers that it shows an address. */
const ANSWER_TIME = 1_000;

interface Worker {
  /**
   * The name that the server writes before this script (`apps/server/src/http/page/look`); else the game's.
   */
  readonly serverName?: string;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly GameWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: Push) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Extendable) => void): void;
}

const worker = globalThis as unknown as Worker;

/** The part of the service worker that shows alerts, and opens the game at a press on one. */
export function listenForAlerts(): void {
  worker.addEventListener('push', (event) => {
    const { serverName = 'Slumberfell' } = worker;
    const { title, options } = alertNotification(event.data?.text() ?? null, icon, serverName);
    event.waitUntil(worker.registration.showNotification(title, options));
  });

  worker.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    event.waitUntil(openGame(addressOf(action, notification.data, location.origin)));
  });

  worker.addEventListener('pushsubscriptionchange', (event) => {
    // Without a login or a connection the page registers the browser when the game is opened the next time.
    event.waitUntil(registerAgain().catch(() => {}));
  });
}

/** Shows an address in the window of the game that had the focus last, or in a new one. */
async function openGame(address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => !new URL(url).pathname.startsWith('/api/'));
  if (open === undefined) return void (await worker.clients.openWindow(address));
  // A browser may refuse to bring the window to the front, and still show the address in it.
  await open.focus().catch(() => {});
  if (open.url === address || (await showsAddress(open, address))) return;
  try {
    await open.navigate(address);
  } catch {
    // A window that was opened before the service worker takes no other address from it.
    await worker.clients.openWindow(address);
  }
}

/**
 * Asks a page to show an address by its router, which does not load the page again.
 * @returns whether it does; false for a page that does not answer, such as one of an earlier release
 */
function showsAddress(open: GameWindow, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_TIME);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    open.postMessage({ show: address }, [port2]);
  });
}

/**
 * Registers the subscription with which the browser has replaced another one. The device keeps its settings,
 * and the one with the old subscription is withdrawn.
 */
async function registerAgain(): Promise<void> {
  const known = (await ask<Answer<'devices'>>('devices')).filter(({ current }) => current);
  const [device] = known;
  if (device === undefined) return;
  const { timeZone, quietHours, wants } = device;
  const { publicKey } = await ask<Answer<'alert-key'>>('alert-key');
  const { pushManager } = worker.registration;
  const subscription =
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const input: RegisterDeviceInput = {
    endpoint: subscription.endpoint,
    keys: { p256dh, auth },
    timeZone,
    quietHours,
    wants,
  };
  const { id } = await ask<Answer<'register-device'>>('register-device', input);
  for (const old of known) if (old.id !== id) await ask('withdraw-device', old.id);
}

/** @throws Error when the server refuses the call or cannot be reached */
async function ask<T>(name: keyof typeof calls, input?: unknown): Promise<T> {
  const response = await fetch(
    calls[name],
    input === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) },
  );
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
