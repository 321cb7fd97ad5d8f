import { AS_OFTEN_AS_POSSIBLE, type Night, type NightKind, type World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { formatShare } from '../../lib/format/share.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { capital } from '../../lib/text/capital.ts';
import { stepAim, stepName } from '../plan/plan-text.ts';

/** The words for a night that is proposed. */

export const NIGHT_KIND_WORDS: Readonly<Record<NightKind, string>> = {
  fight: 'A night of fights',
  work: 'A night of work',
};

/** What a night is about: `Make Bellcap Pie, then hunt in Tattlewood`, `Gather Raw Flax in Lanternlea`. */
export function nightTitle(night: Night, world: World): string {
  return night.kind === 'fight' ? fightTitle(night, world) : workTitle(night, world);
}

const NO_SETS = { sets: [] };

function fightTitle({ regionId, dungeonId, makesFood, steps }: Night, world: World): string {
  const fight =
    dungeonId === null
      ? `hunt in ${world.region(regionId)?.name ?? 'another region'}`
      : `enter ${world.dungeon(dungeonId)?.name ?? 'a dungeon'}`;
  const packed = steps.find(({ name }) => name === 'equip-food');
  const food = makesFood && packed && stepAim(packed, NO_SETS, world);
  return food ? `Make ${food}, then ${fight}` : capital(fight);
}

/** The last thing that is made in an amount, else what is gathered to the end. */
function workTitle({ regionId, steps }: Night, world: World): string {
  const works = steps.filter(({ name }) => name === 'begin-crafting');
  const made = works.findLast(
    (step) => step.name === 'begin-crafting' && step.input.amount !== AS_OFTEN_AS_POSSIBLE,
  );
  const step = made ?? works.at(-1);
  if (step === undefined) return 'Work';
  if (made !== undefined) return `Make ${stepAim(made, NO_SETS, world) ?? 'something'}`;
  return `${capital(stepName(step, NO_SETS, world))} in ${world.region(regionId)?.name ?? 'another region'}`;
}

/** What a night brings in its measure. */
export function nightGain({ kind, measure, brings }: Pick<Night, 'kind' | 'measure' | 'brings'>): string {
  const amount = formatNumber(Math.round(brings));
  switch (measure) {
    case 'experience':
      return `${amount} experience${kind === 'fight' ? ' in fights' : ''}`;
    case 'gold':
      return `Worth ${amount} gold, less what is used`;
    case 'safety':
      return `${formatDuration(Math.round(brings / 60_000) * 60)} of fights`;
    case 'firsts':
      return `About ${amount} ${Math.round(brings) === 1 ? 'thing' : 'things'} that you have never had`;
  }
}

/** How a night may go wrong; null where it hardly can. */
export function nightRisk({ forecast: { defeats } }: Pick<Night, 'forecast'>): string | null {
  return defeats >= 0.01 ? `It loses a fight in ${formatShare(defeats)} of nights.` : null;
}

/** What is learned before the night begins; null for nothing. */
export function learnText({ learns }: Pick<Night, 'learns'>, world: World): string | null {
  const recipe = learns === null ? undefined : world.item(learns);
  return recipe === undefined ? null : `Learns ${recipe.name} first.`;
}

/** What is bought before the night begins; null for nothing. */
export function purchaseText({ buys }: Pick<Night, 'buys'>, world: World): string | null {
  const key = buys && world.item(buys.itemId);
  if (!buys || !key) return null;
  return `Buys ${formatNumber(buys.amount)} × ${key.name} first, for ${formatNumber(buys.amount * key.value)} gold.`;
}
