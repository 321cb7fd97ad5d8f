import { isItemAction } from '@slumberfell/engine';
import { useEffect, useSyncExternalStore } from 'react';
import { useNow } from '../../lib/clock/use-now.ts';
import { setTitlePrefix } from '../../ui/components/page-title.ts';
import { useCharacter } from '../character/use-character.ts';
import { useCourse } from '../character/use-course.ts';
import { titleCountdown } from './title-countdown.ts';

/**
 * Lets the title of the page count down to the end of what runs. Of a fight only the limit is known: when it
 * ends before that, nothing that the page holds tells. It renders nothing, and is a component so that only it
 * renders each second.
 */
export function TitleCountdown() {
  const course = useCourse();
  const action = useCharacter(({ shown }) => shown.action);
  const isHidden = useSyncExternalStore(subscribe, () => document.hidden);
  const endsAt = action && (isItemAction(action) ? (course?.endsAt ?? action.limitAt) : action.limitAt);
  const now = useNow(isHidden ? 60_000 : 1_000);
  const text = titleCountdown(endsAt ?? 0, now, isHidden);
  useEffect(() => setTitlePrefix(text), [text]);
  useEffect(() => () => setTitlePrefix(''), []);
  return null;
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
