import {
  advance,
  apply,
  EventRecorder,
  type Moment,
  type Shown,
  type State,
  type Timeline,
  worldOf,
} from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, playSequence, runs, sequenceArbitrary } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutData } from '../layout/layout.ts';
import { presentLayout } from '../layout/present.ts';
import { readCharacter } from '../layout/read.ts';
import { frame, frameOf } from './hub.ts';

/**
 * These tests execute random sequences of commands and settle the character between them, in random worlds. A
 * `Client` that receives the events as JSON must hold exactly what the engine shows.
 */

const layoutOver = (shown: Shown, timeline: Timeline, now: number) =>
  layoutData.parse(
    overJson(
      presentLayout(
        {
          accountStatus: { status: 'Guest', isGuest: true },
          newsSeenUpTo: 0,
          decisions: [],
          identity: { id: 1, name: 'Ann', appearanceId: 1 },
          shown,
          revision: 0,
          now,
          activeCharacters: 1,
          idleReport: null,
          endedUnseen: null,
          waitsUntil: null,
        },
        {
          skills: worldOf(timeline, (timeline[0] as Timeline[number]).world.version).sets.skills,
          crafteable(itemId, content) {
            const recipe = worldOf(timeline, content).craft(itemId);
            if (!recipe) throw new Error(`Crafteable item with id ${itemId} not found`);
            return recipe;
          },
        },
      ),
    ),
  );

const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A client that reads the layout once and then applies the events of every frame. */
class Client {
  shown: Shown;

  constructor(shown: Shown, timeline: Timeline, now: number) {
    this.shown = readCharacter(layoutOver(shown, timeline, now));
  }

  receive(moment: Moment): void {
    const { from, to, events } = frame.parse(overJson(frameOf(1, this.shown.eventAt, moment)));
    expect(from).toBe(this.shown.eventAt);
    for (const event of events) this.shown = apply(this.shown, event, to);
  }
}

describe('a sequence', () => {
  it('seen over the wire is exactly what the engine shows', { timeout: PROPERTY_TIMEOUT }, () => {
    fc.assert(
      fc.property(sequenceArbitrary, (sequence) => {
        const { timeline, state } = sequence;
        const client = new Client(state.shown, timeline, state.shown.eventAt);
        playSequence(sequence, {
          settle(draft: State, live: Timeline, _from: number, until: number) {
            const recorder = new EventRecorder();
            advance(draft, live, until, recorder);
            for (const moment of recorder.moments) client.receive(moment);
            expect(client.shown).toEqual(draft.shown);
            expect(readCharacter(layoutOver(draft.shown, live, until))).toStrictEqual(overJson(draft.shown));
          },
          given({ at }, _before, after, outcome) {
            if ('refused' in outcome) return;
            client.receive(outcome);
            expect(client.shown).toEqual(after.shown);
            expect(readCharacter(layoutOver(after.shown, timeline, at))).toStrictEqual(overJson(after.shown));
          },
        });
      }),
      runs(100),
    );
  });
});
