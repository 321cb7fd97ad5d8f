import type { Arc, BagNote, DreamGoal, NearGoal, WeekGoal } from '@slumberfell/engine';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dreamText, dreamTitle, noteText } from '../../features/arc/arc-words.ts';
import { noteTaken } from '../../features/arc/refused.ts';
import { useArc } from '../../features/arc/use-arc.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { ProposalPress } from '../../features/nearest/ProposalPress.tsx';
import { gainText, thingName, wayText } from '../../features/next/next-words.ts';
import { PlanThing } from '../../features/next/PlanThing.tsx';
import { proposalWords } from '../../features/proposals/proposal-words.ts';
import { skillPath } from '../../features/skills/skill-path.ts';
import { formatShare } from '../../lib/format/share.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Bar } from '../../ui/components/Bar.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import styles from './ArcPanel.module.css';
import { QuestGoals } from './QuestGoals.tsx';

const SPANS = ['near', 'week', 'dream'] as const;

/** What the character is on the way to, from near to far, and what its bag is good for. */
export function ArcPanel() {
  const { status, isOld } = useArc();
  const arc = status.status === 'answered' ? status.answer : null;
  return (
    <Panel title="What to aim for" className={styles.panel}>
      {status.status === 'failed' || status.status === 'refused' ? (
        <EmptyState title="The stars are hidden tonight">
          Your browser could not work out what lies within reach.
        </EmptyState>
      ) : arc === null ? (
        <ul className={styles.goals} aria-busy>
          {SPANS.map((span) => (
            <li key={span} className={styles.waiting}>
              {span === 'near' && <span className="visually-hidden">Looking for what lies within reach</span>}
            </li>
          ))}
        </ul>
      ) : (
        <Goals {...arc} isOld={isOld} />
      )}
    </Panel>
  );
}

function Goals({ near, week, dream, quests, notes, isOld }: Arc & { readonly isOld: boolean }) {
  if (near === null && week === null && dream === null && quests.length === 0 && notes.length === 0)
    return (
      <EmptyState title="Nothing more is within reach">You have everything you can get from here.</EmptyState>
    );
  return (
    <>
      <ul className={styles.goals}>
        {near && <NearCard {...near} />}
        {week && <WeekCard {...week} isOld={isOld} />}
        {dream && <DreamCard dream={dream} />}
      </ul>
      <QuestGoals ways={quests} isOld={isOld} />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <Note key={`${note.kind} ${'itemId' in note ? note.itemId : note.skillId}`} note={note} />
          ))}
        </ul>
      )}
    </>
  );
}

interface GoalProps {
  readonly picture: ReactNode;
  readonly span: string;
  readonly title: string;
  readonly text: string;
  /** Share of the way, 0 to 1; null where chance decides. */
  readonly done: number | null;
  readonly children?: ReactNode;
}

function Goal({ picture, span, title, text, done, children }: GoalProps) {
  return (
    <li className={styles.goal}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.head}>
        <p className={styles.span}>{span}</p>
        <h3 className={styles.title}>{title}</h3>
      </div>
      <p className={styles.text}>{text}</p>
      {done !== null && (
        <div className={styles.done}>
          <Bar label={`Progress: ${title}`} percent={done * 100} tint="ember" />
          <span aria-hidden>{formatShare(done)}</span>
        </div>
      )}
      {children}
    </li>
  );
}

function NearCard({ proposal, done }: NearGoal) {
  const { title, text, picture } = proposalWords(proposal, useWorld());
  const id = useCharacter((character) => character.id);
  return (
    <Goal
      picture={<Glyph name={skillGlyph(picture.id)} size={34} />}
      span="Near"
      title={title}
      text={text}
      done={done}
    >
      <ProposalPress title={title} {...proposal} onTaken={() => noteTaken(id, proposal.key)} />
    </Goal>
  );
}

function WeekCard({ thing, isPinned, done, isOld }: WeekGoal & { readonly isOld: boolean }) {
  const world = useWorld();
  const idleTime = useIdleTime();
  const item = world.item(thing.itemIds[0] ?? 0);
  const name = thingName(thing, world);
  return (
    <Goal
      picture={item && <ItemPicture item={item} />}
      span={isPinned ? 'My next' : spanOf(thing.getting.seconds, idleTime)}
      title={name}
      text={`${gainText(thing.gain, idleTime)}. ${wayText(thing, world)}.`}
      done={done}
    >
      <div className={styles.press}>
        <PlanThing name={name} getting={thing.getting} isOld={isOld} />
      </div>
    </Goal>
  );
}

/** How far a thing is. */
const spanOf = (seconds: number, idleTime: number): string => (seconds > idleTime ? 'This week' : 'Soon');

function DreamCard({ dream }: { readonly dream: DreamGoal }) {
  const world = useWorld();
  const item = world.item(dream.kind === 'gear' ? (dream.itemIds[0] ?? 0) : dream.itemId);
  return (
    <Goal
      picture={item && <ItemPicture item={item} />}
      span="A dream"
      title={dreamTitle(dream, world)}
      text={dreamText(dream, world)}
      done={dream.kind === 'gear' ? dream.done : null}
    />
  );
}

const PLACES = { recipes: 'recipes', pets: 'pets', trophies: 'trophies', cards: 'cards' } as const;

function Note({ note }: { readonly note: BagNote }) {
  const world = useWorld();
  const { link, label } = noteLink(note, world);
  return (
    <li>
      <span>{noteText(note, world)}</span> <Link {...link}>{label}</Link>
    </li>
  );
}

function noteLink(
  note: BagNote,
  { sets, craft }: ReturnType<typeof useWorld>,
): { readonly link: LinkProps; readonly label: string } {
  switch (note.kind) {
    case 'waits':
      return {
        link: { to: '/inventory', search: { waiting: PLACES[note.collection] } },
        label: 'Open the bag',
      };
    case 'sell':
      return { link: { to: '/inventory' }, label: 'Open the bag' };
    case 'food': {
      const skill = sets.skills.find(({ id }) => id === craft(note.foodId)?.skillId);
      return skill
        ? { link: skillPath(skill), label: `Go to ${skill.name}` }
        : { link: { to: '/inventory' }, label: 'Open the bag' };
    }
    case 'lags':
      return { link: { to: '/local-combat' }, label: 'Choose what fights train' };
  }
}
