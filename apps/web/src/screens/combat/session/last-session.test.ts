import { EMPTY_REPORT, type FinishReason } from '@slumberfell/engine';
import type { IdleReportAnswer } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import type { SessionCounts } from '../../../features/session-counts/session-counts.ts';
import { lastSession } from './last-session.ts';

const counted = (from: number, at: number, reason: FinishReason | null): SessionCounts => ({
  place: { kind: 'region', id: 1 },
  from,
  to: at,
  ended: { at, reason },
  kills: {},
  experience: {},
  loot: {},
  food: {},
  saved: 0,
  taken: 0,
});
const reported = (at: number | null, kind: 'hunt' | 'craft' = 'hunt'): IdleReportAnswer => ({
  ...EMPTY_REPORT,
  since: 0,
  until: 9_000,
  action: { kind, id: 1 },
  ended: at === null ? null : { at, reason: 'defeated', enemyId: 7 },
});
const kindOf = (...args: Parameters<typeof lastSession>) => lastSession(...args)?.kind ?? null;

test('is what this browser has counted, when that ended last', () => {
  expect(kindOf(counted(5_000, 6_000, 'stopped'), undefined)).toBe('counts');
  expect(kindOf(counted(5_000, 6_000, 'stopped'), reported(2_000))).toBe('counts');
});

test('is the idle report of a night with a plan, in which something followed the fight', () => {
  const ended = { at: 2_000, reason: 'provisions' } as const;
  const hunt = {
    step: null,
    name: 'begin-hunting',
    id: 1,
    times: 0,
    amount: 9,
    gold: 0,
    skipped: null,
  } as const;
  const night = { ...reported(8_000, 'craft'), steps: [{ ...hunt, ended }] };
  expect(kindOf(null, night)).toBe('report');
  expect(kindOf(counted(500, 3_000, 'stopped'), night)).toBe('counts');
  expect(kindOf(null, { ...night, steps: [{ ...hunt, ended: null }] })).toBeNull();
});

test('is the idle report, when its session ended later or this browser did not see the end', () => {
  expect(kindOf(null, reported(2_000))).toBe('report');
  expect(kindOf(counted(500, 1_000, 'stopped'), reported(2_000))).toBe('report');
  expect(kindOf(counted(500, 2_000, null), reported(2_000))).toBe('report');
});

test('is not an older report for a session whose end was not seen', () => {
  expect(kindOf(counted(5_000, 6_000, null), reported(2_000))).toBe('counts');
});

test('is nothing before the first fight has ended', () => {
  expect(kindOf(null, undefined)).toBeNull();
  expect(kindOf(null, reported(2_000, 'craft'))).toBeNull();
  expect(kindOf(null, reported(null))).toBeNull();
  expect(kindOf({ ...counted(5_000, 6_000, null), ended: null }, undefined)).toBeNull();
});
