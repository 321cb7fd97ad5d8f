import { useCharacter } from '../../features/character/use-character.ts';
import { formatChange } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './Bonuses.module.css';
import { petBonuses } from './pet-bonuses.ts';

/** The experience bonuses that the tamed pets give, by skill. */
export function Bonuses() {
  const world = useWorld();
  const pets = useCharacter(({ shown }) => shown.pets);
  const bonuses = petBonuses(pets, world);
  if (bonuses.length === 0) {
    return (
      <EmptyState title="There are no pet bonuses yet.">
        They follow whoever works long enough in one place, and pretend to be lost.
      </EmptyState>
    );
  }
  return (
    <dl className={styles.bonuses}>
      {bonuses.map(({ skill, percent }) => (
        <div key={skill.id}>
          <dt>
            <Glyph name={skillGlyph(skill.id)} size={17} />
            <span>{`${skill.name} experience`}</span>
          </dt>
          <dd translate="no">{`${formatChange(percent)}%`}</dd>
        </div>
      ))}
    </dl>
  );
}
