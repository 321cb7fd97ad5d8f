const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 3 });

/** A probability in (0, 1] as a percentage with at most three significant digits: `100%`, `1.2%`, `0.05%`. */
export const formatChance = (probability: number): string => percent.format(probability);
