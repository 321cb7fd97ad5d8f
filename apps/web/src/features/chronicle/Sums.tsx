import styles from './Sums.module.css';

interface SumsProps {
  readonly sums: readonly { readonly label: string; readonly value: string }[];
}

/** A few large sums of a chronicle, four in a row on a wide screen. */
export const Sums = ({ sums }: SumsProps) => (
  <dl className={styles.sums}>
    {sums.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd translate="no">{value}</dd>
      </div>
    ))}
  </dl>
);
