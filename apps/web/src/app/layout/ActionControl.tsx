import type { Forecast } from '@slumberfell/engine';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useAgain } from '../../features/again/use-again.ts';
import { shortCourse } from '../../features/character/course-text.ts';
import { type CurrentAction, currentAction } from '../../features/character/current-action.ts';
import { useActionWorld } from '../../features/character/use-action-world.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { useCommands } from '../../features/character/use-commands.ts';
import { useCourse } from '../../features/character/use-course.ts';
import { useIdleTime } from '../../features/character/use-idle-time.ts';
import { LeaveCombatDialog } from '../../features/combat/LeaveCombatDialog.tsx';
import { isEndedByFood } from '../../features/forecast/fight-words.ts';
import { foodAndNight } from '../../features/forecast/food-and-night.ts';
import type { ForecastStatus } from '../../features/forecast/forecast-client.ts';
import { useForecast } from '../../features/forecast/use-forecast.ts';
import { ItemPicture } from '../../features/items/ItemPicture.tsx';
import { notify } from '../../features/notices/notify.ts';
import { nextWords, shortNext } from '../../features/plan/plan-text.ts';
import { skillPath } from '../../features/skills/skill-path.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { formatCountdown } from '../../lib/format/time.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsOffline } from '../../lib/use-is-offline.ts';
import { GlideBar } from '../../ui/components/Bar.tsx';
import { OFFLINE } from '../../ui/components/CommandButton.tsx';
import { Hint } from '../../ui/components/Hint.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import styles from './ActionControl.module.css';
import { AgainControl } from './AgainControl.tsx';
import { textAfterRefresh, textBeforeRefresh } from './refresh-text.ts';
import { StepsBadge, usePlannedSteps } from './StepsBadge.tsx';
import { TimeLeft } from './TimeLeft.tsx';

interface ActionControlProps {
  /** Whether it has a link to the plan. The dock of a phone has its own. */
  readonly linksPlan?: boolean;
}

/**
 * The current action: its name, its progress, the time left until the session's limit, and two buttons: one
 * refreshes the session, one stops it. The buttons are enabled only while an action runs (specification 4.3).
 */
export function ActionControl({ linksPlan = false }: ActionControlProps) {
  const world = useActionWorld();
  const action = currentAction(
    useCharacter(({ shown }) => shown.action),
    world,
  );
  return (
    <section className={styles.control} aria-label="Current action">
      <span className={styles.picture}>
        <ActionPicture action={action} />
      </span>
      <div className={styles.words}>{action ? <Running action={action} /> : <NoAction />}</div>
      {linksPlan && <PlanLink />}
      <ActionButtons action={action} />
    </section>
  );
}

/** The link to the plan, with the number of steps that are to come. */
function PlanLink() {
  const steps = usePlannedSteps();
  return (
    <Hint label={steps === 0 ? 'Plan what comes next' : `Plan: ${steps} to come`}>
      <Link to="/plan" className={styles.button} aria-label={steps === 0 ? 'Plan' : `Plan, ${steps} to come`}>
        <Glyph name="calendar" />
        <StepsBadge />
      </Link>
    </Hint>
  );
}

function ActionPicture({ action }: { readonly action: CurrentAction | null }) {
  if (!action) return <Glyph name="night-sleep" size={26} className={styles.rest} />;
  if (!action.picture) return <Glyph name="crossed-swords" size={24} className={styles.hunting} />;
  if ('item' in action.picture) return <ItemPicture item={action.picture.item} />;
  return <EnemyPortrait enemy={action.picture.enemy} />;
}

