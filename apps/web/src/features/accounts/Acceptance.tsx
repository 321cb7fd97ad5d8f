import { Checkbox } from '@mantine/core';
import { NewTabLink } from '../../ui/components/NewTabLink.tsx';

/** What a player must accept to make an account (specification 5.23, 5.24). */
export interface Accepted {
  readonly terms: boolean;
  readonly single: boolean;
}

export const NOTHING_ACCEPTED: Accepted = { terms: false, single: false };

interface AcceptanceProps {
  readonly accepted: Accepted;
  readonly onChange: (accepted: Accepted) => void;
}

/**
 * Two checkboxes: one for the terms and the rules, one for having only one account. Their links open in a
 * new tab, so that the form keeps its content.
 */
export function Acceptance({ accepted, onChange }: AcceptanceProps) {
  return (
    <>
      <Checkbox
        label={
          <>
            I accept the <NewTabLink to="/agreements/tos">Terms of Use</NewTabLink> and the{' '}
            <NewTabLink to="/agreements/rules">Rules</NewTabLink>.
          </>
        }
        checked={accepted.terms}
        onChange={(event) => onChange({ ...accepted, terms: event.currentTarget.checked })}
      />
      <Checkbox
        label="I have, and will have, only this one account."
        checked={accepted.single}
        onChange={(event) => onChange({ ...accepted, single: event.currentTarget.checked })}
      />
    </>
  );
}
