import { setImmediate as turn } from 'node:timers/promises';
import { advance, EventRecorder, nextInstant, playbackState, type State } from '@slumberfell/engine';
import { type Frame, frameOf } from '@slumberfell/protocol';
import { Playback } from '@slumberfell/server/benchmarks';
import { TestClock } from '@slumberfell/server/testing';
import type { Figure } from './figure.ts';
import type { Suite } from './suite.ts';
import { openVeteranGame, type VeteranGame } from './veteran-game.ts';

interface Amounts {
  readonly characters: number;
  /** The game time that is played, in ms. */
  readonly time: number;
}

export const PLAYBACK: Suite<Amounts> = {
  full: { characters: 1_000, time: 60_000 },
  short: { characters: 4, time: 20_000 },
  measure: playbackFigures,
};

/** Ms of game time per step, the shortest delay of a timer of the server. */
const STEP = 10;

/**
 * Measures the CPU time of playing 1,000 hunts in the hub, and of computing the same frames in the engine
 * alone.
 */
async function playbackFigures({ characters, time }: Amounts): Promise<Figure[]> {
  const veterans = await openVeteranGame(null, characters);
  try {
    for (const id of veterans.characterIds) {
      await veterans.game.characters.command(id, { name: 'begin-hunting', input: { regionId: 4 } }, null);
    }
    const start = Date.now();
    const until = start + time;
    await playInHub(veterans, start, until);
    const [alone, hub] = [
      await playInEngine(veterans, start, until),
      await playInHub(veterans, start, until),
    ];
    const micros = (value: number): string => `${value.toFixed(1)} µs a frame`;
    return [
      {
        name: `playback: a frame of ${characters.toLocaleString('en')} characters, by the hub / by the engine alone`,
        ratio: hub.cost / alone.cost,
        limit: 4,
        goal: 'at most',
        detail:
          `${micros(hub.cost)} / ${micros(alone.cost)}; ${hub.frames} frames, ` +
          `${((hub.cost * hub.frames) / (time * 10)).toFixed(1)} % of a core`,
      },
    ];
  } finally {
    await veterans.close();
  }
}

interface Played {
  readonly frames: number;
  /** CPU time per frame in µs. */
  readonly cost: number;
}

async function measured(play: (show: (frame: Frame) => void) => Promise<void> | void): Promise<Played> {
  let frames = 0;
  let bytes = 0;
  const before = process.cpuUsage();
  await play((frame) => {
    frames++;
    bytes += JSON.stringify(frame).length;
  });
  const { user, system } = process.cpuUsage(before);
  if (bytes === 0) throw new Error('No frame was played');
  return { frames, cost: (user + system) / frames };
}

async function playInHub({ game, characterIds }: VeteranGame, start: number, until: number): Promise<Played> {
  const clock = new TestClock(start);
  let show: (frame: Frame) => void = () => undefined;
  const fail = (characterId: number, why: unknown): never => {
    throw new Error(`The playback of character ${characterId} stopped`, { cause: why });
  };
  const playback = new Playback(game, clock, {
    show: (_id, frame) => show(frame),
    refetch: fail,
    broken: fail,
  });
  for (const id of characterIds) {
    const loaded = await game.characters.load(id);
    if (loaded !== null) playback.open(loaded);
  }
  const played = await measured(async (count) => {
    show = count;
    for (let at = start; at < until; at += STEP) {
      clock.set(at);
      await turn();
    }
  });
  playback.closeAll();
  return played;
}

async function playInEngine(
  { game, characterIds }: VeteranGame,
  start: number,
  until: number,
): Promise<Played> {
  const timeline = game.content.timeline;
  const states: State[] = [];
  for (const id of characterIds) {
    const loaded = await game.characters.load(id);
    if (loaded === null) continue;
    const state = { shown: loaded.shown, hidden: loaded.hidden };
    advance(state, timeline, start, new EventRecorder());
    states.push(playbackState(state, timeline));
  }
  return measured((show) => {
    for (const state of states) {
      let from = state.shown.eventAt;
      for (
        let at = nextInstant(state, timeline);
        at !== null && at < until;
        at = nextInstant(state, timeline)
      ) {
        const recorder = new EventRecorder();
        advance(state, timeline, at, recorder);
        for (const moment of recorder.moments) show(frameOf(1, from, moment));
        from = at;
      }
    }
  });
}
