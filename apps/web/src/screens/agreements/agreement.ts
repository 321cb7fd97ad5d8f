import type { ReactNode } from 'react';
import type { AgreementName } from './versions.ts';

export interface Section {
  /** Its anchor. Links to it are given away, so it stays even if the title changes. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A text that host and player agree on. */
export interface Agreement {
  readonly name: AgreementName;
  readonly title: string;
  /** What it is about, before the first section. */
  readonly lead: ReactNode;
  readonly sections: readonly Section[];
}
