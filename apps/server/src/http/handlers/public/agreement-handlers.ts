import type { Agreements } from '../../../agreements/agreements.ts';
import type { Handlers } from '../../routes/call.ts';

export const agreementHandlers = (
  agreements: Pick<Agreements, 'answer' | 'accept'>,
): Handlers<'agreement' | 'accept-agreements'> => ({
  agreement: ({ input }) => agreements.answer(input.name),
  'accept-agreements': async ({ input, caller }) =>
    (await agreements.accept(caller.accountId, input)) ?? undefined,
});
