import type { Item } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommand } from '../../features/character/use-command.ts';
import { WearingForecast } from '../../features/forecast/WearForecast.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { notify } from '../../features/notices/notify.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { upgradesOf } from './best-owned-piece.ts';
import { SLOTS } from './slots.ts';
import styles from './Upgrades.module.css';

/** The pieces of the bag that are better than what is worn, with one button that wears them all. */
export function Upgrades() {
  const world = useWorld();
  const upgrades = upgradesOf(
    useCharacter((character) => character.shown),
    world,
  );
  if (upgrades.length === 0) return null;
  return (
    <Panel title="Better than what you wear">
      <Offer upgrades={upgrades} />
    </Panel>
  );
}

function Offer({ upgrades }: { readonly upgrades: readonly Item[] }) {
  const { run, pending } = useCommand('wear');
  const pieces = upgrades.map(({ id }) => ({ itemId: id, amount: 1 }));
  const wear = async () => {
    if (await run(pieces)) notify(wornText(upgrades));
  };
  return (
    <div className={styles.upgrades}>
      <ul className={styles.list}>
        {upgrades.map((item) => (
          <li key={item.id}>
            <span className={styles.picture}>
              <ItemPicture item={item} />
            </span>
            <span className={styles.name}>
              <QualityName item={item} />
              <small>{SLOTS.find(({ type }) => type === item.equipmentType)?.name}</small>
            </span>
          </li>
        ))}
      </ul>
      <WearingForecast commands={[{ name: 'wear', input: { pieces } }]} />
      <CommandButton
        loading={pending}
        leftSection={<Glyph name="shield" size={18} />}
        onClick={() => void wear()}
      >
        {upgrades.length === 1 ? 'Wear it' : `Wear all ${upgrades.length}`}
      </CommandButton>
    </div>
  );
}

const wornText = (upgrades: readonly Item[]): string =>
  upgrades.length === 1
    ? `You are wearing the ${upgrades[0]?.name}.`
    : `You are wearing ${upgrades.length} better pieces.`;
