import { getRouteApi } from '@tanstack/react-router';
import { AgreementScreen } from './AgreementScreen.tsx';

const agreements = getRouteApi('/agreements');
const tos = getRouteApi('/agreements/agreements/tos');
const privacy = getRouteApi('/agreements/agreements/privacy');
const rules = getRouteApi('/agreements/agreements/rules');

/** The three agreements are in one chunk, because their pages link to each other. */
export const TermsScreen = () => (
  <AgreementScreen name="tos" agreement={tos.useLoaderData()} settings={agreements.useLoaderData()} />
);
export const PrivacyScreen = () => (
  <AgreementScreen name="privacy" agreement={privacy.useLoaderData()} settings={agreements.useLoaderData()} />
);
export const RulesScreen = () => (
  <AgreementScreen name="rules" agreement={rules.useLoaderData()} settings={agreements.useLoaderData()} />
);
