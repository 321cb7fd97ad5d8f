import { nextPlanStep } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { AgainOffer } from '../../features/again/AgainOffer.tsx';
import { useAgain } from '../../features/again/use-again.ts';
import { nextLevelText, reasonOf, timeAndDuration } from '../../features/character/course-text.ts';
import { type CurrentAction, currentAction } from '../../features/character/current-action.ts';
import { useActionWorld } from '../../features/character/use-action-world.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { useCourse } from '../../features/character/use-course.ts';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { GuideLink } from '../../features/guide/GuideLink.tsx';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { nextWords, stepText } from '../../features/plan/plan-text.ts';
import { skillPath } from '../../features/skills/skill-path.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { useTimeLeft } from '../../lib/clock/use-time-left.ts';
import { formatCountdown, formatDuration } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { GlideBar } from '../../ui/components/Bar.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Figure } from '../../ui/components/Figure.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import styles from './CurrentActivity.module.css';
import { RunningForecast } from './RunningForecast.tsx';
import { WholePlan } from './WholePlan.tsx';

/** The current action as text, or a hint about idle time when there is none. */
export function CurrentActivity() {
  const world = useActionWorld();
  const idleTime = useIdleTime();
  const shown = useCharacter((character) => character.shown);
  const next = nextPlanStep(shown.plan);
  const action = currentAction(shown.action, world);
  if (!action && next !== null) return <PausedPlan next={stepText(next, shown, world)} />;
  if (!action) {
    return (
      <>
        <EmptyState
          title="Wide awake"
          action={<GuideLink article="while-you-rest">What happens while you rest</GuideLink>}
        >{`Nothing is running. Once you begin something, your legend stays up for ${formatDuration(idleTime)} on its own.`}</EmptyState>
        <SameAgain />
      </>
    );
  }
  const skill = world.sets.skills.find(({ id }) => id === action.skillId);
  return (
    <>
      <div className={styles.doing}>
        <span className={styles.picture}>
          <Shown picture={action.picture} />
        </span>
        <div className={styles.words}>
          <p className={styles.kind}>{skill ? skill.name : 'Combat'}</p>
          <Link {...(skill ? skillPath(skill) : ({ to: '/combat' } as const))} className={styles.title}>
            {action.title}
          </Link>
          <GlideBar
            from={action.from}
            until={action.until}
            now={serverNow()}
            tint={action.kind === 'combat' ? 'dusk' : 'ember'}
          />
        </div>
        <dl className={styles.facts}>
          <dt>{action.detailLabel}</dt>
          <dd>{action.detail}</dd>
          <Course />
          <dt>Stays up for</dt>
          <dd>
            <StaysUp until={action.limitAt} />
          </dd>
          <WhatFollows />
        </dl>
      </div>
      <RunningForecast />
      <WholePlan />
      <Link to="/alerts" className={styles.tell}>
        Tell me when it ends
      </Link>
    </>
  );
}

/** Begins again what the player began last. */
function SameAgain() {
  const offer = useAgain();
  return offer && <AgainOffer offer={offer} />;
}

/** When the item action ends and why, and when the next level comes. Nothing in combat. */
function Course() {
  const course = useCourse();
  const now = useNow(1000);
  if (course === null) return null;
  const level = nextLevelText(course, now);
  return (
    <>
      <dt>Ends</dt>
      <dd>{`${timeAndDuration(course.endsAt, now)}: ${reasonOf(course.stops)}`}</dd>
      {course.nextLevel && (
        <>
          <dt>{`Level ${course.nextLevel.level}`}</dt>
          <dd>{level}</dd>
        </>
      )}
    </>
  );
}

/** The next step of the plan, and the latest end of the whole. */
function WhatFollows() {
  const world = useWorld();
  const shown = useCharacter((character) => character.shown);
  const now = useNow(1000);
  const next = nextWords(shown, useCourse(), world);
  if (next === null) return null;
  return (
    <>
      <dt>And then</dt>
      <dd>{next.step}</dd>
      <dt>{next.isToTheEnd ? 'Until' : 'All done by'}</dt>
      <dd>{timeAndDuration(next.endsBy, now)}</dd>
    </>
  );
}

/** A plan that is paused, of a character at rest. */
function PausedPlan({ next }: { readonly next: string }) {
  const { run, pending } = useCommands();
  return (
    <>
      <EmptyState
        title="Your plan is waiting"
        action={
          <CommandButton loading={pending} onClick={() => void run({ name: 'resume-plan', input: {} })}>
            Resume it
          </CommandButton>
        }
      >{`Nothing is running. The next step is to ${next}.`}</EmptyState>
      <SameAgain />
    </>
  );
}

function Shown({ picture }: Pick<CurrentAction, 'picture'>) {
  if (!picture) return <Glyph name="crossed-swords" size={44} />;
  return 'item' in picture ? <ItemPicture item={picture.item} /> : <EnemyPortrait enemy={picture.enemy} />;
}

function StaysUp({ until }: { readonly until: number }) {
  return <Figure>{formatCountdown(useTimeLeft(until))}</Figure>;
}
