import { type Amounts, amountOf, friendshipLevel, giftsBetween, type World } from '@slumberfell/engine';
import { friendGiftWords } from './quest-words.ts';

/**
 * What is said of each villager when the friendship has risen: `Friendship 3 with Mrs Tapper: 3
 * candle-ends.`, and the line of the villager.
 */
export const friendSentences = (before: Amounts, after: Amounts, world: World): readonly string[] =>
  world.quests.villagers.flatMap((villager) => {
    const [from, to] = [before, after].map((friendship) =>
      friendshipLevel(amountOf(friendship, villager.id)),
    );
    if (from === undefined || to === undefined || to <= from) return [];
    const gifts = giftsBetween(villager, from, to);
    const brought = gifts.map((gift) => friendGiftWords(gift, world)).join(', ');
    const lines = gifts.flatMap(({ line }) => (line === undefined ? [] : `“${line}”`));
    return [
      [`Friendship ${to} with ${villager.name}${brought === '' ? '' : `: ${brought}`}.`, ...lines].join(' '),
    ];
  });
