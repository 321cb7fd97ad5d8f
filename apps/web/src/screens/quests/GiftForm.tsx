import {
  chapterOfGifts,
  type GiftChoice,
  giftChoices,
  giveGiftObstacles,
  isBestFriend,
  isGivenThisWeek,
  takesGifts,
  type Villager,
  type World,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useGiveGift } from '../../features/quests/use-give-gift.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { KeptBox } from './KeptBox.tsx';
import styles from './PersonCard.module.css';

interface GiftFormProps {
  readonly villager: Villager;
  readonly world: World;
}

/** The gift of this week for a villager, or why there is none to give. */
export function GiftForm({ villager, world }: GiftFormProps) {
  const shown = useCharacter((character) => character.shown);
  const now = useNow(60_000);
  if (!takesGifts(shown, villager, world)) {
    const chapter = chapterOfGifts(villager, world);
    return (
      chapter && (
        <p
          className={styles.text}
        >{`Takes gifts once chapter ${chapter.id}, ${chapter.title}, is closed.`}</p>
      )
    );
  }
  if (isBestFriend(shown, villager.id)) return <Settled>Your best friend</Settled>;
  if (isGivenThisWeek(shown, villager.id, now)) return <Settled>Given this week</Settled>;
  const choices = giftChoices(villager, shown, world);
  return choices.length === 0 ? (
    <p className={styles.text}>You have none of these.</p>
  ) : (
    <Choices villager={villager} world={world} choices={choices} now={now} />
  );
}

const Settled = ({ children }: { readonly children: string }) => (
  <p className={styles.gift}>
    <span>
      <Chip tone="good" glyph="check-mark">
        {children}
      </Chip>
    </span>
  </p>
);

interface ChoicesProps extends GiftFormProps {
  readonly choices: readonly GiftChoice[];
  readonly now: number;
}

/** What could be given, the cheapest first, and the button that gives it. */
function Choices({ villager, world, choices, now }: ChoicesProps) {
  const shown = useCharacter((character) => character.shown);
  const { give, pending } = useGiveGift(villager, world);
  const [chosen, setChosen] = useState(0);
  const [useKept, setUseKept] = useState(false);
  const choice = choices.find(({ itemId }) => itemId === chosen) ?? choices[0];
  if (choice === undefined) return null;
  const nameOf = ({ itemId, amount }: GiftChoice): string =>
    `${formatNumber(amount)} ${world.item(itemId)?.name}`;
  const plain = { villagerId: villager.id, itemId: choice.itemId };
  const gift = { ...plain, ...(useKept && { useKept }) };
  const [obstacle] = giveGiftObstacles(shown, gift, world, now);
  return (
    <>
      <KeptBox
        obstacles={giveGiftObstacles(shown, plain, world, now)}
        checked={useKept}
        onChange={setUseKept}
      />
      <div className={styles.gift}>
        <SelectField
          aria-label={`Gift for ${villager.name}`}
          data={choices.map((one) => ({
            value: String(one.itemId),
            label:
              one.owned < one.amount ? `${nameOf(one)} (you have ${formatNumber(one.owned)})` : nameOf(one),
          }))}
          value={String(choice.itemId)}
          onChange={(itemId) => {
            setChosen(Number(itemId));
            setUseKept(false);
          }}
        />
        <CommandButton
          loading={pending}
          refusal={obstacle === undefined ? null : REFUSALS[obstacle]}
          aria-label={`Give ${villager.name} ${nameOf(choice)}`}
          onClick={() => void give(gift)}
        >
          Give
        </CommandButton>
      </div>
    </>
  );
}
