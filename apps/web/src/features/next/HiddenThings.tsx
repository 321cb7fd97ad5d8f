import { Button } from '@mantine/core';
import { useWorld } from '../../lib/static-data/load.ts';
import { useWanted } from '../wanted/use-wanted.ts';
import styles from './HiddenThings.module.css';
import { wantedName } from './next-words.ts';

/** The things that the player has hidden, each with a button that shows it again; closed at first. */
export function HiddenThings() {
  const world = useWorld();
  const { hiddenThings, show } = useWanted();
  if (hiddenThings.length === 0) return null;
  return (
    <details className={styles.hidden}>
      <summary>{`${hiddenThings.length} hidden`}</summary>
      <ul>
        {hiddenThings.map((thing) => {
          const name = wantedName(thing, world);
          return (
            <li key={`${thing.kind} ${thing.id}`}>
              <span>{name}</span>
              <Button variant="default" aria-label={`Show again: ${name}`} onClick={() => void show(thing)}>
                Show again
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
