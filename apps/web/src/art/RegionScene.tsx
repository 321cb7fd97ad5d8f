import type { ReactNode } from 'react';
import styles from './RegionScene.module.css';

interface RegionSceneProps {
  readonly regionId: number;
  readonly className?: string | undefined;
  /** What stands in front of the landscape. */
  readonly children?: ReactNode;
}

/** Peaks, the light on their slopes, the hills before them, and the wood on the nearest ridge. */
const FAR =
  'M0 196L70 132L130 172L250 70L318 150L372 118L470 186L600 96L672 160L742 128L850 190L960 80L1042 160L1104 124L1200 190V260H0z';
const LIT =
  'M250 70L318 150L286 172L262 128zM600 96L672 160L640 178L612 136zM960 80L1042 160L1004 178L974 126zM70 132L130 172L104 184zM1104 124L1200 190L1130 186z';
const MIDDLE =
  'M0 214L110 172L206 210L330 160L462 212L590 170L716 214L850 168L972 208L1090 178L1200 212V260H0z';
const NEAR =
  'M8 205l10 17h-4l6 17h-23l6 -17h-4zM34 204l10 17h-4l6 17h-23l6 -17h-4zM53 206l9 16h-4l5 16h-21l5 -16h-4zM70 199l11 19h-4l6 19h-25l6 -19h-4zM90 202l10 17h-4l6 17h-23l6 -17h-4zM108 197l11 19h-4l6 19h-25l6 -19h-4zM135 199l10 17h-4l6 17h-23l6 -17h-4zM151 191l13 21h-5l7 21h-30l7 -21h-5zM170 203l9 15h-4l5 15h-21l5 -15h-4zM191 197l11 19h-4l6 19h-25l6 -19h-4zM215 208l9 15h-4l5 15h-21l5 -15h-4zM231 205l10 17h-4l6 17h-23l6 -17h-4zM258 212l9 15h-4l5 15h-21l5 -15h-4zM274 227l5 8h-2l3 8h-12l3 -8h-2zM307 214l10 16h-4l6 16h-23l6 -16h-4zM316 221l8 13h-3l4 13h-18l4 -13h-3zM348 217l9 16h-4l5 16h-21l5 -16h-4zM364 218l9 15h-4l5 15h-21l5 -15h-4zM388 229l5 9h-2l3 9h-12l3 -9h-2zM403 217l8 14h-3l4 14h-18l4 -14h-3zM431 209l9 16h-4l5 16h-21l5 -16h-4zM446 217l6 11h-2l3 11h-14l3 -11h-2zM472 204l9 15h-4l5 15h-21l5 -15h-4zM490 217l4 7h-2l2 7h-9l2 -7h-2zM506 202l8 13h-3l4 13h-18l4 -13h-3zM529 203l7 12h-3l4 12h-16l4 -12h-3zM555 196l8 14h-3l4 14h-18l4 -14h-3zM578 194l9 15h-4l5 15h-21l5 -15h-4zM600 199l8 13h-3l4 13h-18l4 -13h-3zM618 195l9 15h-4l5 15h-21l5 -15h-4zM637 205l6 10h-2l3 10h-14l3 -10h-2zM655 211l5 8h-2l3 8h-12l3 -8h-2zM684 200l8 14h-3l4 14h-18l4 -14h-3zM696 206l7 12h-3l4 12h-16l4 -12h-3zM722 198l10 16h-4l6 16h-23l6 -16h-4zM742 205l8 13h-3l4 13h-18l4 -13h-3zM769 210l5 9h-2l3 9h-12l3 -9h-2zM786 210l5 9h-2l3 9h-12l3 -9h-2zM804 195l9 16h-4l5 16h-21l5 -16h-4zM826 200l7 12h-3l4 12h-16l4 -12h-3zM853 205l5 8h-2l3 8h-12l3 -8h-2zM864 194l8 13h-3l4 13h-18l4 -13h-3zM886 188l9 15h-4l5 15h-21l5 -15h-4zM908 185l10 16h-4l6 16h-23l6 -16h-4zM935 186l10 16h-4l6 16h-23l6 -16h-4zM950 189l9 15h-4l5 15h-21l5 -15h-4zM970 193l8 14h-3l4 14h-18l4 -14h-3zM993 192l10 16h-4l6 16h-23l6 -16h-4zM1021 200l8 14h-3l4 14h-18l4 -14h-3zM1041 185l14 24h-6l8 24h-32l8 -24h-6zM1053 204l9 15h-4l5 15h-21l5 -15h-4zM1074 196l12 21h-5l7 21h-28l7 -21h-5zM1103 201l12 20h-5l7 20h-28l7 -20h-5zM1122 214l8 14h-3l4 14h-18l4 -14h-3zM1144 197l14 23h-6l8 23h-32l8 -23h-6zM1156 207l11 18h-4l6 18h-25l6 -18h-4zM1188 205l11 19h-4l6 19h-25l6 -19h-4zM1201 208l10 17h-4l6 17h-23l6 -17h-4zM0 260V234L60 233L120 229L180 230L240 235L300 242L360 244L420 238L480 228L540 221L600 220L660 223L720 226L780 224L840 218L900 214L960 216L1020 224L1080 234L1140 239L1200 237V260z';

/** The landscape of a region in its palette and its light. A backdrop; it says nothing by itself. */
export function RegionScene({ regionId, className, children }: RegionSceneProps) {
  return (
    <div className={`${styles.scene} ${className ?? ''}`} data-region={regionId}>
      <span className={styles.light} />
      <svg
        className={styles.land}
        viewBox="0 0 1200 260"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path className={styles.far} d={FAR} />
        <path className={styles.lit} d={LIT} />
        <path className={styles.middle} d={MIDDLE} />
        <path className={styles.near} d={NEAR} />
      </svg>
      {children}
    </div>
  );
}
