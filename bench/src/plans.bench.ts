import { advance, type PlanStep } from '@slumberfell/engine';
import { dayOfHunting, dearPlans, settleDear } from './dear-plans.ts';
import type { Figure } from './figure.ts';
import { interleaved, type Rounds } from './measure.ts';
import { NIGHT } from './night-sessions.ts';
import { type PlannedSteps, planAndByHand } from './plan-sessions.ts';
import type { Suite } from './suite.ts';
import { DAY, dungeon, ingot, REGION, timeline, world } from './veteran.ts';

interface Effort {
  /** Of the plans beside their sessions by hand. */
  readonly beside: Rounds;
  readonly dear: Rounds;
  /** How many steps the dear plans have. */
  readonly dearSteps: number;
}

export const PLANS: Suite<Effort> = {
  full: { beside: { rounds: 41, warmups: 200 }, dear: { rounds: 9, warmups: 3 }, dearSteps: 20 },
  short: { beside: { rounds: 1, warmups: 1 }, dear: { rounds: 1, warmups: 0 }, dearSteps: 2 },
  measure: planFigures,
};

const [ORE = 0, SALT = 0] = (world.craft(ingot)?.requiredComponents ?? []).map(({ itemId }) => itemId);

const craft = (itemId: number, amount: number): PlanStep => ({
  name: 'begin-crafting',
  input: { itemId, amount },
});
const sell = (itemId: number, amount: number): PlanStep => ({ name: 'sell', input: { itemId, amount } });
const hunt = (until: { kills?: number; at?: number }): PlanStep => ({
  name: 'begin-hunting',
  input: { regionId: REGION, until },
});
const run = (runs: number): PlanStep => ({ name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs } });

/** Both last almost a night. */
const PLANS_BY_NAME: Readonly<Record<string, PlannedSteps>> = {
  'of 20 steps': {
    times: 1,
    steps: [
      craft(ORE, 300),
      craft(SALT, 150),
      craft(ingot, 150),
      sell(ingot, 100),
      hunt({ kills: 60 }),
      hunt({ at: 1_800 }),
      run(4),
      craft(ORE, 200),
      craft(ingot, 100),
      sell(ingot, 100),
      hunt({ at: 3_600 }),
      craft(SALT, 200),
      hunt({ kills: 80 }),
      craft(ORE, 250),
      craft(ingot, 200),
      sell(ingot, 200),
      run(4),
      hunt({ at: 2_700 }),
      craft(ORE, 150),
      sell(ORE, 500),
    ],
  },
  'of 99 rounds': {
    times: 99,
    steps: [craft(ORE, 10), craft(ingot, 5), hunt({ kills: 4 }), craft(SALT, 5), sell(ingot, 5)],
  },
};

const micros = (value: number): string => `${value.toFixed(0)} µs`;

/** Measures a plan beside the same sessions begun by hand. */
function besideByHand(name: string, plan: PlannedSteps, effort: Rounds): Figure {
  const { plan: planned, byHand } = planAndByHand(plan, NIGHT * 1000);
  const { eventAt } = planned.run().shown;
  const time = interleaved(
    { planned: { run: planned.run, repeats: 4 }, byHand: { run: byHand.run, repeats: 4 } },
    effort,
  );
  const hours = (eventAt / 3_600_000).toFixed(1);
  return {
    name: `plans: settle a plan ${name} / the same sessions by hand`,
    ratio: time.planned / time.byHand,
    limit: 1.1,
    goal: 'at most',
    detail: `${micros(time.planned)} / ${micros(time.byHand)}; ${hours} h`,
  };
}

/** Measures the dearest plan that the bounds of plans allow beside a day's hunt. */
function dearestFigure({ dear, dearSteps }: Effort): Figure {
  const plans = dearPlans(dearSteps);
  const begun = dayOfHunting();
  const time: Record<string, number> = interleaved(
    {
      day: { run: () => advance({ ...begun }, timeline, DAY), repeats: 8 },
      ...Object.fromEntries(plans.map((plan) => [plan.name, { run: () => settleDear(plan), repeats: 1 }])),
    },
    dear,
  );
  const day = time.day as number;
  const ratios = plans.map(({ name }) => ({ name, ratio: (time[name] as number) / day }));
  const [dearest, ...others] = ratios.sort((one, other) => other.ratio - one.ratio);
  if (dearest === undefined) throw new Error('There is no dear plan');
  const listed = others.map(({ name, ratio }) => `${name} ${ratio.toFixed(1)}`).join(', ');
  return {
    name: 'plans: set and settle the dearest plan / 24 h of hunting',
    ratio: dearest.ratio,
    limit: 20,
    goal: 'at most',
    detail: `${dearest.name}; hunting ${micros(day)}; ${listed}`,
  };
}

/** Measures what a plan costs besides the sessions that it begins, and the most that one can cost. */
function planFigures(effort: Effort): Figure[] {
  return [
    ...Object.entries(PLANS_BY_NAME).map(([name, plan]) => besideByHand(name, plan, effort.beside)),
    dearestFigure(effort),
  ];
}
