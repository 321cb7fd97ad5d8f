import {
  isCombat,
  isItemAction,
  levelProgress,
  type Shown,
  type Skill,
  type SkillKind,
  skillKind,
  trainedSkill,
  type World,
} from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { SKILL_KIND_TITLES } from '../../features/character/skill-kinds.ts';
import { useActionWorld } from '../../features/character/use-action-world.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { skillPath } from '../../features/skills/skill-path.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './SkillSheet.module.css';

const KINDS: readonly SkillKind[] = ['gathering', 'crafting', 'combat'];

/** Below the dock, which stays in reach, and above everything else of the screen. */
const Z_INDEX = 140;

interface SkillSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** All skills on one sheet above the dock, each with its level. A press on a skill opens its screen. */
export function SkillSheet({ opened, onClose }: SkillSheetProps) {
  const [chosen, setChosen] = useState(false);
  if (opened && chosen) setChosen(false);
  const choose = () => {
    setChosen(true);
    onClose();
  };
  return (
    <Dialog
      className="sheet"
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
      opened={opened}
      onClose={onClose}
      title="Skills"
      zIndex={Z_INDEX}
      // The screen of the chosen skill takes the focus.
      returnFocus={!chosen}
    >
      {KINDS.map((kind) => (
        <SkillsOfKind key={kind} kind={kind} onChoose={choose} />
      ))}
    </Dialog>
  );
}

interface SkillsOfKindProps {
  readonly kind: SkillKind;
  readonly onChoose: () => void;
}

function SkillsOfKind({ kind, onChoose }: SkillsOfKindProps) {
  const { sets } = useWorld();
  const actionWorld = useActionWorld();
  const experience = useCharacter(({ shown }) => shown.experience);
  const runningId = useCharacter(({ shown }) => runningSkill(shown, actionWorld));
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.kind}>
      <h3 id={id}>{SKILL_KIND_TITLES[kind]}</h3>
      <ul className={styles.skills}>
        {sets.skills
          .filter((skill) => skillKind(skill.id) === kind)
          .map((skill) => (
            <li key={skill.id}>
              <SkillLink
                skill={skill}
                points={experience[skill.id - 1] ?? 0}
                isRunning={skill.id === runningId}
                onChoose={onChoose}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

interface SkillLinkProps {
  readonly skill: Skill;
  /** Experience points. */
  readonly points: number;
  readonly isRunning: boolean;
  readonly onChoose: () => void;
}

function SkillLink({ skill, points, isRunning, onChoose }: SkillLinkProps) {
  const { level, percentageToLevel } = levelProgress(points);
  return (
    <Link {...skillPath(skill)} className={styles.skill} data-running={isRunning} onClick={onChoose}>
      <Glyph name={skillGlyph(skill.id)} size={22} />
      <span className={styles.words}>
        <span className={styles.name}>{skill.name}</span>
        <span className={styles.standing}>
          <small>
            <span>{isRunning ? 'Under way, ' : ''}</span>
            <span>level </span>
            <span translate="no">{level}</span>
          </small>
          <Bar label={`${skill.name} experience`} percent={percentageToLevel} height={4} />
        </span>
      </span>
    </Link>
  );
}

/** Id of the skill that what runs trains; null while nothing runs. */
function runningSkill({ action, trainingAttribute, attackStyle }: Shown, world: World): number | null {
  if (isItemAction(action)) return world.craft(action.itemId)?.skillId ?? null;
  return isCombat(action) ? trainedSkill(trainingAttribute, attackStyle) : null;
}
