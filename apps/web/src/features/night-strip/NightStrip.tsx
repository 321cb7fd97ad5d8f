import type { StepForecast } from '@slumberfell/engine';
import { useMemo } from 'react';
import { timeOfDay } from '../../lib/clock/time-of-day.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { useCharacter } from '../character/use-character.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { hourMarks } from './hour-marks.ts';
import { LevelsReached } from './LevelsReached.tsx';
import { NightMark, NightPart } from './NightPart.tsx';
import { NightPresses } from './NightPresses.tsx';
import styles from './NightStrip.module.css';
import { nightSegments } from './night-segments.ts';
import { type ForetoldStep, freeText, partText } from './night-strip-texts.ts';
import { pressTargets } from './press-targets.ts';
import { runningAsStep } from './step-look.ts';
import type { ForetoldNight } from './use-foretold-night.ts';

interface NightStripProps {
  /** Null while nothing is known. */
  readonly night: ForetoldNight | null;
  /** Whether a new forecast is counted. */
  readonly isOld: boolean;
  /**
   * Called when a part of the night is pressed, with the index of its step, or null for what runs. Without it
   * the strip is one picture for screen readers.
   */
  readonly onPress?: (step: number | null) => void;
}

/**
 * The time from now to the limit as a picture: each step as wide as the time that it takes. It keeps its
 * height while it is counted.
 */
export function NightStrip({ night, isOld, onPress }: NightStripProps) {
  return (
    <div className={styles.night} data-old={isOld} aria-busy={night === null}>
      {night === null ? (
        <div className={styles.strip} role="img" aria-label="Working out the night">
          <div className={styles.time} />
          <div className={styles.clock} />
        </div>
      ) : (
        <Strip night={night} onPress={onPress} />
      )}
      <LevelsReached forecast={night?.forecast ?? null} />
    </div>
  );
}

/** The least width of a part that is pressed, as a share of the strip: 44 px of it on a usual screen. */
const LEAST_PRESS = { phone: 1 / 7, desktop: 1 / 20 };

interface StripProps {
  readonly night: ForetoldNight;
  readonly onPress: NightStripProps['onPress'];
}

const percent = (share: number): string => `${share * 100}%`;

function Strip({ night: { forecast, steps, times, action }, onPress }: StripProps) {
  const world = useWorld();
  const habits = useHabits();
  const sets = useCharacter(({ shown }) => shown.sets);
  const least = LEAST_PRESS[useIsPhone() ? 'phone' : 'desktop'];
  const night = useMemo(() => nightSegments(forecast, times), [forecast, times]);
  const { from, until, segments, marks } = night;
  const stepsOf = (part: readonly StepForecast[]): readonly ForetoldStep[] =>
    part.flatMap((foretold) => {
      const running = action === null ? undefined : runningAsStep(action, habits);
      const step = foretold.step === null ? running : steps[foretold.step];
      return step === undefined ? [] : [{ step, foretold }];
    });
  const toldOf = (part: readonly ForetoldStep[], at: number) => partText(part, at, times, { sets }, world);
  const boxes = segments.map((segment) => {
    const part = stepsOf(segment.steps);
    return { ...segment, part, text: toldOf(part, segment.from) };
  });
  const dots = marks.map(({ at, place, steps: list }) => {
    const part = stepsOf(list);
    return { at, place, part, text: part.map((one) => toldOf([one], at)).join(' ') };
  });
  // A mark stands where a segment begins, and its steps are carried out before that.
  const told = [
    ...dots.map(({ at, text }) => ({ at, text })),
    ...boxes.map((box) => ({ at: box.from, text: box.text })),
  ].toSorted((one, other) => one.at - other.at);
  const time = `From ${timeOfDay(from)} to ${timeOfDay(until)}`;
  const targets = onPress
    ? pressTargets(night, least).map((target) => ({
        ...target,
        text: toldOf(stepsOf(target.steps), from),
      }))
    : [];
  const isPressed = targets.length > 0;
  const label = `${time}: ${told.map(({ text }) => text).join(' ')}`;
  return (
    <div className={styles.strip}>
      <div {...(isPressed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
        <div className={styles.time}>
          {boxes.map(({ from: begin, width, part, text }) => {
            const place = { left: percent((begin - from) / (until - from)), width: percent(width) };
            return part.length > 0 ? (
              <NightPart key={begin} part={part} times={times} place={place} text={text} />
            ) : (
              <div key={begin} className={styles.free} style={place} title={text}>
                <span>{freeText(begin)}</span>
              </div>
            );
          })}
          {dots.map(({ at, place, part, text }) => (
            <NightMark key={at} part={part} place={{ left: percent(place) }} text={text} />
          ))}
        </div>
        <div className={styles.clock} translate="no">
          <span>{timeOfDay(from)}</span>
          {hourMarks(from, until).map(({ at, place }) => (
            <span key={at} className={styles.hour} style={{ left: percent(place) }}>
              {timeOfDay(at)}
            </span>
          ))}
          <span>{timeOfDay(until)}</span>
        </div>
      </div>
      {onPress && isPressed && <NightPresses label={time} targets={targets} onPress={onPress} />}
    </div>
  );
}
