import type { ReactNode } from 'react';

interface FactRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of a fact list (`FactList`). */
export const FactRow = ({ label, children }: FactRowProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
