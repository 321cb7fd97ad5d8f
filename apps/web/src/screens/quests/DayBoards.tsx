import {
  acceptErrandObstacles,
  amountOfErrand,
  BOARD_DAYS,
  boardOf,
  DONE_A_DAY,
  dayOf,
  type Errand,
  isPlaceTaken,
  type Shown,
  skillsOfDay,
  type World,
} from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useMemo, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { askPhrase } from '../../features/quests/quest-words.ts';
import type { GoalWays } from '../../features/quests/use-goal-ways.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './BoardTab.module.css';
import { Choice } from './Choice.tsx';
import card from './ErrandCard.module.css';
import { ErrandCard } from './ErrandCard.tsx';
import { GoalTime } from './GoalPlan.tsx';

/** The names of the boards that are open, by their age in days. */
const DAY_NAMES = ['Today', 'Yesterday', 'The day before'];

const DAYS = Array.from({ length: BOARD_DAYS }, (_, age) => ({ value: age, label: DAY_NAMES[age] ?? '' }));

interface DayBoardsProps {
  readonly facts: QuestFacts;
  readonly ways: GoalWays;
}

/** The boards of the days from which errands can be taken on, one at a time. */
export function DayBoards({ facts, ways }: DayBoardsProps) {
  const { world } = facts;
  const [age, setAge] = useState(0);
  const day = dayOf(useNow(60_000)) - age;
  const shown = useCharacter((character) => character.shown);
  const board = useMemo(() => boardOf(shown, world, day), [shown, world, day]);
  const refusals = refusalsOf(board, day, shown, world);
  const done = shown.quests.days.find((one) => one.day === day)?.done ?? 0;
  return (
    <Panel title="The board" aside={<small>{`${done} of ${DONE_A_DAY} done`}</small>}>
      <div className={styles.tools}>
        <Choice legend="Which day" options={DAYS} value={age} onChange={setAge} />
        <p>{`Six errands a day; you can do any ${DONE_A_DAY} of them. A day begins at midnight UTC.`}</p>
      </div>
      {refusals !== null && <p className={styles.note}>{refusals}</p>}
      <ul className={styles.cards}>
        {board.map((errand, place) => (
          <Place
            key={`${day} ${skillsOfDay(day)[place]}`}
            errand={errand}
            place={place}
            day={day}
            facts={facts}
            ways={ways}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** Why none of the errands that are left can be taken on; null when one can be, or when none is left. */
function refusalsOf(
  board: readonly (Errand | null)[],
  day: number,
  shown: Shown,
  world: World,
): string | null {
  const left = board.filter((errand, place) => errand !== null && !isPlaceTaken(shown.quests, day, place));
  const reasons = left.map(
    (errand) => acceptErrandObstacles(shown, { errandId: errand?.id ?? 0, day }, world, serverNow())[0],
  );
  const known = new Set(reasons.flatMap((reason) => reason ?? []));
  if (reasons.includes(undefined) || known.size === 0) return null;
  return [...known].map((reason) => REFUSALS[reason]).join(' ');
}

interface PlaceProps extends DayBoardsProps {
  readonly errand: Errand | null;
  readonly place: number;
  readonly day: number;
}

/** One place of a board: an errand that can be taken on, or what became of it. */
function Place({ errand, place, day, facts: { world }, ways }: PlaceProps) {
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const skillId = skillsOfDay(day)[place];
  const isTaken = isPlaceTaken(shown.quests, day, place);
  // Its tier is that of the acceptance, also when the level has risen since.
  const accepted = shown.quests.errands.find(
    (one) => one.day === day && world.quests.errand(one.errandId)?.skillId === skillId,
  );
  const offered = (accepted && world.quests.errand(accepted.errandId)) ?? errand;
  if (offered === null) {
    const skill = world.sets.skills.find(({ id }) => id === skillId);
    return (
      <li className={card.card} data-past>
        <p className={card.text}>{`Nobody you know needs anything from ${skill?.name} today.`}</p>
      </li>
    );
  }
  const amount = accepted?.amount ?? amountOfErrand(offered, shown);
  const input = { errandId: offered.id, day };
  const [obstacle] = acceptErrandObstacles(shown, input, world, serverNow());
  return (
    <ErrandCard errand={offered} amount={amount} world={world} isPast={isTaken}>
      {!isTaken && <GoalTime goal={{ kind: 'errand', id: offered.id, choice: null }} ways={ways} />}
      <div className={card.buttons}>
        {isTaken ? (
          <Chip tone="good" glyph="check-mark">
            {accepted ? 'Taken on' : 'Done'}
          </Chip>
        ) : (
          <CommandButton
            variant="default"
            loading={pending}
            refusal={obstacle === undefined ? null : REFUSALS[obstacle]}
            aria-label={`Take on: ${askPhrase(offered, amount, world)}`}
            onClick={() => void run({ name: 'accept-errand', input })}
          >
            Take on
          </CommandButton>
        )}
      </div>
    </ErrandCard>
  );
}
