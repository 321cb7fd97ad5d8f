import { levelProgress, type Skill } from '@slumberfell/engine';
import { nextLevelText, reasonOf, timeAndDuration } from '../../features/character/course-text.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCourse } from '../../features/character/use-course.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import styles from './SkillBanner.module.css';

/** The skill's name, level and experience, in front of the region's landscape. */
export function SkillBanner({ skill }: { readonly skill: Skill }) {
  const regionId = useCharacter((character) => character.shown.regionId);
  const experience = useCharacter((character) => character.shown.experience[skill.id - 1] ?? 0);
  const { level, currentLevelExperience, requiredExperienceForNextLevel, percentageToLevel } =
    levelProgress(experience);
  const current = formatNumber(currentLevelExperience);
  const words =
    requiredExperienceForNextLevel === null
      ? current
      : `${current} / ${formatNumber(requiredExperienceForNextLevel)}`;
  return (
    <RegionScene view="banner" regionId={regionId} className={styles.banner}>
      <div className={styles.words}>
        <div className={styles.title}>
          <Glyph name={skillGlyph(skill.id)} size={34} className={styles.sign ?? ''} />
          <h1>{skill.name}</h1>
          <span className={styles.level}>{`Level ${level}`}</span>
        </div>
        <Bar label={`${skill.name} experience`} percent={percentageToLevel} valueText={words} height={12} />
        <p className={styles.experience}>{`Current Experience ${words}`}</p>
        <p className={styles.course}>
          <Course skillId={skill.id} />
        </p>
      </div>
    </RegionScene>
  );
}

/** When what runs in this skill ends, and when it brings the next level. */
function Course({ skillId }: { readonly skillId: number }) {
  const course = useCourse();
  const now = useNow(1000);
  if (course?.skillId !== skillId) return null;
  const level = nextLevelText(course, now);
  return (
    <span>
      Ends <b>{timeAndDuration(course.endsAt, now)}</b>
      <span>{`: ${reasonOf(course.stops)}.`}</span>
      {course.nextLevel && <span>{` Level ${course.nextLevel.level}: ${level}.`}</span>}
    </span>
  );
}
