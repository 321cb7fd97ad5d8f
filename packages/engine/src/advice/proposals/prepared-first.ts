import { type Preparation, preparationCommands } from '../../forecast/preparation.ts';
import type { Shown } from '../../state/state.ts';
import type { Proposal } from './proposal.ts';

/** The proposal, of which the press first prepares the character, before the last command begins a fight. */
export const preparedFirst = (proposal: Proposal, preparation: Preparation, shown: Shown): Proposal => ({
  ...proposal,
  commands: [
    ...proposal.commands.slice(0, -1),
    ...preparationCommands(preparation, shown),
    ...proposal.commands.slice(-1),
  ],
});
