// chunk: first
import styles from './Lantern.module.css';

/** The game's lantern: for the brand, empty states and loading states. Decoration. */
export function Lantern({
  lit = true,
  className,
}: {
  readonly lit?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      className={className ? `${styles.lantern} ${className}` : styles.lantern}
      viewBox="0 0 64 64"
      aria-hidden="true"
      data-lit={lit}
    >
      {lit && <circle className={styles.glow} cx="32" cy="37" r="27" fill="#ffb54a" />}
      <path d="M24 15a8 8 0 0 1 16 0" fill="none" stroke="#7c5a2c" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M22 22l4-7h12l4 7z" fill="#c99a52" stroke="#2a1a0c" strokeWidth="2" strokeLinejoin="round" />
      <path d="M18 22h28v4H18z" fill="#8d6730" stroke="#2a1a0c" strokeWidth="2" strokeLinejoin="round" />
      <path d="M20 26h24l-2.5 24h-19z" fill={lit ? '#4a2c12' : '#3b3148'} stroke="#2a1a0c" strokeWidth="2" />
      {lit ? (
        <path
          className={styles.flame}
          d="M32 29c1 5 7 8 7 14a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 2 2 2.5 1 .8-2 .5-5 1.5-8z"
          fill="#ffb84a"
        />
      ) : (
        <path d="M32 45v-5" stroke="#8a7d92" strokeWidth="2.4" strokeLinecap="round" />
      )}
      {lit && <path d="M32 38c1 2.5 3 4 3 6.5a3 3 0 0 1-6 0c0-2.5 2-4 3-6.5z" fill="#fff1c4" />}
      <path d="M26.5 26l1 24M37.5 26l-1 24" stroke="#2a1a0c" strokeWidth="1.8" opacity="0.75" />
      <path d="M18 50h28l-2 6H20z" fill="#c99a52" stroke="#2a1a0c" strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M23 20.5l3-4.5M20 52.5h23"
        stroke="#ffe3a8"
        strokeWidth="1.5"
        strokeLinecap="round"
        opacity="0.8"
      />
    </svg>
  );
}
