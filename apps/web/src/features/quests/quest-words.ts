import type {
  Chapter,
  Cosmetic,
  Errand,
  FriendGift,
  Progress,
  Term,
  Unlock,
  World,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';

/** How far something is: `7 of 12`. What is had beyond that is not said. */
export const progressWords = ({ have, need }: Progress): string =>
  `${formatNumber(Math.min(have, need))} of ${formatNumber(need)}`;

/** The filled part of a bar, in per cent. */
export const progressPercent = ({ have, need }: Progress): number =>
  need === 0 ? 100 : (100 * Math.min(have, need)) / need;

/** The name of what a term asks for; null for a total level. */
export function termName({ kind, id }: Term, world: World): string | null {
  switch (kind) {
    case 'kill':
      return world.enemy(id)?.name ?? null;
    case 'kill-region':
    case 'at':
      return world.region(id)?.name ?? null;
    case 'run':
      return world.dungeon(id)?.name ?? null;
    case 'deliver':
      return world.item(id)?.name ?? null;
    case 'total-level':
      return null;
  }
}

/** What stands before the name in a list of terms. */
export const TERM_VERBS: Readonly<Record<Term['kind'], string>> = {
  kill: 'Beat',
  'kill-region': 'Beat anything in',
  run: 'Finish a run of',
  deliver: 'Bring',
  at: 'Be in',
  'total-level': 'Reach a total level',
};

/** How far a term is. A place is either reached or not. */
export const termProgressWords = ({ kind }: Term, progress: Progress): string =>
  kind === 'at'
    ? progress.have >= progress.need
      ? 'You are there'
      : 'Not there yet'
    : progressWords(progress);

/** A term as a phrase, up to the name of what it asks for: `Bring 40`. */
export function termWords({ kind, amount }: Term): string {
  const count = formatNumber(amount);
  switch (kind) {
    case 'deliver':
      return `Bring ${count}`;
    case 'kill':
      return `Beat ${count}`;
    case 'kill-region':
      return `Beat ${count} in`;
    case 'at':
      return 'Be in';
    case 'run':
      return amount === 1 ? 'Finish' : `Finish ${count} runs of`;
    case 'total-level':
      return `Reach a total level of ${count}`;
  }
}

/** A term as one phrase: `Bring 40 Flax Cloth`. */
export const termPhrase = (term: Term, world: World): string =>
  [termWords(term), termName(term, world) ?? []].flat().join(' ');

/** What an errand asks for as a term; null for a hunt on several kinds of enemies. */
export const askedTerm = ({ kind, ids: [id = 0, ...others] }: Errand, amount: number): Term | null =>
  others.length === 0 ? { kind, id, amount } : null;

/** What an errand asks for, in short. The enemies of a hunt are named apart. */
export function askPhrase(errand: Errand, amount: number, world: World): string {
  const term = askedTerm(errand, amount);
  return term === null
    ? `Beat ${formatNumber(amount)} enemies of ${errand.ids.length} kinds`
    : termPhrase(term, world);
}

const COSMETIC_WORDS: Readonly<Record<Cosmetic['kind'], string>> = {
  title: 'Title',
  frame: 'Frame',
  accessory: 'Accessory',
};

/** A thing to show, by its kind and name: `Title: Mill-Quieter`. */
export const cosmeticWords = ({ kind, name }: Cosmetic): string => `${COSMETIC_WORDS[kind]}: ${name}`;

/** The name of a furnishing. A page may hold older quests, which have no names of them. */
export const furnishingWords = (furnishingId: number, { quests }: World): string =>
  quests.furnishing(furnishingId)?.name ?? 'A furnishing';

/** What a villager gives at a level of friendship: `Title: Friend of Pip, Frame: Pip in the corner`. */
export const friendGiftWords = ({ candleEnds, furnishingId, cosmetics }: FriendGift, world: World): string =>
  [
    ...(candleEnds > 0 ? [candleEndsWords(candleEnds)] : []),
    ...(furnishingId === null ? [] : [furnishingWords(furnishingId, world)]),
    ...cosmetics.map(cosmeticWords),
  ].join(', ');

export const candleEndsWords = (amount: number): string =>
  amount === 1 ? '1 candle-end' : `${formatNumber(amount)} candle-ends`;

/** What a chapter opens, where this version has it to open; else null. */
function unlockWords({ kind, id }: Unlock, world: World): string | null {
  switch (kind) {
    case 'journal':
      return 'the journal of closed chapters';
    case 'errands':
      return 'the board';
    case 'errand-slots':
      return `room for ${id} errands at a time`;
    case 'villagers':
      return `errands from ${world.region(id)?.name}`;
    case 'weekly-errand':
      return 'the weekly errand';
    case 'lore':
      return 'more lines about enemies in the Bestiary';
    case 'ending':
      return 'the last page of the story';
    case 'announcement':
    case 'gifts':
      return null;
  }
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const listWords = (words: readonly string[]): string => LIST.format(words);

/** What a chapter opens, as one sentence; null for nothing. */
export function unlocksSentence({ unlocks }: Chapter, world: World): string | null {
  const words = unlocks.flatMap((unlock) => unlockWords(unlock, world) ?? []);
  return words.length === 0 ? null : `Opens ${listWords(words)}.`;
}

/** That all players are told of the end of a chapter; null when they are not. */
export const announcementSentence = ({ unlocks }: Chapter): string | null =>
  unlocks.some(({ kind }) => kind === 'announcement') ? 'Everybody who is awake hears of it.' : null;
