import { beginHunt, type PlanStep, trainedSkill } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { huntEnd, type UntilChoice } from '../../features/forecast/hunt-until.ts';
import { useRest } from '../../features/forecast/use-rest.ts';
import { type ThenChoice, useThen } from '../../features/plan/use-then.ts';
import { useNow } from '../../lib/clock/use-now.ts';

export interface HuntOptions {
  readonly rests: boolean;
  readonly setRests: (rests: boolean) => void;
  readonly until: UntilChoice;
  readonly setUntil: (until: UntilChoice) => void;
  readonly then: ThenChoice;
  /** The step of a plan with these options; null for a hunt until a time of day, which a step cannot have. */
  readonly step: PlanStep | null;
  /** The command with these options. */
  readonly command: ReturnType<typeof beginHunt>;
}

/** What the player chooses before open combat begins. */
export function useHuntOptions(regionId: number): HuntOptions {
  const characterId = useCharacter(({ id }) => id);
  const skillId = useCharacter(({ shown }) => trainedSkill(shown.trainingAttribute, shown.attackStyle));
  const [rests, setRests] = useRest(characterId);
  const [until, setUntil] = useState<UntilChoice>({
    kind: 'limit',
    skillId,
    level: 2,
    time: '07:00',
    kills: 100,
  });
  const end = huntEnd(until, useNow(60_000));
  const then = useThen(regionId);
  const step: PlanStep | null =
    end?.at === undefined ? beginHunt(regionId, { rests }, { ...(end && { until: end }) }) : null;
  const command = beginHunt(regionId, { rests }, { ...(end && { until: end }), ...then.input });
  return { rests, setRests, until, setUntil, then, step, command };
}
