import { type Chapter, countersToTurnIn, isReached, progressOfTerm, type Term } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { PictureOf, pictureOfEntry } from '../../features/entry-pictures/PictureOf.tsx';
import { CraftTreePlan } from '../../features/plan/CraftTreePlan.tsx';
import { TERM_VERBS, termProgressWords } from '../../features/quests/quest-words.ts';
import type { QuestFacts } from '../../features/quests/use-quests.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { TERM_SECTIONS, TermLink } from './TermLink.tsx';
import styles from './TermList.module.css';
import { TravelThere } from './TravelThere.tsx';

interface TermListProps {
  readonly chapter: Chapter;
  readonly facts: QuestFacts;
}

/** The terms of a chapter as a checklist. */
export function TermList({ chapter, facts }: TermListProps) {
  return (
    <ul className={styles.terms}>
      {chapter.terms.map((term) => (
        <TermRow key={`${term.kind} ${term.id}`} term={term} chapterId={chapter.id} facts={facts} />
      ))}
    </ul>
  );
}

interface TermRowProps {
  readonly term: Term;
  readonly chapterId: number;
  readonly facts: QuestFacts;
}

function TermRow({ term, chapterId, facts: { world, countersOf } }: TermRowProps) {
  const shown = useCharacter((character) => character.shown);
  const input = { kind: 'story', id: chapterId } as const;
  const progress = progressOfTerm(term, shown, countersOf(countersToTurnIn(input, shown, world)));
  const isDone = isReached(progress);
  const section = TERM_SECTIONS[term.kind];
  const picture = section && pictureOfEntry(section, term.id, world);
  return (
    <li className={styles.term} data-done={isDone}>
      <span className={styles.mark}>
        <Glyph name={isDone ? 'check-mark' : 'hourglass'} size={18} />
        <span className="visually-hidden">{isDone ? 'Done: ' : 'Not done: '}</span>
      </span>
      {picture && (
        <span className={styles.picture}>
          <PictureOf picture={picture} />
        </span>
      )}
      <span className={styles.words}>
        <span>
          {`${TERM_VERBS[term.kind]} `}
          <TermLink term={term} world={world} />
        </span>
        <small translate="no">{termProgressWords(term, progress)}</small>
      </span>
      {!isDone && <TermHelp term={term} missing={progress.need - progress.have} />}
    </li>
  );
}

/** How a term is reached: by a way to its region, or by a plan for what can be made. */
function TermHelp({ term, missing }: { readonly term: Term; readonly missing: number }) {
  if (term.kind === 'at' || term.kind === 'kill-region') return <TravelThere regionId={term.id} />;
  if (term.kind !== 'deliver') return null;
  return (
    <div className={styles.plan}>
      <CraftTreePlan itemId={term.id} amount={missing} label="Plan it" />
    </div>
  );
}
