import type { CommandName } from '@slumberfell/engine';
import { type CommandRoute, commandRoutes } from '@slumberfell/protocol';
import type { Game } from '../characters/game.ts';
import type { Handler, Handlers } from './call.ts';

/** Every command is answered the same way: the frame of what it did, or why it is refused. */
export function commandHandlers(game: Game): Handlers<CommandName> {
  const handlerOf =
    (route: CommandRoute): Handler<CommandName> =>
    async ({ input, caller, idempotencyKey }) => {
      const outcome = await game.command(caller.characterId, route.toCommand(input), idempotencyKey);
      if (outcome === null) return { refused: 'character/none' };
      return 'refused' in outcome ? { refused: outcome.refused } : { frame: outcome.frame };
    };
  const entries = Object.entries(commandRoutes).map(([name, route]) => [
    name,
    handlerOf(route as CommandRoute),
  ]);
  return Object.fromEntries(entries) as Handlers<CommandName>;
}
