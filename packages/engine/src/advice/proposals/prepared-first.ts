import { type Preparation, preparationCommands } from '../../forecast/preparation.ts';
import type { Shown } from '../../state/state.ts';
import type { Aim } from './proposal.ts';

/** The aim, of which the press first prepares the character, before the last command begins a fight. */
export const preparedFirst = (aim: Aim, preparation: Preparation, shown: Shown): Aim => ({
  ...aim,
  commands: [
    ...aim.commands.slice(0, -1),
    ...preparationCommands(preparation, shown),
    ...aim.commands.slice(-1),
  ],
});
