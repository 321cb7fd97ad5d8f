import type { CharacterRankings } from '@slumberfell/protocol';
import { boardNamed } from '../../features/leaderboards/boards.ts';
import { skillStanding } from '../../features/skills/skill-standing.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './ProfileSkill.module.css';
import { Rank } from './Rank.tsx';
import { rankOn } from './ranks.ts';

interface ProfileSkillProps {
  readonly name: string;
  /** Experience in whole points. */
  readonly experience: number;
  /** Null while the rankings are fetched. */
  readonly rankings: CharacterRankings | null;
}

/** The character's rank on the leaderboard of this skill. */
const SkillRank = ({ name, experience, rankings }: ProfileSkillProps) => {
  const { type } = boardNamed(name);
  return <Rank type={type} ranking={rankOn(rankings, type)} hasScore={experience > 0} />;
};

/** A combat skill with its level, its experience, and its progress in percent. */
export function CombatSkill({ name, experience, rankings }: ProfileSkillProps) {
  const { sets } = useWorld();
  // The profile gives combat skills by name and not by id.
  const id = sets.skills.find((skill) => skill.name === name)?.id ?? 0;
  const { level, percent, words } = skillStanding(experience);
  return (
    <li className={styles.combat}>
      <Glyph name={skillGlyph(id)} size={30} />
      <h3>{name}</h3>
      <p className={styles.level}>{`Level ${level}`}</p>
      <div className={styles.bar}>
        <Bar label={`${name} experience`} percent={percent} valueText={words} height={18}>
          {`${percent}%`}
        </Bar>
      </div>
      <p className={styles.words}>
        <SkillRank name={name} experience={experience} rankings={rankings} />
        <span>{words}</span>
      </p>
    </li>
  );
}

/** A gathering or crafting skill with its level and a bar of its progress to the next one. */
export function CraftSkill({ id, name, experience, rankings }: ProfileSkillProps & { readonly id: number }) {
  const { level, percent, words } = skillStanding(experience);
  return (
    <li className={styles.craft} title={words}>
      <Glyph name={skillGlyph(id)} size={22} />
      <span>{name}</span>
      <SkillRank name={name} experience={experience} rankings={rankings} />
      <span className={styles.level}>
        <span className="visually-hidden">level </span>
        <span translate="no">{level}</span>
      </span>
      <div className={styles.bar}>
        <Bar label={`${name} experience`} percent={percent} valueText={words} height={5} />
      </div>
    </li>
  );
}
