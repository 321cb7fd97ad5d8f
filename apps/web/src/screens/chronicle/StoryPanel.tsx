import type { ChronicleAnswer } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import styles from './StoryPanel.module.css';
import { isBlank, killCount, longTime, storyOf, workTime } from './story.ts';

/** Who the character is, its story in words, and its largest sums. */
export function StoryPanel({ chronicle }: { readonly chronicle: ChronicleAnswer }) {
  const world = useWorld();
  const name = useCharacter((character) => character.name);
  const appearanceId = useCharacter((character) => character.appearanceId);
  const firsts = chronicle.firsts.filter(({ at }) => at !== null).length;
  const sums = [
    { label: 'At work', value: longTime(workTime(chronicle)) },
    { label: 'Beaten', value: formatNumber(killCount(chronicle)) },
    { label: 'Gold from sales', value: formatCompact(chronicle.gold.sold ?? 0) },
    { label: 'Firsts', value: formatNumber(firsts) },
  ];
  return (
    <Panel brass>
      <div className={styles.story}>
        <span className={styles.face}>
          <Face appearanceId={appearanceId} />
        </span>
        <div>
          <h2 className={styles.name}>{`The story of ${name}`}</h2>
          <p>{storyOf(chronicle, world).join(' ')}</p>
        </div>
        {!isBlank(chronicle) && (
          <dl className={styles.sums}>
            {sums.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  );
}
