import './tab-globals.ts';
import { parentPort } from 'node:worker_threads';
import { bodyOf, type CommandAnswer } from '@slumberfell/protocol';
import { call, type Outcome } from '../../../lib/api/call.ts';
import { openCharacter, receiveFrame, reconnect, refetchLayout } from '../open.ts';
import { characterStore } from '../store.ts';
import type { TabAnswer, TabRequest } from './tab-messages.ts';

/** A tab without a screen in a worker thread: the page's real sync, store and hub client. */

let close = (): void => {};

/** @returns settles when the server has responded to a command; for a request that is no command, at once */
async function execute(request: TabRequest): Promise<void> {
  switch (request.do) {
    case 'open':
      close = openCharacter(() => {});
      return;
    case 'close':
      return close();
    case 'command': {
      const { command } = request;
      const outcome: Outcome<CommandAnswer> = await call(command.name, bodyOf(command) as never);
      if (outcome.ok) receiveFrame(outcome.answer.frame);
      return;
    }
    case 'offline':
    case 'online':
      return void dispatchEvent(new Event(request.do));
    case 'reconnect':
      return reconnect();
    case 'refetch':
      return refetchLayout();
    case 'look':
  }
}

parentPort?.on('message', async (request: TabRequest) => {
  await execute(request);
  const { hub, character } = characterStore.getState();
  const held = character && { revision: character.revision, shown: character.shown };
  parentPort?.postMessage({ id: request.id, hub, held } satisfies TabAnswer);
});
