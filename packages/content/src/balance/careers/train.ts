import { SKILL, skillLevel, styleSkill, TrainingAttribute } from '@slumberfell/engine';
import type { CareerPlayer } from './player.ts';

/** Trains the combat skill that the dream lacks, else the one that lags behind: it holds pieces back. */
export function train(player: CareerPlayer): void {
  const { shown } = player;
  const skills = [
    { attribute: TrainingAttribute.Attack, skillId: SKILL.Attack },
    { attribute: TrainingAttribute.Offensive, skillId: styleSkill(shown.attackStyle) },
    { attribute: TrainingAttribute.Defence, skillId: SKILL.Defence },
  ];
  const dreamt = skills.filter(({ skillId }) =>
    player.dream?.some((one) => one.skillId === skillId && skillLevel(shown, skillId) < one.level),
  );
  const [lowest] = (dreamt.length > 0 ? dreamt : skills).toSorted(
    (one, other) => skillLevel(shown, one.skillId) - skillLevel(shown, other.skillId),
  );
  if (lowest !== undefined && lowest.attribute !== shown.trainingAttribute)
    player.give({ name: 'set-training-attribute', input: { trainingAttribute: lowest.attribute } });
}
