import { get } from 'idb-keyval';
import { type CachedSets, complete, STORAGE_KEY } from '../../lib/static-data/cache.ts';
import { answerRequests } from './answer-requests.ts';
import type { FromWorker, ToWorker } from './messages.ts';

// A web worker that plays forecasts, so that the page's own thread only draws them.

const { port1, port2 } = new MessageChannel();
const queue: (() => void)[] = [];
port1.onmessage = () => queue.shift()?.();

const receive = answerRequests({
  send: (message: FromWorker) => self.postMessage(message),
  stored: async (version) => {
    const held = await get<CachedSets>(STORAGE_KEY).catch(() => undefined);
    const content = complete(held ?? {});
    return content?.version === version ? content.sets : null;
  },
  // A message of a channel comes after the messages of the page that wait. A timer would add 4 ms each time.
  later: (work) => {
    queue.push(work);
    port2.postMessage(null);
  },
  now: () => performance.now(),
});

self.addEventListener('message', (event: MessageEvent<ToWorker>) => void receive(event.data));
