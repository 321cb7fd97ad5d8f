import {
  COMMANDS,
  execute,
  type PlayerCommand,
  type Shown,
  STATIC_SETS,
  withSupplied,
} from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { foldFrame, REFUSALS } from '@slumberfell/protocol';
import { vi } from 'vitest';
import { serverNow } from '../../../lib/clock/server-clock.ts';
import { loadWorld } from '../../../lib/static-data/load.ts';
import { SEED, timeline, world } from '../../../lib/testing/characters.ts';
import { type Character, characterStore, forgetCharacter, storeHeld } from '../store.ts';

/** Answers to calls that are no commands, by the name of the route. */
type Answers = Readonly<Record<string, (input: unknown) => unknown>>;

/** As in a browser that cannot store anything: opening the database fails. */
function unopened(): object {
  const request: { error: Error; onerror?: () => void } = { error: new Error('nothing is kept') };
  queueMicrotask(() => request.onerror?.());
  return request;
}

/**
 * A page with an open character and the shipped world, and a server that executes its commands by the rules.
 * Time stands still until the test advances it.
 */
export class ServedCharacter {
  /** Commands as the server has received them. */
  readonly received: PlayerCommand[] = [];
  readonly #answers: Answers;
  /** Calls that wait for their answers; null while the server answers at once. */
  #held: (() => void)[] | null = null;

  private constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** Replaces the network and the clock of this process until `close`. */
  static async start(answers: Answers = {}): Promise<ServedCharacter> {
    const served = new ServedCharacter(answers);
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      now: 0,
    });
    vi.stubGlobal('indexedDB', { open: unopened });
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => served.#answer(url, init));
    const loaded = await loadWorld();
    if (!loaded.ok) throw new Error(loaded.failure.message);
    return served;
  }

  close(): void {
    forgetCharacter();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }

  /** Opens a character, and forgets what was received. */
  open(shown: Shown): void {
    this.received.length = 0;
    this.#held = null;
    characterStore.setState({ character: { id: 1, shown, revision: 1 } as Character });
  }

  /** From now on calls get no answer before `release`. */
  hold(): void {
    this.#held = [];
  }

  /** Answers the call that waits longest. */
  release(): void {
    this.#held?.shift()?.();
  }

  async #answer(url: string, init: RequestInit | undefined): Promise<Response> {
    const name = url.split('?')[0]?.split('/').at(-1) ?? '';
    const input: unknown = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    if (name === 'get-static-data')
      return Response.json(STATIC_SETS.map((set) => ({ data: world.sets[set], version: world.version })));
    const answer = this.#answers[name];
    if (answer !== undefined) return Response.json(await answer(input));
    const command = commandOf(name as PlayerCommand['name'], input);
    this.received.push(command);
    const held = this.#held;
    if (held !== null) await new Promise<void>((resolve) => held.push(resolve));
    return this.#execute(command);
  }

  /** Executes a command on what the page holds, and stores what the page makes of the frame. */
  #execute(command: PlayerCommand): Response {
    const { character } = characterStore.getState();
    if (character === null) throw new Error('no character is open');
    const { shown, revision } = character;
    const state = testState(shown);
    const at = Math.max(shown.eventAt, serverNow());
    const outcome = execute(
      state,
      withSupplied(command, () => SEED),
      timeline,
      at,
    );
    if ('refused' in outcome) {
      const code = outcome.refused;
      return Response.json({ code, message: REFUSALS[code] }, { status: 400 });
    }
    const frame = { revision: revision + 1, from: shown.eventAt, to: at, events: outcome.events };
    const folded = foldFrame({ shown, revision }, frame);
    if (folded.kind !== 'folded') throw new Error(folded.kind);
    storeHeld(folded.held);
    return Response.json({ frame });
  }
}

/** The command of a call. A body may be the value of one field. */
function commandOf(name: PlayerCommand['name'], body: unknown): PlayerCommand {
  const { bare } = COMMANDS[name] as { readonly bare?: string };
  const isInput = typeof body === 'object' && body !== null && !Array.isArray(body);
  const input = body === undefined ? {} : isInput || bare === undefined ? body : { [bare]: body };
  return { name, input } as PlayerCommand;
}
