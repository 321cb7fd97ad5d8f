import type { PushedAlert } from '@slumberfell/protocol';
import type { Page, Worker } from 'playwright-core';

/** A notification that the service worker has asked the browser to show. */
export interface Shown {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly tag: string;
    readonly actions: readonly { readonly action: string }[];
    readonly data: { readonly path: string };
  };
}

/** The names that the service worker's own global object has in these tests. */
interface WorkerGlobal {
  shown: Shown[];
  registration: { showNotification: (title: string, options: unknown) => Promise<void> };
  dispatchEvent(event: Event): boolean;
}

/**
 * The active service worker of a page. Chromium without a window shows no notifications, so what the worker
 * asks it to show is kept.
 */
export async function watchedWorker(page: Page): Promise<Worker> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('the page has no service worker');
  await worker.evaluate(() => {
    const global = globalThis as unknown as WorkerGlobal;
    global.shown = [];
    global.registration.showNotification = (title, options) => {
      global.shown.push({ title, options: options as Shown['options'] });
      return Promise.resolve();
    };
  });
  return worker;
}

export const shownBy = (worker: Worker): Promise<readonly Shown[]> =>
  worker.evaluate(() => (globalThis as unknown as WorkerGlobal).shown);

/** Delivers a message to the service worker as the browser's push service does. */
export async function push(page: Page, message: PushedAlert | string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: typeof message === 'string' ? message : JSON.stringify(message),
  });
  await session.detach();
}

/** Presses a button of a notification; an empty action is the notification itself. */
export async function press(worker: Worker, { options }: Shown, action: string): Promise<void> {
  await worker.evaluate(
    ([pressed, data]) => {
      const event = new ExtendableEvent('notificationclick');
      const notification = { data, close: () => undefined };
      Object.assign(event, { action: pressed, notification });
      (globalThis as unknown as WorkerGlobal).dispatchEvent(event);
    },
    [action, options.data] as const,
  );
}

declare class ExtendableEvent extends Event {}
