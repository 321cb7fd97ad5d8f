import { type ItemAmount, isFood, preparationCommands } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { changesSomething, doneText, pressText, thresholdText } from '../../features/forecast/pack-text.ts';
import { PACK_AIMS, usePackAim } from '../../features/forecast/use-pack-aim.ts';
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

/**
 * The owned pieces and food, and the healing threshold, that are better for the last fight, by the aim that
 * the player chooses, with one button for all of them.
 */
export function Upgrades({ advice }: { readonly advice: Advice }) {
  const [aim, setAim] = usePackAim(useCharacter(({ id }) => id));
  // There is no fight to ask about.
  if (advice.status === 'refused' || advice.status === 'failed') return null;
  return (
    <Panel title="Better than what you are wearing">
      <div className={styles.upgrades}>
        <fieldset className={styles.aims}>
          <legend>Best for</legend>
          {PACK_AIMS.map(({ value, label }) => (
            <label key={value} data-chosen={value === aim}>
              <input
                type="radio"
                name="pack-aim"
                className="visually-hidden"
                checked={value === aim}
                onChange={() => setAim(value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {changesSomething(advice) ? (
          <Offer {...advice} />
        ) : (
          <p className={styles.none} aria-busy={advice.status !== 'answered' || advice.isOld}>
            {advice.status === 'answered' && !advice.isOld
              ? 'You already wear and carry the best you own for that.'
              : 'Trying on what you own…'}
          </p>
        )}
      </div>
    </Panel>
  );
}

function Offer(advice: Advice) {
  const { pieces, healingShare, isOld } = advice;
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const commands = preparationCommands(advice, shown);
  const wear = async () => {
    if (!(await run(...commands))) return;
    notify(pieces.length > 0 ? 'You now wear and carry the best you own.' : doneText(advice, world));
  };
  return (
    <>
      {pieces.length > 0 && (
        <ul className={styles.list}>
          {pieces.map((piece) => (
            <Piece key={piece.itemId} {...piece} />
          ))}
        </ul>
      )}
      {healingShare !== null && <p className={styles.threshold}>{thresholdText(healingShare, shown)}</p>}
      <WearingForecast commands={commands} />
      <CommandButton
        classNames={{ root: styles.wear, label: styles.words }}
        refusal={isOld ? 'Your legend is still trying things on.' : null}
        loading={pending}
        leftSection={<Glyph name="shield" size={18} />}
        onClick={() => void wear()}
      >
        {pressText(advice)}
      </CommandButton>
    </>
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
