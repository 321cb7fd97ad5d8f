import {
  type Chapter,
  countersToTurnIn,
  DAY,
  dayOf,
  isReached,
  openingDay,
  priceByHob,
  progressOfTerm,
} from '@slumberfell/engine';
import { useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { announcementSentence, unlocksSentence } from '../../features/quests/quest-words.ts';
import type { GoalWays } from '../../features/quests/use-goal-ways.ts';
import { type Handed, obstaclesTo, refusalOf, useHandOver } from '../../features/quests/use-hand-over.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { VillagerPortrait } from '../../features/quests/VillagerPortrait.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatTimeOfDay } from '../../lib/format/time.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { ChapterBadge } from '../../ui/pictures/ChapterBadge.tsx';
import styles from './ChapterPage.module.css';
import { GoalPlan } from './GoalPlan.tsx';
import { HobQuestion } from './HobQuestion.tsx';
import { KeptBox } from './KeptBox.tsx';
import { ChapterRewards } from './Rewards.tsx';
import { TermList } from './TermList.tsx';

interface ChapterProps {
  readonly chapter: Chapter;
  readonly facts: QuestFacts;
}

interface ChapterPageProps extends ChapterProps {
  readonly ways: GoalWays;
}

/** The next chapter as a page of a book: who asks, the opening, the terms, the reward, and handing over. */
export function ChapterPage({ chapter, facts, ways }: ChapterPageProps) {
  const { world, countersOf } = facts;
  const giver = world.quests.villager(chapter.villagerId);
  const opens = [unlocksSentence(chapter, world), announcementSentence(chapter)].filter(Boolean).join(' ');
  const shown = useCharacter((character) => character.shown);
  const now = useNow(60_000);
  const [useKept, setUseKept] = useState(false);
  const plain: Handed = { kind: 'story', id: chapter.id };
  const handed: Handed = { ...plain, ...(useKept && { useKept }) };
  const obstacles = obstaclesTo(handed, shown, facts);
  const counters = countersOf(countersToTurnIn(plain, shown, world));
  const isMissing = chapter.terms.some((term) => !isReached(progressOfTerm(term, shown, counters)));
  const isLater = obstacles.includes('quest/not-open');
  return (
    <Panel brass>
      <article className={styles.page} aria-labelledby="chapter">
        <header className={styles.head}>
          <ChapterBadge chapterId={chapter.id} size="page" isEarned={false} />
          <p className={styles.number}>
            <span>{`Chapter ${chapter.id}`}</span>
            <small>{`${world.region(chapter.regionId)?.name}, level ${chapter.advisedLevel}`}</small>
          </p>
          <h2 id="chapter" tabIndex={-1}>
            {chapter.title}
          </h2>
        </header>
        {giver && (
          <div className={styles.giver}>
            <VillagerPortrait villagerId={giver.id} size="page" />
            <p>
              <b>{giver.name}</b> <span>{giver.trade}</span> <span>{giver.place}</span>
            </p>
          </div>
        )}
        {isLater ? (
          <p className={styles.tomorrow}>
            {`The next chapter opens ${openingWords(openingDay(shown), dayOf(now))}, and can wait for as long as you like.`}
          </p>
        ) : (
          <p className={styles.text}>{chapter.opening}</p>
        )}
        <section>
          <h3>{isLater ? 'What it will ask for' : 'What is asked'}</h3>
          <TermList chapter={chapter} facts={facts} />
          {isMissing && <GoalPlan goal={{ ...plain, choice: null }} name={chapter.title} ways={ways} />}
        </section>
        <section>
          <h3>What you get</h3>
          <ChapterRewards chapter={chapter} world={world} />
          {opens !== '' && <p className={styles.unlocks}>{opens}</p>}
        </section>
        <footer className={styles.foot}>
          <KeptBox obstacles={obstaclesTo(plain, shown, facts)} checked={useKept} onChange={setUseKept} />
          <HandOverChapter handed={handed} refusal={refusalOf(obstacles)} chapter={chapter} facts={facts} />
        </footer>
      </article>
    </Panel>
  );
}

/** When the next chapter opens: `at 01:00, with the new day`. Days since 1970-01-01. */
function openingWords(day: number | null, today: number): string {
  const begins = (day ?? today) * DAY;
  return day === today + 1 ? `at ${formatTimeOfDay(begins)}, with the new day` : `on ${formatMoment(begins)}`;
}

interface HandOverChapterProps extends ChapterProps {
  readonly handed: Handed;
  readonly refusal: string | null;
}

function HandOverChapter({ handed, refusal, chapter, facts }: HandOverChapterProps) {
  const shown = useCharacter((character) => character.shown);
  const { handOver, pending } = useHandOver(facts);
  const [isAsked, setIsAsked] = useState(false);
  const price = priceByHob(chapter, facts.world);
  const byHob: Handed = { kind: 'story', id: chapter.id, byHob: true };
  return (
    <div className={styles.buttons}>
      <CommandButton
        size="md"
        saysWhy
        loading={pending}
        refusal={refusal}
        onClick={() => void handOver(handed)}
      >
        Hand over
      </CommandButton>
      {price !== null && refusal !== null && (
        <>
          <CommandButton
            size="md"
            variant="default"
            refusal={refusalOf(obstaclesTo(byHob, shown, facts))}
            onClick={() => setIsAsked(true)}
          >
            {`Send Hob (${formatNumber(price)} gold)`}
          </CommandButton>
          <HobQuestion
            opened={isAsked}
            price={price}
            pending={pending}
            onClose={() => setIsAsked(false)}
            onConfirm={() => void handOver(byHob).then(() => setIsAsked(false))}
          />
        </>
      )}
    </div>
  );
}
