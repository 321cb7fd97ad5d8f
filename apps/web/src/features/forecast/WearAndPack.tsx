import {
  type BeginCommand,
  isSafe,
  type NightPack,
  preparationCommands,
  type Supposition,
} from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { notify } from '../notices/notify.ts';
import { CraftTreePlan } from '../plan/CraftTreePlan.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import { changeRows } from './change-text.ts';
import { fightWords } from './fight-words.ts';
import {
  changesSomething,
  doneText,
  missingText,
  nothingToPack,
  type PackSpan,
  preparationTexts,
  pressText,
} from './pack-text.ts';
import { useForecast } from './use-forecast.ts';
import { PACK_AIMS, usePackAim } from './use-pack-aim.ts';
import styles from './WearAndPack.module.css';

interface WearAndPackProps {
  readonly command: BeginCommand;
  readonly suppose?: Supposition;
  /** Called when the pieces are worn and packed, and the healing threshold is set. */
  readonly onPacked?: () => void;
}

/**
 * Wears and packs with one press what is best of the owned pieces and foods for a session, and sets the best
 * healing threshold. It says before what that is, what it changes and what is missing.
 */
export function WearAndPack({ command, suppose, onPacked }: WearAndPackProps) {
  const [aim, setAim] = usePackAim(useCharacter(({ id }) => id));
  const { status, at, isOld } = useForecast({
    kind: 'pack',
    command,
    aim,
    atRest: true,
    ...(suppose && { suppose }),
  });
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const world = useWorld();
  if (status.status === 'failed' || status.status === 'refused') return null;
  const found = status.status === 'answered' ? status.answer : null;
  const span: PackSpan = command.name === 'begin-dungeon' ? 'runs' : 'night';
  const isAsking = found === null || isOld;
  const refusal = isAsking ? 'Your legend is still trying things on.' : nothingToPack(found, span);
  const pack = async () => {
    if (!found || !(await run(...preparationCommands(found, shown)))) return;
    notify(doneText(found, world));
    onPacked?.();
  };
  return (
    <div className={styles.pack} data-old={isOld}>
      <div className={styles.act}>
        <CommandButton
          variant="default"
          refusal={refusal}
          loading={pending}
          leftSection={<Glyph name="knapsack" size={18} />}
          onClick={() => void pack()}
        >
          {found === null ? 'Wear and pack the best' : pressText(found)}
        </CommandButton>
        <SelectField label="Best for" data={[...PACK_AIMS]} value={aim} onChange={setAim} />
      </div>
      <div className={styles.words} aria-busy={isAsking}>
        {found === null ? (
          <p className={styles.dim}>Trying on what you own…</p>
        ) : (
          <Found found={found} at={at} span={span} />
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  readonly found: NightPack;
  /** The instant of the question, epoch ms. */
  readonly at: number;
  readonly span: PackSpan;
}

function Found({ found, at, span }: FoundProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { food, before, after } = found;
  const isChange = changesSomething(found);
  const missing = missingText(found, world, span);
  return (
    <>
      {isChange ? (
        preparationTexts(found, shown, world).map((text) => <p key={text}>{text}</p>)
      ) : (
        <p>{nothingToPack(found, span)}</p>
      )}
      {missing !== null && <p className={isSafe(after) ? styles.dim : styles.missing}>{missing}</p>}
      {food !== null && food.needed > food.owned && (
        <CraftTreePlan
          itemId={food.itemId}
          amount={food.needed - food.owned}
          label="Plan what is missing"
          packs
        />
      )}
      {isChange && (
        <>
          <p className={styles.dim}>{`With that: ${fightWords(after, at).end}`}</p>
          <details className={styles.changes}>
            <summary>What it changes</summary>
            <ChangeRows rows={changeRows({ forecast: before, at }, { forecast: after, at })} />
          </details>
        </>
      )}
    </>
  );
}
