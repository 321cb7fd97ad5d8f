import { acceptAgreementsInput, agreementAnswer, agreementQuery } from './agreement.ts';
import { get, nothing, post } from './route.ts';

/** The routes of the legal texts. */
export const agreementRoutes = {
  /** The pages of the agreements show it, also to visitors. */
  agreement: get('agreement', {
    access: 'visitor',
    input: agreementQuery,
    answer: agreementAnswer,
    refusals: [],
  }),

  /** Refused as a whole if one of the dates is not that of the current version. It may be repeated. */
  'accept-agreements': post('accept-agreements', {
    access: 'account',
    input: acceptAgreementsInput,
    answer: nothing,
    refusals: ['agreement/changed'],
  }),
};
