import { Suspense } from 'react';
import { useStore } from 'zustand';
import { laterPart } from '../../lib/lazy.ts';
import { noticesStore } from './tell.ts';

const NoticeStack = laterPart(async () => (await import('./NoticeStack.tsx')).NoticeStack);

/** Where notices stand, once there has been one. */
export function Notices() {
  const told = useStore(noticesStore, (state) => state.told);
  return <Suspense>{told && <NoticeStack />}</Suspense>;
}
