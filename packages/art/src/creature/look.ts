import type { Frame, Pen } from './pen.ts';

export const MOODS = ['bright', 'wide', 'cross', 'sad', 'glowing', 'beady', 'shut', 'sly', 'sleepy'] as const;
export type Mood = (typeof MOODS)[number];
/** Moods with half-shut eyes. At most one creature in four of a region may have one of them. */
export const HALF_SHUT: readonly Mood[] = ['sly', 'sleepy'];

/** Places on a creature where a prop can be. Each body plan says which ones it has. */
export const ANCHORS = ['head', 'mouth', 'neck', 'back', 'near', 'far', 'ground', 'behind', 'front'] as const;
export type Anchor = (typeof ANCHORS)[number];

export interface Colours {
  /** The main colour, as `#rrggbb`. */
  readonly first: string;
  readonly second: string;
}

/** A thing that a creature wears, holds or stands on. */
export interface Prop {
  readonly name: string;
  readonly anchor: Anchor;
  readonly scale: number;
  /** Its own colours; null: those of the creature's dress. */
  readonly colours: Colours | null;
}

/** How one creature looks, within its body plan. */
export interface Look {
  /** Coat, plumage, skin or wax, and its second colour: the belly, or a person's hair. */
  readonly body: Colours;
  /** Cloth and its trimmings. */
  readonly dress: Colours;
  readonly mood: Mood;
  readonly pose: string;
  readonly head: string;
  readonly texture: string;
  readonly props: readonly Prop[];
}

export type DrawProp = (pen: Pen, colours: Colours) => void;
/**
 * Draws the props of an anchor in a frame. At the head the frame's middle is the middle of a head of radius
 * 50; at a hand, the mouth and the neck it is that place; elsewhere it is the canvas.
 */
export type Dress = (anchor: Anchor, frame?: Frame) => void;
