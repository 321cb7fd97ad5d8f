import type { Decision, DecisionKind } from '@slumberfell/protocol';

const TITLES: Readonly<Record<DecisionKind, string>> = {
  renamed: 'Your character has a new name.',
  hidden: 'Your character is not on the leaderboards for now.',
  shown: 'Your character is on the leaderboards again.',
};

/** What the player is told of a decision, without its reason. */
export const decisionTitle = ({ kind, names }: Decision): string =>
  names === undefined ? TITLES[kind] : `${names.before} is now called ${names.after}.`;

/** The decision by which the character is hidden from the leaderboards now; null when it is not. */
export function hidingOf(decisions: readonly Decision[]): Decision | null {
  const last = decisions.find(({ kind }) => kind !== 'renamed');
  return last?.kind === 'hidden' ? last : null;
}

/** The decisions that the player has not seen. */
export const unseenOf = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.filter(({ isSeen }) => !isSeen);
