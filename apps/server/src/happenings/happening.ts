import { type IdleReport, levelOf, type Shown, type Timeline, worldAt } from '@slumberfell/engine';
import type { RegisterDeviceInput } from '@slumberfell/protocol';
import type { ToldKind } from '../storage/tables/alert-outbox.ts';
import {
  defeatedStepText,
  defeatText,
  endText,
  levelText,
  planText,
  skipText,
  soonText,
} from './happening-texts.ts';
import { soonAt } from './soon.ts';

/** What a settled time has brought of which a player may want to be told. */
export interface Happening {
  /** The most telling first. A device is told if it wants one of them. */
  readonly kinds: readonly [ToldKind, ...ToldKind[]];
  readonly body: string;
  /** Epoch ms. */
  readonly happenedAt: number;
  /** Whether nothing runs any more. */
  readonly isEnd: boolean;
  /** The levels of a skill that were reached, if this is about levels: those above one, up to the other. */
  readonly levels: { readonly skillId: number; readonly above: number; readonly upTo: number } | null;
}

/** A time without a command, and what it has brought. */
export interface SettledTime {
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
  readonly before: Pick<Shown, 'plan'>;
  readonly report: IdleReport;
  readonly after: Shown;
  readonly timeline: Timeline;
}

export type Wants = RegisterDeviceInput['wants'];

/** All that a settled time has brought of which a player may want to be told. */
export function happeningsOf(time: SettledTime): readonly Happening[] {
  const found = [courseOf(time), soonOf(time)].filter((happening) => happening !== null);
  return [...found, ...levelsOf(time)];
}

/** Whether a device wants to be told of it. */
export function isWanted({ kinds, levels }: Happening, wants: Wants): boolean {
  const { level } = wants;
  if (levels !== null)
    return level?.skillId === levels.skillId && level.level > levels.above && level.level <= levels.upTo;
  return kinds.some((kind) => kind !== 'level' && wants[WANTS[kind]]);
}

const WANTS = {
  'session-end': 'sessionEnd',
  plan: 'plan',
  defeat: 'defeat',
  soon: 'soon',
} as const satisfies Record<Exclude<ToldKind, 'level'>, keyof Wants>;

/** A session has ended and nothing runs any more, or a plan that goes on had a defeat or skipped a step. */
function courseOf({ before, report, after, timeline, until }: SettledTime): Happening | null {
  const { ended, steps } = report;
  const world = worldAt(timeline, until);
  const hadPlan = before.plan?.status === 'active';
  const defeatedStep = steps.find((step) => step.ended?.reason === 'defeated');
  const defeat = ended?.reason === 'defeated' || defeatedStep !== undefined;
  if (after.action === null && ended !== null) {
    const planKind: ToldKind = hadPlan ? 'plan' : 'session-end';
    const said = hadPlan ? planText(after.plan) : endText(report, world);
    return {
      kinds: defeat ? ['defeat', planKind] : [planKind],
      body: defeat ? `${defeatText(report, world)} ${said}` : said,
      happenedAt: ended.at,
      isEnd: true,
      levels: null,
    };
  }
  const goesOn = { happenedAt: until, isEnd: false, levels: null };
  if (defeatedStep !== undefined)
    return { ...goesOn, kinds: ['defeat', 'plan'], body: defeatedStepText(defeatedStep, world) };
  const skipped = steps.flatMap((step) => step.skipped ?? [])[0];
  return skipped === undefined ? null : { ...goesOn, kinds: ['plan'], body: skipText(skipped) };
}

/** The instant before the end of what runs has passed. */
function soonOf({ from, after, timeline, until }: SettledTime): Happening | null {
  const at = soonAt(after, timeline);
  if (at === null || at <= from || at > until) return null;
  const body = soonText(after, worldAt(timeline, until));
  return { kinds: ['soon'], body, happenedAt: at, isEnd: false, levels: null };
}

function levelsOf({ report, until }: SettledTime): readonly Happening[] {
  return report.experience.flatMap(({ skillId, before, points }) => {
    const levels = { skillId, above: levelOf(before), upTo: levelOf(before + points) };
    if (levels.above === levels.upTo) return [];
    const body = levelText(skillId, levels.upTo);
    return { kinds: ['level'], body, happenedAt: until, isEnd: false, levels } satisfies Happening;
  });
}
