import { DAY, type State } from '@slumberfell/engine';
import { CAREER_BEGINS, CareerPlayer } from './player.ts';
import { POLICIES } from './policies/all.ts';
import type { CareerKind } from './policy.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** The instant at which a day of a career is over, epoch ms; day 0 is the begin. */
export const endOfDay = (day: number): number => CAREER_BEGINS + day * DAY;

/** A career that is being played. It depends only on its arguments. */
export class Career {
  readonly player: CareerPlayer;
  readonly #kind: CareerKind;
  #day = 0;

  constructor(kind: CareerKind, seed: number, followsStory = false) {
    this.#kind = kind;
    this.player = new CareerPlayer(seed, followsStory);
  }

  /** How many days have been played. */
  get day(): number {
    return this.#day;
  }

  /** Plays one more day, to its end. */
  playDay(): void {
    const { logins, play } = POLICIES[this.#kind];
    const begins = endOfDay(this.#day);
    this.#day++;
    logins.forEach(({ hour, minutes }, index) => {
      const at = begins + hour * HOUR;
      const next = begins + (logins[index + 1]?.hour ?? 24) * HOUR;
      this.player.wait(at);
      play(this.player, { until: Math.min(at + minutes * MINUTE, next), next });
    });
    this.player.wait(endOfDay(this.#day));
  }
}

/** The careers that were played, with the states at the ends of their days. */
const played = new Map<string, { readonly career: Career; readonly states: State[] }>();

/**
 * The character of a simulated career at the end of a day (`endOfDay`), with what runs then. A later day of
 * the same career plays on from the last one.
 * @param day 0 for a new character
 * @param seed a whole number from 1; it decides the attack style, too
 */
export function characterAt(kind: CareerKind, day: number, seed: number): State {
  const key = `${kind} ${seed}`;
  const known = played.get(key) ?? newCareer(kind, seed);
  played.set(key, known);
  while (known.states.length <= day) {
    known.career.playDay();
    known.states.push(known.career.player.state);
  }
  return { ...(known.states[day] as State) };
}

function newCareer(kind: CareerKind, seed: number) {
  const career = new Career(kind, seed);
  return { career, states: [career.player.state] };
}
