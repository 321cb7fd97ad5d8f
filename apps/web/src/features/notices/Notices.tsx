import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../lib/lazy/lazy-component.ts';
import { noticesStore } from './notify.ts';

const NoticeStack = lazyPart(async () => (await import('./NoticeStack.tsx')).NoticeStack);

/** The container of notices. It is fetched when the first notice is shown. */
export function Notices() {
  const told = useStore(noticesStore, (state) => state.told);
  return <Suspense>{told && <NoticeStack />}</Suspense>;
}
