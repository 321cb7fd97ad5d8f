const HOUR = 3_600_000;

/** Hours between two times that are shown. */
const PERIODS = [1, 2, 3, 6, 12, 24];

/** The most periods in the whole time, so that the times do not touch on a phone. */
const MOST = 5;

/** Share of the whole time at both ends in which no time is shown: the times of the ends are there. */
const ENDS = 0.16;

interface HourMark {
  /** Epoch ms. */
  readonly at: number;
  /** Its place in the time, 0 to 1. */
  readonly place: number;
}

/** Full hours of the player's clock between two instants (epoch ms), as many as there is room for. */
export function hourMarks(from: number, until: number): HourMark[] {
  const whole = until - from;
  const period = PERIODS.find((hours) => whole / HOUR / hours <= MOST) ?? 24;
  const marks: HourMark[] = [];
  for (let at = new Date(from).setMinutes(0, 0, 0) + HOUR; at < until; at += HOUR) {
    const place = (at - from) / whole;
    if (new Date(at).getHours() % period === 0 && place >= ENDS && place <= 1 - ENDS)
      marks.push({ at, place });
  }
  return marks;
}
