import { type AcceptedErrand, countersToTurnIn, isReached, progressOfErrand } from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { askPhrase } from '../../features/quests/quest-words.ts';
import type { GoalWays } from '../../features/quests/use-goal-ways.ts';
import { type Handed, obstaclesTo, refusalOf, useHandOver } from '../../features/quests/use-hand-over.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import styles from './BoardTab.module.css';
import card from './ErrandCard.module.css';
import { ErrandCard } from './ErrandCard.tsx';
import { ErrandProgress } from './ErrandProgress.tsx';
import { GoalPlan } from './GoalPlan.tsx';
import { KeptBox } from './KeptBox.tsx';

interface AcceptedErrandsProps {
  readonly facts: QuestFacts;
  readonly ways: GoalWays;
  /** How many can be accepted at a time. */
  readonly slots: number;
}

/** The accepted errands of days, and the button that hands over all that can be. */
export function AcceptedErrands({ facts, ways, slots }: AcceptedErrandsProps) {
  const shown = useCharacter((character) => character.shown);
  const { handOver, pending } = useHandOver(facts);
  const { errands } = shown.quests;
  const ready = errands
    .map(({ errandId }): Handed => ({ kind: 'errand', id: errandId }))
    .filter((handed) => obstaclesTo(handed, shown, facts).length === 0);
  return (
    <Panel title="Taken on" aside={<small>{`${errands.length} of ${slots}`}</small>}>
      {errands.length === 0 ? (
        <p>
          You have promised nothing. Take on an errand below: it waits for as long as you like, and can be put
          down again.
        </p>
      ) : (
        <>
          <div className={styles.tools}>
            <p>Only what is in your bag counts, not what you are wearing.</p>
            {errands.length > 1 && (
              <CommandButton
                variant="default"
                loading={pending}
                refusal={ready.length === 0 ? 'None of them can be handed over yet.' : null}
                onClick={() => void handOver(...ready)}
              >
                Hand over all
              </CommandButton>
            )}
          </div>
          <ul className={styles.cards}>
            {errands.map((accepted) => (
              <Accepted key={accepted.errandId} accepted={accepted} facts={facts} ways={ways} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

interface AcceptedProps {
  readonly accepted: AcceptedErrand;
  readonly facts: QuestFacts;
  readonly ways: GoalWays;
}

function Accepted({ accepted, facts, ways }: AcceptedProps) {
  const { errandId: id, amount } = accepted;
  const { world, countersOf } = facts;
  const shown = useCharacter((character) => character.shown);
  const { handOver, pending } = useHandOver(facts);
  const { run, pending: isDropping } = useCommands();
  const [useKept, setUseKept] = useState(false);
  const errand = world.quests.errand(id);
  const drop = (name: string) => (
    <CommandButton
      variant="subtle"
      loading={isDropping}
      aria-label={`Put down: ${name}`}
      onClick={() => void run({ name: 'drop-errand', input: { errandId: id } })}
    >
      Put down
    </CommandButton>
  );
  if (errand === undefined) {
    return (
      <li className={card.card}>
        <p>Nobody asks for this errand any more.</p>
        <div className={card.buttons}>{drop('an old errand')}</div>
      </li>
    );
  }
  const name = askPhrase(errand, amount, world);
  const handed: Handed = { kind: 'errand', id };
  const counters = countersOf(countersToTurnIn(handed, shown, world));
  const progress = progressOfErrand(errand, accepted, shown, counters);
  const asked = { ...handed, ...(useKept && { useKept }) };
  const obstacles = obstaclesTo(asked, shown, facts);
  return (
    <ErrandCard errand={errand} amount={amount} world={world}>
      <ErrandProgress label={`Progress: ${name}`} progress={progress} />
      {!isReached(progress) && (
        <GoalPlan goal={{ kind: 'errand', id, choice: null }} name={name} ways={ways} />
      )}
      <KeptBox obstacles={obstaclesTo(handed, shown, facts)} checked={useKept} onChange={setUseKept} />
      <div className={card.buttons}>
        {drop(name)}
        <CommandButton
          loading={pending}
          refusal={refusalOf(obstacles)}
          aria-label={`Hand over: ${name}`}
          onClick={() => void handOver(asked)}
        >
          Hand over
        </CommandButton>
      </div>
    </ErrandCard>
  );
}