function Running({ action }: { readonly action: CurrentAction }) {
  const world = useWorld();
  const course = useCourse();
  const shown = useCharacter((character) => character.shown);
  const next = nextWords(shown, course, world);
  const fight = useFight(action.kind === 'combat');
  const words = [
    ...(course ? [shortCourse(course)] : []),
    ...(fight.status === 'answered' ? fightTexts(fight.answer, next !== null) : []),
    ...(next ? [shortNext(next)] : []),
  ];
  // Keeps the line's room free while the forecast of a fight is computed, so that the dock does not grow.
  const isLineExpected = action.kind === 'combat' && fight.status === 'waiting';
  const skill = world.sets.skills.find(({ id }) => id === action.skillId);
  return (
    <>
      <Link {...(skill ? skillPath(skill) : ({ to: '/combat' } as const))} className={styles.title}>
        {action.title}
      </Link>
      <span className={styles.detail}>
        <span className={styles.count}>{action.detail}</span>
        <TimeLeft until={action.limitAt} />
      </span>
      <GlideBar
        from={action.from}
        until={action.until}
        now={serverNow()}
        tint={action.kind === 'combat' ? 'dusk' : 'ember'}
        height={5}
      />
      {(words.length > 0 || isLineExpected) && (
        <span className={styles.course}>{words.join(' · ') || NO_BREAK_SPACE}</span>
      )}
    </>
  );
}

/** Has the height of a line of text. */
const NO_BREAK_SPACE = '\u00a0';

/** How often the forecast of the running fight is asked for again, in ms. */
const PERIOD = 5 * 60_000;

/** What a fight says of its food and its night. What follows it ends with the night. */
function fightTexts(fight: Forecast, isFollowed: boolean): readonly string[] {
  const texts = foodAndNight(fight);
  if (!isFollowed) return texts;
  return isEndedByFood(fight) ? texts.slice(0, 1) : [`ends about ${timeOfDay(fight.endsAt.p50)}`];
}

/** The forecast of the running fight. It waits while it is not asked. */
function useFight(isAsked: boolean): ForecastStatus<Forecast> {
  const now = useNow(60_000);
  const { status } = useForecast(
    isAsked ? { kind: 'session', command: null } : null,
    Math.floor(now / PERIOD),
  );
  return status;
}

/** Nothing runs: begins again in one press what the player began last. */
function NoAction() {
  const offer = useAgain();
  return (
    <>
      <span className={styles.title}>Wide awake</span>
      {offer === null ? (
        <span className={styles.detail}>Nothing is running.</span>
      ) : (
        <AgainControl offer={offer} />
      )}
    </>
  );
}

/** Until when the session may run after a press on "Good night". */
function GoodUntil({ idleTime }: { readonly idleTime: number }) {
  const now = useNow(60_000);
  return (
    <span>
      <span>until </span>
      <span translate="no">{timeOfDay(now + idleTime * 1000)}</span>
    </span>
  );
}

function ActionButtons({ action }: { readonly action: CurrentAction | null }) {
  const refresh = useCommands();
  const stop = useCommands();
  const [leaving, setLeaving] = useState(false);
  const isOffline = useIsOffline();
  const idleTime = useIdleTime();
  const restored = formatCountdown(idleTime * 1000);
  const refreshSession = async () => {
    if (!action || isOffline) return;
    if (await refresh.run({ name: 'refresh', input: {} })) notify(textAfterRefresh(action.kind, idleTime));
  };
  // Closes the dialog that asks before combat is left when the combat has ended by itself. Otherwise the
  // dialog would open again with the next combat.
  if (leaving && action?.kind !== 'combat') setLeaving(false);
  const hintOf = (words: string) => {
    if (!action) return 'Nothing is running.';
    return isOffline ? OFFLINE : words;
  };
  return (
    <>
      <Hint label={hintOf(action ? textBeforeRefresh(action.kind, restored) : '')} maw={320}>
        <button
          type="button"
          className={`${styles.button} ${styles.night}`}
          aria-disabled={!action || isOffline || refresh.pending}
          onClick={() => void refreshSession()}
        >
          <b>Good night</b>
          <GoodUntil idleTime={idleTime} />
        </button>
      </Hint>
      <Hint label={hintOf('Cancel')}>
        <button
          type="button"
          className={`${styles.button} ${styles.cancel}`}
          aria-label="Cancel action"
          aria-disabled={!action || isOffline || stop.pending}
          onClick={() => {
            if (isOffline) return;
            if (action?.kind === 'combat') setLeaving(true);
            else if (action) void stop.run({ name: 'stop', input: {} });
          }}
        >
          <Glyph name="cancel" />
        </button>
      </Hint>
      <LeaveCombatDialog opened={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
