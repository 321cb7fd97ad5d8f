import { freePort } from '@slumberfell/server/testing';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromiumPath } from './chromium.ts';

/** Lighthouse's scores for one visit with its mobile profile. */
export interface Verdict {
  /** 0 (worst) to 1 (best), like `accessibility` and `bestPractices`. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly layoutShift: number;
  /** The audits with a result below 0.9 that count for one of the scores. */
  readonly faults: readonly string[];
}

interface VisitOptions {
  readonly address: string;
  /** The login cookie as `name=value`; null for a visit without a login. */
  readonly cookie: string | null;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/**
 * How often a visit is tried. On a busy machine Chromium's trace sometimes lacks its start, or an audit does
 * not finish.
 */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse on a page with a new browser profile, so that nothing is cached.
 * @throws Error when all attempts failed
 */
export async function visit(options: VisitOptions): Promise<Verdict> {
  for (let attempt = 1; ; attempt++) {
    const { lhr } = await runLighthouse(options);
    // A category has no score if one of its audits did not finish.
    const unjudged = CATEGORIES.filter((category) => lhr.categories[category]?.score == null);
    if (!lhr.runtimeError && unjudged.length === 0) return verdictOf(lhr);
    const reason = lhr.runtimeError?.message ?? `no score for ${unjudged.join(', ')}`;
    if (attempt === ATTEMPTS) throw new Error(`${options.address}: ${reason}`);
  }
}

async function runLighthouse({ address, cookie }: VisitOptions): Promise<Run> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    if (cookie !== null) {
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url: new URL(address).origin }]);
    }
    const run = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // A reset of the storage would remove the login cookie. It is not needed, because the profile is new.
      disableStorageReset: true,
    });
    if (!run) throw new Error(`Lighthouse returned no result for ${address}`);
    return run;
  } finally {
    await context.close();
  }
}

type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

function verdictOf({ categories, audits }: Run['lhr']): Verdict {
  const score = (category: (typeof CATEGORIES)[number]) => categories[category]?.score ?? 0;
  const faults = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
    faults,
  };
}
