import { AgreementScreen } from './AgreementScreen.tsx';
import { privacy } from './privacy.tsx';
import { rules } from './rules.tsx';
import { terms } from './terms.tsx';

/** The three in one chunk: whoever reads one is a click away from the others. */
export const TermsScreen = () => <AgreementScreen agreement={terms} />;
export const PrivacyScreen = () => <AgreementScreen agreement={privacy} />;
export const RulesScreen = () => <AgreementScreen agreement={rules} />;
