import { type Night, nightCommands } from '@slumberfell/engine';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWorld } from '../../lib/static-data/load.ts';
import { capital } from '../../lib/text/capital.ts';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { NightStrip } from '../night-strip/NightStrip.tsx';
import { stepText } from '../plan/plan-text.ts';
import { useGoalGains } from '../quests/use-goal-gains.ts';
import styles from './NightCard.module.css';
import {
  learnText,
  NIGHT_KIND_WORDS,
  nightGain,
  nightRisk,
  nightTitle,
  purchaseText,
} from './night-words.ts';

interface NightCardProps {
  readonly night: Night;
  /** What it is for; absent where it is for what it brings alone. */
  readonly about?: NightAbout;
  /** Whether it is the first of the proposed nights: it is large, and its button is golden. */
  readonly isFirst: boolean;
  /** A sentence below the gain: by how much it is more than what runs. */
  readonly more?: string;
  /** Why it cannot begin yet; null when it can. */
  readonly refusal?: string | null;
  /** The words of the button that begins it. */
  readonly label?: string;
  /** Called when it has begun. */
  readonly onBegun?: () => void;
}

/** What a night is for, above what it brings and below that. */
interface NightAbout {
  readonly kind: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** A night with what it brings, and a button that begins it. */
export function NightCard({
  night,
  about,
  isFirst,
  more,
  refusal = null,
  label = 'Begin this night',
  onBegun,
}: NightCardProps) {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const { run, pending } = useCommands();
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const title = about?.title ?? nightTitle(night, world);
  const begin = async () => {
    if (await run(...nightCommands(night, shown))) onBegun?.();
  };
  /** Leads from the picture of the night to the words of a step. The night is not planned yet. */
  const showStep = (step: number | null) => {
    flushSync(() => setIsOpen(true));
    const line = step === null ? null : (list.current?.children[step] as HTMLElement | undefined);
    line?.scrollIntoView({ block: 'nearest' });
    line?.focus({ preventScroll: true });
  };
  const risk = nightRisk(night);
  const gains = useGoalGains(night);
  const notes = [learnText(night, world), purchaseText(night, world)];
  return (
    <article className={styles.night} data-first={isFirst}>
      <p className={styles.kind}>{about?.kind ?? NIGHT_KIND_WORDS[night.kind]}</p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.gain}>
        <b>{nightGain(night)}</b>
      </p>
      {more !== undefined && <p>{more}</p>}
      {gains.map((gain) => (
        <p key={gain} className={styles.note}>
          {gain}
        </p>
      ))}
      {about?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isFirst && (
        <NightStrip
          night={{ forecast: night.forecast, steps: night.steps, times: 1, action: null }}
          isOld={false}
          onPress={showStep}
        />
      )}
      {risk !== null && <p className={styles.risk}>{risk}</p>}
      {notes.map(
        (note) =>
          note !== null && (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ),
      )}
      <div className={styles.foot}>
        <details
          className={styles.steps}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary>What it does</summary>
          <ol ref={list}>
            {night.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The steps of a night do not move.
              <li key={index} tabIndex={-1}>
                {capital(stepText(step, shown, world))}
              </li>
            ))}
          </ol>
        </details>
        <CommandButton
          size={isFirst ? 'md' : 'sm'}
          variant={isFirst ? 'filled' : 'default'}
          loading={pending}
          refusal={refusal}
          onClick={() => void begin()}
        >
          <span>{label}</span>
          <span className="visually-hidden">{`: ${title}`}</span>
        </CommandButton>
      </div>
    </article>
  );
}

/** Stands where a night will, and as high, so that nothing moves when it comes. */
export const NightWaiting = () => (
  <p className={styles.waiting} aria-busy="true">
    Comparing what the night could bring…
  </p>
);
