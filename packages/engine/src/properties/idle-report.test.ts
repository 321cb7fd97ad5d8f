import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { settleByDay } from '../chronicle/settle-by-day.ts';
import { CombatResult, type OnCombatTurn } from '../events/combat.ts';
import type { GameEvent, Moment } from '../events/registry.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { addReports } from '../settle/idle-report.ts';
import { IdleReportRecorder } from '../settle/idle-report-recorder.ts';
import { isCombat } from '../state/state.ts';
import { amountOfNote, Note } from '../state/trait-notes.ts';
import {
  cutInstants,
  cutsArbitrary,
  mutableState,
  PROPERTY_TIMEOUT,
  runs,
  type Scene,
  sceneArbitrary,
} from '../testing/index.ts';
import { difference, possessions } from './bookkeeper.ts';

/**
 * Tests that the idle report (game-design 7.3) equals what happened, when a scene is settled at once and in
 * parts.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/**
 * Settles a scene to each of these instants in order. Returns what is shown at the end and the sum of the
 * reports.
 */
function reportOf({ state, timeline, at }: Scene, instants: readonly number[]) {
  const draft = mutableState(state);
  let from = at;
  const reports = instants.map((until) => {
    const { report } = settleByDay(draft, timeline, from, until);
    from = until;
    return report;
  });
  return { after: draft.shown, report: reports.reduce(addReports) };
}

test('the reports of the parts add up to the report of the whole', () => {
  fc.assert(
    fc.property(sceneArbitrary, cutsArbitrary, (scene, cuts) => {
      const whole = reportOf(scene, [scene.until]);
      const parts = reportOf(scene, [...cutInstants(scene, cuts), scene.until]);
      expect(parts.report).toEqual(whole.report);
    }),
    runs(300),
  );
});

test('gains and uses, and what a plan sold and paid, are the difference of possessions and experience', () => {
  fc.assert(
    fc.property(sceneArbitrary, (scene) => {
      const { report, after } = reportOf(scene, [scene.until]);
      const before = scene.state.shown;
      const changes = new Map<number, bigint>();
      const change = (itemId: number, amount: bigint) => {
        const sum = (changes.get(itemId) ?? 0n) + amount;
        if (sum === 0n) changes.delete(itemId);
        else changes.set(itemId, sum);
      };
      for (const { itemId, amount } of report.gained) change(itemId, BigInt(amount));
      for (const { itemId, amount } of report.used) change(itemId, -BigInt(amount));
      const recorder = new EventRecorder();
      advance(mutableState(scene.state), scene.timeline, scene.until, recorder);
      let { gold } = before;
      for (const event of recorder.moments.flatMap(({ events }) => events)) {
        if (event.type === 'OnGoldChange') gold += event.amount;
        if (event.type !== 'OnInventoryChange' || event.reason !== 'sold') continue;
        for (const { itemId, amount } of event.changes) change(itemId, BigInt(amount));
      }
      expect(changes).toEqual(difference(possessions(before), possessions(after)));
      const experience = [...before.experience];
      for (const taught of report.experience) {
        expect(taught.before).toBe(before.experience[taught.skillId - 1]);
        experience[taught.skillId - 1] = taught.before + taught.points;
      }
      expect(experience).toEqual(after.experience);
      expect(after.gold).toBe(gold);
    }),
    runs(250),
  );
});

/** Portions that a turn used up: eaten, but not saved by a trait, and taken by the enemy. */
const lostPortions = ({ characterHealingData, notes = [] }: OnCombatTurn): number =>
  (characterHealingData?.foodAmount ?? 0) -
  amountOfNote(notes, Note.Thrift) +
  amountOfNote(notes, Note.Filch);

/** Counts what the events contain, independently of the recorder. */
function countOf(events: readonly GameEvent[]) {
  const of = <T extends GameEvent['type']>(type: T) =>
    events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const changes = (reasons: readonly string[]) =>
    of('OnInventoryChange')
      .filter(({ reason }) => reasons.includes(reason))
      .flatMap((event) => event.changes.map(({ amount }) => amount));
  const gains = (amounts: readonly number[]) => sumOf(amounts.filter((amount) => amount > 0));
  const losses = (amounts: readonly number[]) => -sumOf(amounts.filter((amount) => amount < 0));
  return {
    kills: of('OnCombatTurn').filter(({ result }) => result !== null && result !== CombatResult.Defeat)
      .length,
    runs: of('DungeonProgress').filter(({ isRunOver }) => isRunOver).length,
    gained: gains(changes(['loot', 'milestone', 'crafted', 'disenchanted', 'found'])),
    looted: gains(changes(['loot'])),
    used: losses(changes(['crafted', 'disenchanted', 'key'])) + sumOf(of('OnCombatTurn').map(lostPortions)),
    ended: of('OnIdleSessionFinished').map(({ reason }) => reason),
  };
}

/** Gifts have the source of the session: in combat they are loot. */
const giftsIn = (moments: readonly Moment[], { state }: Scene): number =>
  isCombat(state.shown.action)
    ? moments
        .flatMap(({ events }) => events)
        .filter((event) => event.type === 'OnInventoryChange' && event.reason === 'milestone')
        .flatMap((event) => (event.type === 'OnInventoryChange' ? event.changes : []))
        .reduce((sum, { amount }) => sum + amount, 0)
    : 0;

test('a report has the same sums as the events', () => {
  fc.assert(
    fc.property(sceneArbitrary, (scene) => {
      // The end and the source of gifts are those of one session.
      fc.pre(scene.state.shown.plan?.status !== 'active');
      const recorder = new EventRecorder();
      advance(mutableState(scene.state), scene.timeline, scene.until, recorder);
      const { report } = reportOf(scene, [scene.until]);
      const amountOf = (entries: readonly { readonly amount: number }[]) =>
        entries.reduce((sum, { amount }) => sum + amount, 0);
      expect({
        kills: amountOf(report.kills),
        runs: amountOf(report.runs),
        gained: amountOf(report.gained),
        looted:
          amountOf(report.gained.filter(({ source }) => source === 'looted')) -
          giftsIn(recorder.moments, scene),
        used: amountOf(report.used),
        ended: report.ended ? [report.ended.reason] : [],
      }).toEqual(countOf(recorder.moments.flatMap(({ events }) => events)));
      expect(report.ended?.at ?? null).toBe(
        recorder.moments.find(({ events }) => events.some(({ type }) => type === 'OnIdleSessionFinished'))
          ?.at ?? null,
      );
    }),
    runs(300),
  );
});

test('recorders side by side record the same as alone and do not change the result', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.boolean(), (scene, isReportFirst) => {
      const plain = mutableState(scene.state);
      advance(plain, scene.timeline, scene.until);
      const [alone, reportAlone] = [new EventRecorder(), new IdleReportRecorder()];
      advance(mutableState(scene.state), scene.timeline, scene.until, alone);
      advance(mutableState(scene.state), scene.timeline, scene.until, reportAlone);
      const draft = mutableState(scene.state);
      const [report, events] = [new IdleReportRecorder(), new EventRecorder()];
      advance(draft, scene.timeline, scene.until, ...(isReportFirst ? [report, events] : [events, report]));
      expect(draft).toEqual(plain);
      expect(events.moments).toEqual(alone.moments);
      const { shown } = scene.state;
      expect(report.between(shown, draft.shown)).toEqual(reportAlone.between(shown, draft.shown));
    }),
    runs(150),
  );
});
