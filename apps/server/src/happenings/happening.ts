import {
  type FinishReason,
  type IdleReport,
  levelOf,
  type Shown,
  SKILLS,
  type Timeline,
  worldAt,
} from '@slumberfell/engine';
import type { RegisterDeviceInput } from '@slumberfell/protocol';
import type { ToldKind } from '../storage/tables/alert-outbox.ts';
import { chapterToldAt } from './chapter-told-at.ts';
import {
  chapterText,
  defeatText,
  endText,
  levelText,
  planText,
  skipText,
  soonText,
} from './happening-texts.ts';
import { soonAt } from './soon.ts';
import type { TroubleRecorder } from './trouble-recorder.ts';

/** What a settled time has brought of which a player may want to be told. */
export interface Happening {
  /** The most telling first. A device is told if it wants one of them. */
  readonly kinds: readonly [ToldKind, ...ToldKind[]];
  /** What is told of it. Made only when it is told, since looking ahead needs the instant alone. */
  readonly body: () => string;
  /** Epoch ms. */
  readonly happenedAt: number;
  /** Whether nothing runs any more. */
  readonly isEnd: boolean;
  /** The levels of a skill that were reached, if this is about levels: those above one, up to the other. */
  readonly levels: { readonly skillId: number; readonly above: number; readonly upTo: number } | null;
}

/** A time without a command, and what it has brought. */
export interface SettledTime {
  readonly characterId: number;
  /** Epoch ms. */
  readonly from: number;
  readonly until: number;
  readonly before: Pick<Shown, 'plan' | 'experience'>;
  /** How the last session ended; null while one runs, and when none ended. */
  readonly ended: { readonly at: number; readonly reason: FinishReason } | null;
  /** What it has brought, for the text of an end. */
  readonly report: IdleReport;
  readonly troubles: Pick<TroubleRecorder, 'defeats' | 'skips'>;
  readonly after: Shown;
  readonly timeline: Timeline;
}

export type Wants = RegisterDeviceInput['wants'];

/** All that a settled time has brought of which a player may want to be told. */
export function happeningsOf(time: SettledTime): readonly Happening[] {
  const found = [endOf(time), soonOf(time), chapterOf(time)].filter((happening) => happening !== null);
  return [...found, ...troublesOf(time), ...levelsOf(time)];
}

/** Whether a device wants to be told of it. */
export function isWanted({ kinds, levels }: Happening, wants: Wants): boolean {
  const { level } = wants;
  if (levels !== null)
    return level?.skillId === levels.skillId && level.level > levels.above && level.level <= levels.upTo;
  return kinds.some((kind) => kind !== 'level' && wants[WANTS[kind]] === true);
}

const WANTS = {
  'session-end': 'sessionEnd',
  plan: 'plan',
  defeat: 'defeat',
  soon: 'soon',
  chapter: 'chapter',
} as const satisfies Record<Exclude<ToldKind, 'level'>, keyof Wants>;

/** A session has ended and nothing runs any more. */
function endOf({ before, ended, report, troubles, after, timeline, until }: SettledTime): Happening | null {
  if (after.action !== null || ended === null) return null;
  const hadPlan = before.plan?.status === 'active';
  const planKind: ToldKind = hadPlan ? 'plan' : 'session-end';
  const defeat = troubles.defeats.find(({ at }) => at === ended.at);
  return {
    kinds: defeat ? ['defeat', planKind] : [planKind],
    body: () => {
      const world = worldAt(timeline, until);
      const said = hadPlan ? planText(after.plan) : endText(report, world);
      return defeat ? `${defeatText(defeat.enemyId, world)} ${said}` : said;
    },
    happenedAt: ended.at,
    isEnd: true,
    levels: null,
  };
}

/** The first defeat after which a plan went on, and the first step that it skipped. */
function troublesOf({ ended, troubles, timeline, until }: SettledTime): readonly Happening[] {
  const goesOn = { isEnd: false, levels: null };
  const found: Happening[] = [];
  const defeat = troubles.defeats.find(({ at }) => at !== ended?.at);
  if (defeat !== undefined)
    found.push({
      ...goesOn,
      kinds: ['defeat', 'plan'],
      body: () => `${defeatText(defeat.enemyId, worldAt(timeline, until))} The plan goes on.`,
      happenedAt: defeat.at,
    });
  const [skip] = troubles.skips;
  if (skip !== undefined)
    found.push({ ...goesOn, kinds: ['plan'], body: () => skipText(skip.code), happenedAt: skip.at });
  return found;
}

/** The instant before the end of what runs has passed. */
function soonOf({ from, after, timeline, until }: SettledTime): Happening | null {
  const at = soonAt(after, timeline);
  if (at === null || at <= from || at > until) return null;
  const body = () => soonText(after, worldAt(timeline, until));
  return { kinds: ['soon'], body, happenedAt: at, isEnd: false, levels: null };
}

/** The instant at which the character is told of its next chapter has passed. */
function chapterOf({ characterId, from, after, timeline, until }: SettledTime): Happening | null {
  const world = worldAt(timeline, until);
  const at = chapterToldAt(after, characterId, world);
  if (at === null || at <= from || at > until) return null;
  const body = () => chapterText(after.quests.chapter, world);
  return { kinds: ['chapter'], body, happenedAt: at, isEnd: false, levels: null };
}

function levelsOf({ before, after, until }: SettledTime): readonly Happening[] {
  return SKILLS.flatMap(({ id: skillId }) => {
    const [former, points] = [before.experience[skillId - 1] ?? 0, after.experience[skillId - 1] ?? 0];
    if (former === points) return [];
    const levels = { skillId, above: levelOf(former), upTo: levelOf(points) };
    if (levels.above === levels.upTo) return [];
    const body = () => levelText(skillId, levels.upTo);
    return { kinds: ['level'], body, happenedAt: until, isEnd: false, levels } satisfies Happening;
  });
}
