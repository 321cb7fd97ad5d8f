import type { FirstStepName, FirstStepPress, FirstStepWait, World } from '@slumberfell/engine';
import { formatMoment } from '../../lib/format/date.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** The words of a step. */
export interface StepText {
  readonly title: string;
  /** Title that takes one line of a phone beside the button, for screens that are about something else. */
  readonly shortTitle: string;
  readonly text: string;
  /** The text of the button; absent while the player waits. */
  readonly label?: string;
}

/** The words of what is to be done or waited for next. */
export const stepText = (next: FirstStepPress | FirstStepWait, world: World): StepText =>
  next.kind === 'press' ? PRESSES[next.step](next, world) : waitText(next, world);

const nameOf = ({ itemId = 0 }: { readonly itemId?: number }, world: World): string =>
  world.item(itemId)?.name ?? 'what is here';

/** How long the press's actions take in all: `1 min 10 s`. */
function durationOf({ itemId = 0, amount = 0 }: FirstStepPress, world: World): string {
  return formatDuration(amount * (world.craft(itemId)?.baseActionTime ?? 0));
}

const PRESSES: Readonly<Record<FirstStepName, (press: FirstStepPress, world: World) => StepText>> = {
  arm: (press, world) => ({
    title: 'Take up a weapon and pack your food',
    shortTitle: 'Arm yourself',
    text: `${nameOf(press, world)} is as good as any for a start. Packed food is eaten automatically when you are hurt.`,
    label: 'Take them up',
  }),
  fight: (press, world) => ({
    title: 'Win your first fight',
    shortTitle: 'Win a fight',
    text: `What roams here is about your size. ${foodWords(press)}${thenWords(press, world)}.`,
    label: 'Go and fight',
  }),
  keepsake: (press, world) =>
    press.itemId !== undefined
      ? {
          title: `You were given the ${nameOf(press, world)}`,
          shortTitle: 'A trophy',
          text: 'A trophy on the shelf lets your legend go on longer without you.',
          label: 'Put it on the shelf',
        }
      : FIGHT_ON,
  wear: (press, world) =>
    press.itemId !== undefined
      ? {
          title: `Put on the ${nameOf(press, world)}`,
          shortTitle: 'Wear your gift',
          text: 'You are wearing nothing there yet, so any piece makes you harder to hurt.',
          label: 'Put it on',
        }
      : FIGHT_ON,
  gather: (press, world) => ({
    title: `Gather ${nameOf(press, world)}`,
    shortTitle: 'Gather for a meal',
    text: `${formatNumber(press.amount ?? 0)} times, ${durationOf(press, world)} in all: enough to cook with. A fight under way ends first.`,
    label: 'Gather it',
  }),
  cook: (press, world) => ({
    title: `Cook ${nameOf(press, world)}`,
    shortTitle: 'Cook a meal',
    text: `${formatNumber(press.amount ?? 0)} portions, ${durationOf(press, world)} in all. Food decides how long a fight can go on.`,
    label: 'Cook it',
  }),
  rest: (press, world) => ({
    title: 'Begin the night',
    shortTitle: 'Go to rest',
    text: `Your legend gathers ${nameOf(press, world)} for ${durationOf(press, world)}, even with the page closed. Nothing can hurt it there.`,
    label: 'Begin the night',
  }),
};

const huntOf = ({ commands }: FirstStepPress) => commands.find((command) => command.name === 'begin-hunting');

/** What happens when the food runs low, as the beginning of a sentence. */
const foodWords = (press: FirstStepPress): string =>
  huntOf(press)?.input.rest
    ? 'You are fetched home before the food runs out'
    : '“Rest when the food runs low” is off, so you fight on without food';

/** What follows the fight, as the end of a sentence. */
function thenWords(press: FirstStepPress, world: World): string {
  const item = world.item(huntOf(press)?.input.then?.itemId ?? 0);
  return item ? `, and gather ${item.name} from then on` : '';
}

const FIGHT_ON: StepText = {
  title: 'Fight on a little',
  shortTitle: 'Fight on',
  text: 'You are close to a gift for your levels.',
  label: 'Go and fight',
};

function waitText(wait: FirstStepWait, world: World): StepText {
  switch (wait.until) {
    case 'victory':
      return {
        title: 'Watch your first fight',
        shortTitle: 'Watch your first fight',
        text: 'Blows fall by themselves, one every three seconds.',
      };
    case 'gift':
      return {
        title: 'Watch the fight a little longer',
        shortTitle: 'Watch a little longer',
        text: `At a total level of ${wait.totalLevel} you are given the ${nameOf(wait, world)}. It takes about a minute.`,
      };
    case 'action': {
      const text = 'The next step comes when it is done.';
      if (wait.itemId === undefined) return { title: 'Finish this run', shortTitle: 'Finish this run', text };
      return {
        title: `${wait.isGathered ? 'Gathering' : 'Making'} ${nameOf(wait, world)}`,
        shortTitle: `${wait.isGathered ? 'Gathering' : 'Cooking'} for a meal`,
        text,
      };
    }
    case 'morning':
      return {
        title: 'Good night',
        shortTitle: 'Good night',
        text: `Your legend is busy with ${nameOf(wait, world)} until ${formatMoment(wait.endsAt)}. You can close the page.`,
      };
  }
}
