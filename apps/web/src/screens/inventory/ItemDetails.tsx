import { Button, Tooltip } from '@mantine/core';
import { equipObstacles, type Item, REFUSALS } from '@slumberfell/engine';
import { useCharacter } from '../../character/use-character.ts';
import { useCommand } from '../../character/use-command.ts';
import { formatNumber } from '../../format/number.ts';
import { Glyph } from '../../glyph/Glyph.tsx';
import { isFood } from '../../items/comparison.ts';
import { AttributeRows, FactList, RequirementRows } from '../../items/ItemFacts.tsx';
import { ItemHead } from '../../items/ItemHead.tsx';
import { tell } from '../../notices/tell.ts';
import { Gold } from '../../parts/Gold.tsx';
import styles from './ItemDetails.module.css';

interface ItemDetailsProps {
  readonly item: Item;
  readonly amount: number;
  readonly onSell: () => void;
  readonly onPack: () => void;
}

/** Everything to know of an owned item, and what can be done with it. */
export function ItemDetails({ item, amount, onSell, onPack }: ItemDetailsProps) {
  return (
    <article className={styles.details} aria-label={item.name}>
      <ItemHead item={item} />
      <p className={styles.story}>{item.description}</p>
      <FactList>
        <div>
          <dt>Value</dt>
          <dd>
            <Gold amount={item.value} />
          </dd>
        </div>
        <div>
          <dt>Owned</dt>
          <dd>{formatNumber(amount)}</dd>
        </div>
        <AttributeRows item={item} compare />
        <RequirementRows item={item} />
      </FactList>
      <div className={styles.actions}>
        {isFood(item) ? (
          <Button leftSection={<Glyph name="meal" size={18} />} onClick={onPack}>
            Equip
          </Button>
        ) : (
          item.equipmentType !== undefined && <EquipButton item={item} />
        )}
        <Button variant="default" leftSection={<Glyph name="two-coins" size={18} />} onClick={onSell}>
          Sell
        </Button>
      </div>
    </article>
  );
}

/** Wears the piece; where something stands against it, says what. */
function EquipButton({ item }: { readonly item: Item }) {
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommand('equip');
  const obstacles = equipObstacles(shown, item);
  const leftSection = <Glyph name="shield" size={18} />;
  if (obstacles.length > 0) {
    return (
      <Tooltip label={obstacles.map((code) => REFUSALS[code]).join(' ')}>
        <Button
          data-disabled
          aria-disabled
          leftSection={leftSection}
          onClick={(event) => event.preventDefault()}
        >
          Equip
        </Button>
      </Tooltip>
    );
  }
  const equip = async () => {
    if (await run(item.id)) tell(`You are wearing the ${item.name}.`);
  };
  return (
    <Button loading={pending} leftSection={leftSection} onClick={() => void equip()}>
      Equip
    </Button>
  );
}
