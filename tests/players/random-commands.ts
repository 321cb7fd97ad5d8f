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
    { route: 'set-plan', input: randomPlan(random) },
    { route: 'set-plan', input: randomPlan(random) },
    { route: 'resume-plan', input: undefined },
  ]);
}

/** A plan whose sessions are short, so that it goes on often, and of which some steps are skipped. */
function randomPlan(random: () => number): Input<'set-plan'> {
  const amount = (): number => 1 + Math.floor(random() * 6);
  const steps: Input<'set-plan'>['steps'] = [
    { name: 'begin-crafting', input: { itemId: FLAX, amount: amount() } },
    { name: 'begin-crafting', input: { itemId: BARLEY, amount: amount() } },
    { name: 'begin-hunting', input: { regionId: 1, until: { at: 10 * amount() } } },
    { name: 'equip-food', input: { itemId: BREAD, amount: 1 } },
    { name: 'sell', input: { itemId: FLAX, amount: amount() } },
  ];
  const first = Math.floor(random() * steps.length);
  return { steps: [...steps.slice(first), ...steps.slice(0, first)], times: 10 * amount() };
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
