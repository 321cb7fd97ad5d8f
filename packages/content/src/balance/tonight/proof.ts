import {
  afterPurchase,
  type Night,
  type TonightAsked,
  type TonightQuestion,
  tonightQuestion,
} from '@slumberfell/engine';
import { world } from '../shipped.ts';
import { type BruteForce, bestTried, type Tried, tried } from './brute-force.ts';
import { type Answer, afterTaking, fightOf } from './taken-night.ts';

/** What is proved of the night of fights that a character is advised. */
export interface Proof {
  /** The card under the runs of the best five; null without one. */
  readonly card: Tried | null;
  readonly best: readonly Tried[];
  /** What it brings as a share of the best; 1 where nothing brings anything. */
  readonly share: number;
  /** Standard error of the share. */
  readonly error: number;
  /** The share of its runs without a defeat. */
  readonly survives: number;
  /** Whether a tried night is safe that brings a tenth less at most. */
  readonly isSafeNear: boolean;
  /** Why the same is not advised after it is taken; null where it is. */
  readonly other: string | null;
}

/** A night that is lost more often is not safe. A safe one is preferred that brings so much of another. */
const LOST = 0.02;
const NEARLY = 0.9;

export function proofOf(asked: TonightAsked, size: BruteForce, answer: Answer): Proof {
  const question = tonightQuestion(asked, world);
  const night = fightOf(asked, answer);
  const best = bestTried(question, size);
  const card = night && playedCard(night, question, size.runs[2]);
  const most = bestOf(best);
  const isSafeNear = best.some(
    ({ defeats, brings }) => defeats <= LOST && brings >= (card?.brings ?? 0) * NEARLY,
  );
  const share = most === null ? 1 : card === null ? 0 : card.brings / most.brings;
  return {
    card,
    best,
    share,
    error: most === null || card === null ? 0 : (card.error + most.error) / Math.abs(most.brings),
    survives: card === null ? 1 : 1 - card.defeats,
    isSafeNear,
    other: night && otherAfter(night, asked, answer),
  };
}

/** The night that brings most, or a safe one that brings nearly as much. */
function bestOf(best: readonly Tried[]): Tried | null {
  const [most = null] = best;
  if (most === null || most.brings <= 0) return null;
  const safe = best.find(({ defeats, brings }) => defeats <= LOST && brings >= most.brings * NEARLY);
  return safe ?? most;
}

function playedCard(night: Night, question: TonightQuestion, runs: number): Tried | null {
  const { shown } = question;
  const from = night.buys === null ? shown : afterPurchase(shown, night.buys, world);
  return tried({ name: nameOf(night), shown: from, steps: night.steps }, question, runs);
}

const nameOf = ({ regionId, dungeonId, makesFood }: Night): string =>
  `${dungeonId === null ? 'region' : `dungeon ${dungeonId} in`} ${regionId}${makesFood ? ', makes food' : ''}`;

const placeOf = ({ kind, regionId, dungeonId }: Night): string => `${kind} ${regionId} ${dungeonId}`;

/** What is advised after a night was taken, where that is another place; null where it is the same. */
function otherAfter(night: Night, asked: TonightAsked, answer: Answer): string | null {
  const { shown } = tonightQuestion(asked, world);
  const again = fightOf({ ...asked, shown: afterTaking(night, shown, asked.at).shown }, answer);
  if (again !== null && placeOf(again) === placeOf(night)) return null;
  return `${nameOf(night)}, then ${again === null ? 'nothing' : nameOf(again)}`;
}
