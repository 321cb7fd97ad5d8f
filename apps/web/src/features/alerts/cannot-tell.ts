import type { AlertsProblem, BrowserFacts } from './browser-facts.ts';

/**
 * Why a browser cannot be told of anything; null when it can. A later reason does not matter while an earlier
 * one holds: a page without https has no service workers either.
 */
export function problemOf(facts: BrowserFacts): AlertsProblem | null {
  if (!facts.isSecure) return 'insecure';
  if (facts.isTabOfIos) return 'home-screen';
  if (!facts.hasPush) return 'browser';
  if (facts.permission === 'denied') return 'denied';
  return null;
}

interface ProblemText {
  /** The reason. */
  readonly title: string;
  /** What the player can do, a sentence or two. */
  readonly advice: string;
}

export const PROBLEM_TEXTS: Readonly<Record<AlertsProblem, ProblemText>> = {
  'off-by-host': {
    title: 'This server sends no alerts',
    advice: 'Its host has switched them off, and only its host can switch them on.',
  },
  insecure: {
    title: 'This page was not opened over https',
    advice:
      'Browsers only accept alerts from an address that begins with https. The host of this server must set that up; nothing can be done here before that.',
  },
  'home-screen': {
    title: 'The game is not on your home screen yet',
    advice:
      'On an iPhone or iPad, only apps on the home screen get alerts. Press Share, choose “Add to Home Screen”, open the game from there, and come back to this page.',
  },
  browser: {
    title: 'This browser does not support alerts',
    advice: 'It is too old for them, or this is a private window. Try a newer one, or an ordinary window.',
  },
  denied: {
    title: 'This browser is blocking our alerts',
    advice:
      'Notifications from this page are blocked. Press the icon beside the address, or open the browser settings for this page, allow notifications, and reload this page. If they are allowed there, check the settings of your device.',
  },
  limit: {
    title: 'Enough of your devices get alerts',
    advice:
      'Your account cannot have any more. Withdraw one in the list below, and this one can take its place.',
  },
};

/** Why alerts stay off after the press that switches them on. */
export const REFUSAL_TEXTS = {
  unanswered: 'Your browser asked you, and got no answer. Press again, and allow it.',
  worker:
    'This browser blocks this page’s service worker, which receives the alerts. Allow this page to store data, switch off whatever blocks its scripts, and reload it.',
  'push-service':
    'Your browser’s push service gave no address for alerts. Check the connection, and whether the browser settings allow push messages, then try again.',
} as const;
