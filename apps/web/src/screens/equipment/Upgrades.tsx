import { type ItemAmount, isFood } from '@slumberfell/engine';
import { useCommands } from '../../features/character/use-commands.ts';
import { WearingForecast } from '../../features/forecast/WearForecast.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { SLOTS } from '../../features/items/slots.ts';
import { notify } from '../../features/notices/notify.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import styles from './Upgrades.module.css';
import type { Advice } from './use-advice.ts';

/** The owned pieces and food that are better for the last fight, with one button for all of them. */
export function Upgrades({ advice }: { readonly advice: Advice }) {
  if (advice.pieces.length === 0) return null;
  return (
    <Panel title="Better than what you wear">
      <Offer {...advice} />
    </Panel>
  );
}

function Offer({ pieces, isOld }: Advice) {
  const { run, pending } = useCommands();
  const wear = async () => {
    if (await run({ name: 'wear', input: { pieces } })) notify('You wear and carry the best that you own.');
  };
  return (
    <div className={styles.upgrades}>
      <ul className={styles.list}>
        {pieces.map((piece) => (
          <Piece key={piece.itemId} {...piece} />
        ))}
      </ul>
      <WearingForecast commands={[{ name: 'wear', input: { pieces } }]} />
      <CommandButton
        classNames={{ root: styles.wear, label: styles.words }}
        refusal={isOld ? 'Your legend is still trying things on.' : null}
        loading={pending}
        leftSection={<Glyph name="shield" size={18} />}
        onClick={() => void wear()}
      >
        Wear and pack the best
      </CommandButton>
    </div>
  );
}

function Piece({ itemId, amount }: ItemAmount) {
  const item = useWorld().item(itemId);
  if (item === undefined) return null;
  const slot = SLOTS.find(({ type }) => type === item.equipmentType)?.name;
  return (
    <li>
      <span className={styles.picture}>
        <ItemPicture item={item} />
      </span>
      <span className={styles.name}>
        <QualityName item={item} />
        <small>{isFood(item) ? `${formatNumber(amount)} portions` : slot}</small>
      </span>
    </li>
  );
}
