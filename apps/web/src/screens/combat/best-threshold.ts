import { type Forecast, totalExperience } from '@slumberfell/engine';

/** A healing threshold in percent of the maximum health, with what it would bring. */
export interface ThresholdOutcome {
  readonly percent: number;
  readonly forecast: Forecast;
}

/** Settings whose chances of survival differ by no more than this are as safe as each other. */
const AS_SAFE = 0.05;
/** Settings whose experience differs by no more than this share bring as much as each other. */
const AS_MUCH = 0.01;

/**
 * The best of some settings: of the safest ones those that bring the most experience, and of these the one
 * that eats the least. Null for none.
 */
export function bestThreshold(outcomes: readonly ThresholdOutcome[]): ThresholdOutcome | null {
  const safest = Math.max(...outcomes.map(({ forecast }) => forecast.survives));
  const safe = outcomes.filter(({ forecast }) => forecast.survives >= safest - AS_SAFE);
  const most = Math.max(...safe.map(experienceOf));
  return (
    safe
      .filter((outcome) => experienceOf(outcome) >= most * (1 - AS_MUCH))
      .toSorted(
        (one, other) =>
          one.forecast.food.expected - other.forecast.food.expected || one.percent - other.percent,
      )[0] ?? null
  );
}

const experienceOf = ({ forecast }: ThresholdOutcome): number => totalExperience(forecast);
