import { type Aim, planOf } from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { aimsOf, world } from '../../lib/testing/characters.ts';
import { goldenText, inShort, sampled } from '../../lib/testing/in-short.ts';
import { buttonText } from '../ways/command-verbs.ts';
import { pressNote } from '../ways/press-note.ts';
import { aimWords } from './aim-words.ts';

const COLLECTIONS = ['trophies', 'cards', 'pets'] as const;

/** The characters whose aims are searched in every run. All of them take minutes. */
const FEW = 4;

function linesOf({ state, habits, index }: (typeof sampled)[number]): string[] {
  const collection = COLLECTIONS[index % COLLECTIONS.length];
  const line = (of: string, aim: Aim): string => {
    const { title, text } = aimWords(aim, world);
    return `${index} ${of} ${aim.key} | ${title} | ${text} | ${aim.seconds} | ${pressNote(aim.commands, state.shown, world)} | ${buttonText(aim.commands, world)}: ${inShort(aim.commands)} | ${planOf(aim.commands)?.length ?? 'no'} planned`;
  };
  return [
    ...aimsOf(state, 0, undefined, habits).aims.map((aim) => line('home', aim)),
    ...aimsOf(state, 0, collection, habits).aims.map((aim) => line(collection ?? '', aim)),
  ];
}

test(
  'aims are told as the golden file has them',
  async () => {
    await expect(goldenText(sampled.slice(0, FEW).flatMap(linesOf))).toMatchFileSnapshot(
      'aims-few.golden.txt',
    );
  },
  PROPERTY_TIMEOUT,
);

test.runIf(isLong)(
  'aims are told to 300 characters as the golden file has them',
  async () => {
    await expect(goldenText(sampled.flatMap(linesOf))).toMatchFileSnapshot('aims.golden.txt');
  },
  PROPERTY_TIMEOUT,
);
