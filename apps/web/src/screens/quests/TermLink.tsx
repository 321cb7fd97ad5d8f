import type { Term, WikiSection, World } from '@slumberfell/engine';
import { termName, termWords } from '../../features/quests/quest-words.ts';
import { ItemLink, WikiLink } from '../../features/wiki/WikiLink.tsx';

/** The part of the Wiki in which what a term asks for has its page. */
export const TERM_SECTIONS: Readonly<Record<Term['kind'], WikiSection | null>> = {
  kill: 'enemies',
  'kill-region': 'regions',
  run: 'dungeons',
  deliver: 'items',
  at: 'regions',
  'total-level': null,
};

/** What a term asks for, as a link to its page in the Wiki. */
export function TermLink({ term, world }: { readonly term: Term; readonly world: World }) {
  const item = term.kind === 'deliver' ? world.item(term.id) : undefined;
  if (item !== undefined) return <ItemLink item={item} />;
  const section = TERM_SECTIONS[term.kind];
  if (section === null) return null;
  return (
    <WikiLink section={section} id={term.id}>
      <b>{termName(term, world) ?? ''}</b>
    </WikiLink>
  );
}

/** What a term asks for, as one phrase with its link. */
export function TermTitle({ term, world }: { readonly term: Term; readonly world: World }) {
  return (
    <>
      <span>{`${termWords(term)} `}</span>
      <TermLink term={term} world={world} />
    </>
  );
}
