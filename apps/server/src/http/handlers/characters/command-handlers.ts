import type { CommandName } from '@slumberfell/engine';
import { type CommandRoute, commandRoutes } from '@slumberfell/protocol';
import type { Game } from '../../../game.ts';
import type { Handler, Handlers } from '../../routes/call.ts';

/** Handlers of all commands. Each answers with the frame of the command, or with its refusal. */
export function commandHandlers({ characters }: Pick<Game, 'characters'>): Handlers<CommandName> {
  const handlerOf =
    (route: CommandRoute): Handler<CommandName> =>
    async ({ input, caller, idempotencyKey, noteStored }) => {
      const outcome = await characters.command(caller.characterId, route.toCommand(input), idempotencyKey);
      if (outcome === null) return { refused: 'character/none' };
      if ('refused' in outcome) return { refused: outcome.refused };
      if (!outcome.repeated) noteStored(outcome.storedBytes);
      return { frame: outcome.frame };
    };
  const entries = Object.entries(commandRoutes).map(([name, route]) => [
    name,
    handlerOf(route as CommandRoute),
  ]);
  return Object.fromEntries(entries) as Handlers<CommandName>;
}
