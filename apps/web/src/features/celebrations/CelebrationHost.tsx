import { Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { contentMoved } from '../../lib/input/guard-presses.ts';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { celebrationStore } from './celebration-store.ts';
import { spokenText } from './celebration-words.ts';
import { useCelebrations } from './use-celebrations.ts';

const CelebrationBox = lazyComponent(async () => (await import('./CelebrationBox.tsx')).CelebrationBox);

/**
 * Where firsts are celebrated, one after the other. Its boxes are in a separate script. They move the screen
 * below them, so presses are guarded while it moves.
 */
export function CelebrationHost() {
  useCelebrations();
  const showing = useStore(celebrationStore, ({ queue }) => queue[0]);
  const world = useWorld();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let height = 0;
    const observer = new ResizeObserver(([entry]) => {
      const screen = place.current?.parentElement;
      if (!entry || !screen || entry.contentRect.height === height) return;
      height = entry.contentRect.height;
      contentMoved(screen);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <p role="status" className="visually-hidden">
        {showing && spokenText(showing, world)}
      </p>
      <div ref={place}>
        <Suspense>{showing && <CelebrationBox showing={showing} />}</Suspense>
      </div>
    </>
  );
}
