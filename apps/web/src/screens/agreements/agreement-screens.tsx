import { AgreementScreen } from './AgreementScreen.tsx';
import { privacy } from './privacy.tsx';
import { rules } from './rules.tsx';
import { terms } from './terms.tsx';

/** The three agreements are in one chunk, because their pages link to each other. */
export const TermsScreen = () => <AgreementScreen agreement={terms} />;
export const PrivacyScreen = () => <AgreementScreen agreement={privacy} />;
export const RulesScreen = () => <AgreementScreen agreement={rules} />;
