import { type CraftAmount, levelOf, MAX_LEVEL } from '@slumberfell/engine';
import { reasonOf, timeAndDuration } from '../../features/character/course-text.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';

interface OutcomeProps {
  readonly skillId: number;
  readonly chosen: Pick<CraftAmount, 'level' | 'experience' | 'endsAt' | 'stops'>;
  /** How many actions the next level takes, when no session can reach it; else null. */
  readonly forNextLevel: number | null;
  /** The server's clock, epoch ms. */
  readonly now: number;
}

/** When a session would end and why, and what experience it would bring. */
export function Outcome({ skillId, chosen, forNextLevel, now }: OutcomeProps) {
  const { sets } = useWorld();
  const points = useCharacter(({ shown }) => shown.experience[skillId - 1] ?? 0);
  const skill = sets.skills.find(({ id }) => id === skillId)?.name;
  const level = levelOf(points);
  const { endsAt, stops, experience } = chosen;
  return (
    <p>
      Ends <b>{timeAndDuration(endsAt, now)}</b>
      {stops !== 'done' && <span>{`: ${reasonOf(stops)}`}</span>}
      <span>{`. ${formatNumber(experience)} ${skill ?? ''} experience`}</span>
      {chosen.level > level && (
        <span>
          , <b>{`level ${level} → ${chosen.level}`}</b>
        </span>
      )}
      <span>.</span>
      {forNextLevel !== null && level < MAX_LEVEL && (
        <span>{` Level ${level + 1} takes ${formatNumber(forNextLevel)}.`}</span>
      )}
    </p>
  );
}
