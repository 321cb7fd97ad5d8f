import type { ChronicleAnswer } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { longTime } from '../../features/chronicle/long-time.ts';
import { Sums } from '../../features/chronicle/Sums.tsx';
import { formatCompact, formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { Face } from '../../ui/pictures/Face.tsx';
import { ShareSwitch } from './ShareSwitch.tsx';
import styles from './StoryPanel.module.css';
import { isBlank, killCount, storyOf, workTime } from './story.ts';

/** Who the character is, its story in words, its largest sums, and whether its profile shows a part of it. */
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
        <div className={styles.foot}>
          {!isBlank(chronicle) && <Sums sums={sums} />}
          <ShareSwitch sharedSince={chronicle.sharedSince} />
        </div>
      </div>
    </Panel>
  );
}
