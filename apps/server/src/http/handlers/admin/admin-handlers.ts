import type { AdminRouteName } from '@slumberfell/protocol';
import { ADMIN_CALLS } from '../../../administration/admin-acts.ts';
import type { Administration } from '../../../administration/administration.ts';
import type { Handler, Handlers } from '../../routes/call.ts';

/** Handlers of all calls of administrators. */
export function adminHandlers(administration: Administration): Handlers<AdminRouteName> {
  const handlerOf =
    (name: AdminRouteName): Handler<AdminRouteName> =>
    ({ input, caller }) =>
      administration.run(name, caller, input);
  return Object.fromEntries(ADMIN_CALLS.map((name) => [name, handlerOf(name)])) as Handlers<AdminRouteName>;
}
