import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { celebrationStore } from './celebration-store.ts';
import { spokenText } from './celebration-words.ts';
import { useCelebrations } from './use-celebrations.ts';

const CelebrationBox = lazyComponent(async () => (await import('./CelebrationBox.tsx')).CelebrationBox);

/** Where firsts are celebrated, one after the other. Its boxes are in a separate script. */
export function CelebrationHost() {
  useCelebrations();
  const showing = useStore(celebrationStore, ({ queue }) => queue[0]);
  const world = useWorld();
  return (
    <>
      <p role="status" className="visually-hidden">
        {showing && spokenText(showing, world)}
      </p>
      <Suspense>{showing && <CelebrationBox showing={showing} />}</Suspense>
    </>
  );
}
