// chunk: idle-report
import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a report below its heading. */
export const Section = ({ title, children }: SectionProps) => (
  <section className={styles.section}>
    <h3 className={styles.heading}>{title}</h3>
    {children}
  </section>
);
