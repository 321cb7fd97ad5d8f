import { knownSeconds, type PlanStep } from '@slumberfell/engine';
import { useNow } from '../../lib/clock/use-now.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCourse } from '../character/use-course.ts';
import { useIdleTime } from '../character/use-idle-time.ts';

/**
 * Seconds of the idle time that are left behind what runs and some steps, as far as their amounts and times
 * are known; at least 0.
 */
export function useTimeLeft(steps: readonly PlanStep[]): number {
  const world = useWorld();
  const { action, plan } = useCharacter(({ shown }) => shown);
  const course = useCourse();
  const idle = useIdleTime();
  const now = useNow(60_000);
  const isPlanned = action !== null && plan?.status === 'active';
  const whole = isPlanned ? (plan.limitAt - now) / 1000 : idle;
  const running = course === null ? 0 : Math.max(0, course.endsAt - now) / 1000;
  return Math.max(0, whole - running - knownSeconds(steps, world));
}
