import { OWN } from '../own/own.ts';
import type { Plan } from '../plan.ts';
import { BIRD } from './bird.ts';
import { CRAWLER } from './crawler.ts';
import { ELEMENTAL } from './elemental.ts';
import { GHOST } from './ghost.ts';
import { GOLEM } from './golem.ts';
import { GROWTH } from './growth.ts';
import { LAMP } from './lamp.ts';
import { MOTH } from './moth.ts';
import { OWL } from './owl.ts';
import { PEOPLE } from './person.ts';
import { QUADRUPEDS } from './quadruped.ts';
import { REPTILE } from './reptile.ts';
import { SERPENT } from './serpent.ts';
import { SITTER } from './sitter.ts';

/** The body plans, by the name that a row uses. */
export const PLANS: Readonly<Record<string, Plan>> = {
  ...QUADRUPEDS,
  ...PEOPLE,
  sitter: SITTER,
  bird: BIRD,
  owl: OWL,
  moth: MOTH,
  crawler: CRAWLER,
  serpent: SERPENT,
  ghost: GHOST,
  elemental: ELEMENTAL,
  reptile: REPTILE,
  growth: GROWTH,
  golem: GOLEM,
  lamp: LAMP,
  own: OWN,
};
