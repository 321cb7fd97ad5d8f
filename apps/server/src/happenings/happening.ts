import type { IdleReport, Shown, World } from '@slumberfell/engine';
import type { NewAlert, ToldKind } from '../storage/tables/alert-outbox.ts';
import { defeatText, endText, planText, skipText } from './happening-texts.ts';

/** What a settled time has brought of which a player may want to be told. */
export type Happening = Omit<NewAlert, 'tag'>;

/**
 * What happened in a settled time without a command: a session has ended and nothing runs any more, or a plan
 * that goes on had a defeat or skipped a step.
 * @param before what was shown before the settled time
 * @param until the instant to which it was settled, epoch ms
 * @returns null when there is nothing to tell
 */
export function happeningOf(
  before: Pick<Shown, 'plan'>,
  report: IdleReport,
  after: Pick<Shown, 'action' | 'plan'>,
  world: World,
  until: number,
): Happening | null {
  const { ended, steps } = report;
  const hadPlan = before.plan?.status === 'active';
  const defeat = ended?.reason === 'defeated' || steps.some((step) => step.ended?.reason === 'defeated');
  if (after.action === null && ended !== null) {
    const planKind: ToldKind = hadPlan ? 'plan' : 'session-end';
    const said = hadPlan ? planText(after.plan) : endText(report, world);
    const kinds: Happening['kinds'] = defeat ? ['defeat', planKind] : [planKind];
    return { kinds, body: defeat ? `${defeatText(report, world)} ${said}` : said, happenedAt: ended.at };
  }
  if (defeat)
    return {
      kinds: ['defeat', 'plan'],
      body: `${defeatText(report, world)} The plan goes on.`,
      happenedAt: until,
    };
  const skipped = steps.flatMap((step) => step.skipped ?? [])[0];
  return skipped === undefined ? null : { kinds: ['plan'], body: skipText(skipped), happenedAt: until };
}
