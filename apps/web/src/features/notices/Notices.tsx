import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { noticesStore } from './notify.ts';

const NoticeStack = lazyComponent(async () => (await import('./NoticeStack.tsx')).NoticeStack);

/** The container of notices. It is in a separate script, and renders when the first notice is shown. */
export function Notices() {
  const hasNotices = useStore(noticesStore, (state) => state.hasNotices);
  return <Suspense>{hasNotices && <NoticeStack />}</Suspense>;
}
