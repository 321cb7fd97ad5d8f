import type { Figure } from '../figure.ts';
import { median } from '../measure.ts';
import type { Suite } from '../suite.ts';
import { type Verdict, visit } from './lighthouse-visit.ts';
import { openPlayerServer } from './player-server.ts';

interface Amounts {
  /**
   * How often each screen is visited. The median of the performance scores counts. The scores of
   * accessibility and best practices must be 1 in every visit.
   */
  readonly visits: number;
}

export const SCORES: Suite<Amounts> = {
  full: { visits: 5 },
  short: { visits: 1 },
  measure: scoreFigures,
};

const SCREENS = [
  { name: 'landing', path: '/', isPlayer: false, performance: 0.95 },
  { name: 'inventory', path: '/inventory', isPlayer: true, performance: 0.85 },
  { name: 'combat', path: '/combat', isPlayer: true, performance: 0.85 },
] as const;

const MOST_SHIFT = 0.02;

/** Measures the scores of Lighthouse's mobile profile for three screens of a real server. */
async function scoreFigures({ visits }: Amounts): Promise<Figure[]> {
  const server = await openPlayerServer();
  try {
    const figures: Figure[] = [];
    for (const { name, path, isPlayer, performance } of SCREENS) {
      const verdicts: Verdict[] = [];
      for (let index = 0; index < visits; index++) {
        verdicts.push(
          await visit({ address: server.origin + path, cookie: isPlayer ? server.cookie : null }),
        );
      }
      figures.push(...figuresOf(name, verdicts, performance));
    }
    return figures;
  } finally {
    await server.close();
  }
}

function figuresOf(screen: string, verdicts: readonly Verdict[], limit: number): Figure[] {
  const all = (of: (verdict: Verdict) => number) => verdicts.map(of);
  const performances = all(({ performance }) => performance);
  const faults = [...new Set(verdicts.flatMap((verdict) => verdict.faults))].join('; ');
  return [
    {
      name: `${screen}: performance`,
      ratio: median(performances),
      limit,
      goal: 'at least',
      detail: `of ${performances.join(', ')}`,
    },
    {
      name: `${screen}: accessibility`,
      ratio: Math.min(...all(({ accessibility }) => accessibility)),
      limit: 1,
      goal: 'at least',
      detail: faults,
    },
    {
      name: `${screen}: best practices`,
      ratio: Math.min(...all(({ bestPractices }) => bestPractices)),
      limit: 1,
      goal: 'at least',
      detail: faults,
    },
    {
      name: `${screen}: layout shift`,
      ratio: Math.max(...all(({ layoutShift }) => layoutShift)),
      limit: MOST_SHIFT,
      goal: 'at most',
      detail: 'worst visit',
    },
  ];
}
