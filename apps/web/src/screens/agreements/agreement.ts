import type { ReactNode } from 'react';
import type { AgreementName } from './versions.ts';

export interface Section {
  /**
   * The section's anchor in the address. Players share links to sections, so the anchor must not change when
   * the title changes.
   */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A legal text between host and player: the terms, the privacy policy or the rules. */
export interface Agreement {
  readonly name: AgreementName;
  readonly title: string;
  /** The introduction before the first section. */
  readonly lead: ReactNode;
  readonly sections: readonly Section[];
}
