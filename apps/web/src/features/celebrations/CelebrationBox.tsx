import { isCombat } from '@slumberfell/engine';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsAnyDialogOpen } from '../../ui/components/use-is-top-dialog.ts';
import { useCharacter } from '../character/use-character.ts';
import styles from './CelebrationBox.module.css';
import { CelebrationPicture, ChapterPicture } from './CelebrationPicture.tsx';
import type { CelebrationSize } from './celebration-size.ts';
import { skip } from './celebration-store.ts';
import { chapterText, kindText, nameText } from './celebration-words.ts';
import type { ClosedChapter, Showing } from './showings.ts';

/** ms for which a size stays. A pointer over it, or the focus within, stops the time. */
const STAYS: Readonly<Record<CelebrationSize, number>> = { line: 5_000, card: 8_000, picture: 12_000 };

/** The most names of a list. */
const NAMES = 8;

/**
 * What is celebrated now, in a place of its own at the top of the screen, so that it covers nothing. It waits
 * while a dialog is open, takes no focus, and a press or Escape ends it.
 */
export function CelebrationBox({ showing }: { readonly showing: Showing }) {
  const isCovered = useIsAnyDialogOpen();
  return isCovered ? null : <Place key={keyOf(showing)} showing={showing} />;
}

/** Waits until its place is in view: after scrolling down, that is at the top or on the next screen. */
function Place({ showing }: { readonly showing: Showing }) {
  const place = useRef<HTMLDivElement>(null);
  // Once it is there it stays: a page that loses its height may scroll, which would show and hide it in turn.
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setHasCome(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{hasCome && <Box showing={showing} />}</div>;
}

function keyOf(showing: Showing): string {
  if (showing.what === 'rest') return 'rest';
  if (showing.what === 'chapter') return `chapter ${showing.chapter.id}`;
  return `${showing.first.kind} ${showing.first.id} ${showing.first.level}`;
}

function Box({ showing }: { readonly showing: Showing }) {
  const size = useSize(showing);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(skip, STAYS[size]);
    return () => clearTimeout(timer);
  }, [isHeld, size]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') skip();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <section className={styles.place} data-size={size} aria-label="A moment">
      <div className={styles.fold}>
        <div className={styles.box}>
          {showing.what === 'one' && <One showing={showing} size={size} />}
          {showing.what === 'rest' && <Rest showing={showing} />}
          {showing.what === 'chapter' && <Closed chapter={showing.chapter} size={size} />}
          <button
            type="button"
            className={styles.skip}
            aria-label="Dismiss the moment"
            onClick={skip}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          />
        </div>
      </div>
    </section>
  );
}

/** In a fight that the player watches, everything is a line. */
function useSize(showing: Showing): CelebrationSize {
  const { pathname } = useLocation();
  const isFighting = useCharacter(({ shown }) => isCombat(shown.action));
  if (isFighting && pathname.startsWith('/combat')) return 'line';
  if (showing.what === 'chapter') return 'picture';
  return showing.what === 'one' ? showing.size : 'card';
}

interface OneProps {
  readonly showing: Extract<Showing, { readonly what: 'one' }>;
  readonly size: CelebrationSize;
}

function One({ showing: { first }, size }: OneProps) {
  const world = useWorld();
  return (
    <>
      <span className={styles.picture}>
        <CelebrationPicture first={first} isLarge={size === 'picture'} />
      </span>
      <span className={styles.words}>
        <span className={styles.kind}>{kindText(first)}</span>
        <b className={styles.name}>{nameText(first, world)}</b>
        {size !== 'line' && <ToChronicle>It is in the Chronicle</ToChronicle>}
      </span>
    </>
  );
}

interface ClosedProps {
  readonly chapter: ClosedChapter;
  readonly size: CelebrationSize;
}

function Closed({ chapter, size }: ClosedProps) {
  const { id, title, regionId, sentences, link } = chapter;
  return (
    <>
      {size === 'picture' && <ChapterPicture id={id} regionId={regionId} />}
      <span className={styles.words}>
        <span className={styles.kind}>{chapterText(chapter)}</span>
        <b className={styles.name}>{title}</b>
        {size !== 'line' &&
          sentences.map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}
            </span>
          ))}
        {size !== 'line' && link !== null && (
          <Link
            to={link.to}
            search={link.to === '/quests' ? { tab: 'board' } : {}}
            className={styles.link}
            onClick={skip}
          >
            {link.label}
          </Link>
        )}
      </span>
    </>
  );
}

function Rest({
  showing: { firsts, count },
}: {
  readonly showing: Extract<Showing, { readonly what: 'rest' }>;
}) {
  const world = useWorld();
  const named = firsts.slice(0, NAMES);
  return (
    <span className={styles.words}>
      <b className={styles.name}>{`And ${count} more`}</b>
      <span className={styles.kind}>
        {named.map((first) => nameText(first, world)).join(', ')}
        {count > named.length && ' …'}
      </span>
      <ToChronicle>They are in the Chronicle</ToChronicle>
    </span>
  );
}

const ToChronicle = ({ children }: { readonly children: string }) => (
  <Link to="/chronicle" className={styles.link} onClick={skip}>
    {children}
  </Link>
);
