import { levelOf, type PlanForecast } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { useCharacter } from '../character/use-character.ts';
import styles from './NightStrip.module.css';

/** The most skills for which there is room below the strip. What the plan brings lists all of them. */
const MOST = { phone: 2, desktop: 5 };

/** The levels that a plan reaches, the most levels first. The line stays empty while nothing is known. */
export function LevelsReached({ forecast }: { readonly forecast: PlanForecast | null }) {
  const world = useWorld();
  const experience = useCharacter(({ shown }) => shown.experience);
  const most = MOST[useIsPhone() ? 'phone' : 'desktop'];
  const levels = (forecast?.experience ?? [])
    .map(({ skillId, level }) => ({ skillId, now: levelOf(experience[skillId - 1] ?? 0), then: level.p50 }))
    .filter(({ now, then }) => then > now)
    .sort((one, other) => other.then - other.now - (one.then - one.now));
  return (
    <p className={styles.levels}>
      {levels.slice(0, most).map(({ skillId, now, then }) => (
        <Chip key={skillId} glyph={skillGlyph(skillId)}>
          {`${world.sets.skills.find(({ id }) => id === skillId)?.name} ${now} → ${then}`}
        </Chip>
      ))}
      {levels.length > most && (
        <Chip>
          <span translate="no">{`+${levels.length - most}`}</span>
        </Chip>
      )}
    </p>
  );
}
