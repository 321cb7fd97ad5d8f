import { Button } from '@mantine/core';
import type { BagAim, BeginCommand, Supposition } from '@slumberfell/engine';
import { useId, useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { useCommand } from '../character/use-command.ts';
import { notify } from '../notices/notify.ts';
import styles from './BestOfBag.module.css';
import { bagChanges } from './bag-change.ts';
import { piecesText } from './pack-text.ts';
import { useForecast } from './use-forecast.ts';

interface BestOfBagProps {
  readonly command: BeginCommand;
  readonly suppose?: Supposition;
}

const AIMS: readonly { readonly value: BagAim; readonly label: string }[] = [
  { value: 'experience', label: 'Experience' },
  { value: 'gold', label: 'Gold' },
  { value: 'safety', label: 'Safety' },
];

/** Opens the search for the best owned set. The search begins when the player opens it. */
export function BestOfBag(props: BestOfBagProps) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div className={styles.bag}>
      <Button
        variant="default"
        className={styles.opener}
        aria-expanded={opened}
        aria-controls={id}
        leftSection={<Glyph name="breastplate" size={18} />}
        onClick={() => setOpened(!opened)}
      >
        Best of the bag
      </Button>
      <div id={id} hidden={!opened}>
        {opened && <Search {...props} />}
      </div>
    </div>
  );
}

/** The best owned set for an aim: its pieces, what it changes, and the button that puts it on. */
function Search({ command, suppose }: BestOfBagProps) {
  const world = useWorld();
  const [aim, setAim] = useState<BagAim>('experience');
  const { status, isOld } = useForecast({
    kind: 'bag',
    command,
    aim,
    atRest: true,
    ...(suppose && { suppose }),
  });
  const { run, pending } = useCommand('wear');
  const found = status.status === 'answered' ? status.answer : null;
  const list =
    found &&
    piecesText(
      found.pieces,
      (itemId) => world.item(itemId)?.name ?? '',
      (itemId) => world.item(itemId)?.healingAmount !== undefined,
    );
  const wear = async () => {
    if (found && (await run([...found.pieces]))) notify(`Now worn: ${list}.`);
  };
  return (
    <div className={styles.search}>
      <SelectField label="Best for" data={[...AIMS]} value={aim} onChange={setAim} className={styles.aim} />
      {found === null ? (
        <p className={styles.dim} aria-busy={status.status === 'waiting'}>
          {status.status === 'waiting' ? 'Trying on what you own…' : 'Nothing could be tried on for this.'}
        </p>
      ) : (
        <div className={styles.found} data-old={isOld} aria-busy={isOld}>
          {found.pieces.length === 0 ? (
            <p>What you wear is the best that you own for this.</p>
          ) : (
            <>
              <p>
                Put on: <b>{list}</b>.
              </p>
              <dl className={styles.changes}>
                {bagChanges(found).map(({ name, worn, best, tone }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      {worn} <span aria-hidden="true">→</span>
                      <span className="visually-hidden"> becomes </span> <b data-tone={tone}>{best}</b>
                    </dd>
                  </div>
                ))}
              </dl>
              <CommandButton
                className={styles.wear ?? ''}
                refusal={isOld ? 'Your legend is still trying things on.' : null}
                loading={pending}
                onClick={() => void wear()}
              >
                Wear it
              </CommandButton>
            </>
          )}
        </div>
      )}
    </div>
  );
}
