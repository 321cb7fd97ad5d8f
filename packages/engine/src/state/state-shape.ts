import { fields, type Shape, where } from '../stored/shape.ts';
import { HIDDEN_FIELDS, type Hidden } from './hidden-fields.ts';
import { SHOWN_FIELDS, type Shown } from './shown-fields.ts';
import type { State } from './state.ts';
import { shapesOf } from './state-field.ts';

const shown: Shape<Shown> = fields<Shown>(shapesOf<Shown>(SHOWN_FIELDS));
const hidden: Shape<Hidden> = fields<Hidden>(shapesOf<Hidden>(HIDDEN_FIELDS));

/** The shape of a state of the current version. */
export const stateShape: Shape<State> = where(
  where(
    fields<State>({ shown, hidden }),
    (state) => (state.shown.action === null) === (state.hidden.session === null),
    'hidden.session',
    'not there exactly when shown.action is',
  ),
  (state) => (state.shown.plan === null) === (state.hidden.plan === null),
  'hidden.plan',
  'not there exactly when shown.plan is',
);
