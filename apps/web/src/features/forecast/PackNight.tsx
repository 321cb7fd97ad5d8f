import type { BeginCommand, Supposition } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { useCommand } from '../character/use-command.ts';
import { notify } from '../notices/notify.ts';
import { fightWords } from './fight-words.ts';
import styles from './PackNight.module.css';
import { missingText, nothingToPack, type PackSpan, piecesText } from './pack-text.ts';
import { useForecast } from './use-forecast.ts';

const LABELS: Readonly<Record<PackSpan, string>> = {
  night: 'Pack what the night needs',
  runs: 'Pack what the runs need',
};

interface PackNightProps {
  readonly command: BeginCommand;
  readonly suppose?: Supposition;
}

/**
 * Wears and packs with one press what a session needs until its limit, and says before what that is and what
 * is missing.
 */
export function PackNight({ command, suppose }: PackNightProps) {
  const world = useWorld();
  const { status, at, isOld } = useForecast({
    kind: 'pack',
    command,
    atRest: true,
    ...(suppose && { suppose }),
  });
  const { run, pending } = useCommand('wear');
  if (status.status === 'failed' || status.status === 'refused') return null;
  const found = status.status === 'answered' ? status.answer : null;
  const nameOf = (itemId: number) => world.item(itemId)?.name ?? '';
  const isFood = (itemId: number) => world.item(itemId)?.healingAmount !== undefined;
  const span: PackSpan = command.name === 'begin-dungeon' ? 'runs' : 'night';
  const isAsking = found === null || isOld;
  const missing = found && missingText(found, nameOf, span);
  const refusal = isAsking ? 'Your legend is still counting.' : nothingToPack(found, span);
  const list = found && piecesText(found.pieces, nameOf, isFood);
  const pack = async () => {
    if (found && (await run([...found.pieces]))) notify(`Worn and packed: ${list}.`);
  };
  return (
    <div className={styles.pack} data-old={isOld}>
      <CommandButton
        variant="default"
        refusal={refusal}
        loading={pending}
        leftSection={<Glyph name="knapsack" size={18} />}
        onClick={() => void pack()}
      >
        {LABELS[span]}
      </CommandButton>
      <div className={styles.words} aria-busy={isAsking}>
        {found === null ? (
          <p className={styles.dim}>Counting what it needs…</p>
        ) : (
          <>
            <p>{found.pieces.length > 0 ? `Wears and packs ${list}.` : nothingToPack(found, span)}</p>
            {missing !== null && <p className={styles.missing}>{missing}</p>}
            {found.pieces.length > 0 && (
              <p className={styles.dim}>With that: {fightWords(found.after, at).end}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
