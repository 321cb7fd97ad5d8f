import { randomUUID } from 'node:crypto';
import { entriesOf, type Shown } from '@slumberfell/engine';
import type { Frame, Input, RouteName } from '@slumberfell/protocol';
import type { Player } from './hub-player.ts';

/** A command that the server has answered as carried out, with its idempotency key and its frame. */
export interface Acknowledged {
  readonly route: RouteName;
  readonly input: unknown;
  readonly key: string;
  readonly frame: Frame;
}

type RandomCommand = {
  readonly [N in RouteName]: { readonly route: N; readonly input: Input<N> };
}[RouteName];

const FLAX = 1010;
const BARLEY = 1210;
const BREAD = 12011;
const CUDGEL = 20901;

/** A random command for a character in the first region, Lanternlea. The rules may refuse it. */
export function randomCommand(shown: Shown, random: () => number): RandomCommand {
  const choose = <T>(options: readonly T[]): T => options[Math.floor(random() * options.length)] as T;
  const amount = 1 + Math.floor(random() * 20);
  return choose<RandomCommand>([
    { route: 'begin-crafting', input: { itemId: choose([FLAX, BARLEY]), amount: amount * 10 } },
    { route: 'begin-hunting', input: { regionId: 1 } },
    { route: 'stop', input: undefined },
    { route: 'refresh', input: undefined },
    { route: 'equip', input: CUDGEL },
    { route: 'unequip', input: 8 },
    { route: 'equip-food', input: { itemId: BREAD, amount: 1 + Math.floor(random() * 3) } },
    { route: 'unequip-food', input: undefined },
    { route: 'sell', input: { itemId: choose(entriesOf(shown.inventory))?.[0] ?? FLAX, amount: 1 } },
    { route: 'set-healing-threshold', input: Math.floor(random() * 100) },
    { route: 'set-training-attribute', input: choose([0, 1, 2]) },
  ]);
}

/**
 * Sends random commands, one after the other, until a command gets no answer.
 * @param onAcknowledged called after each acknowledged command
 * @returns the acknowledged commands
 */
export async function sendRandomCommands(
  player: Player,
  random: () => number,
  onAcknowledged: () => void,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  while (player.held !== null) {
    const { route, input } = randomCommand(player.held.shown, random);
    const key = randomUUID();
    const outcome = await player.call(route, input as never, key);
    if (outcome.kind === 'gone') break;
    if (outcome.kind === 'answer') {
      acknowledged.push({ route, input, key, frame: (outcome.answer as unknown as { frame: Frame }).frame });
      onAcknowledged();
    }
  }
  return acknowledged;
}
