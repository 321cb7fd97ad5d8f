import { isDeepStrictEqual } from 'node:util';
import {
  advance,
  type Command,
  execute,
  type Plan,
  type PlanStep,
  planSeed,
  type State,
} from '@slumberfell/engine';
import { SEED, timeline, veteran } from './veteran.ts';

/** The steps of a plan and how often they are carried out. */
export type PlannedSteps = Pick<Plan, 'steps' | 'times'>;

/** A command that a player gives at an instant, epoch ms. */
interface GivenCommand {
  readonly at: number;
  readonly command: Command;
}

/** A state at instant 0, and how to settle it. */
export interface Settling {
  readonly begun: State;
  /** @returns the settled state; `begun` stays as it is */
  run(): State;
}

// The type of the command's input does not tell the inputs of the steps.
export const setPlan = ({ steps, times }: PlannedSteps): Command =>
  ({ name: 'set-plan', input: { steps, times, key: SEED } }) as unknown as Command;

/** Executes a command in a state that is settled up to `at`. @throws Error when the command is refused */
export function give(state: State, { at, command }: GivenCommand): void {
  const outcome = execute(state, command, timeline, at);
  if ('refused' in outcome) throw new Error(`${command.name} was refused: ${outcome.refused}`);
}

/**
 * A veteran's plan up to `until`, and the same sessions begun by commands at the same instants with the same
 * seeds. @throws Error when a step is skipped, when the plan is not over at `until`, or when the two settled
 * states differ in more than the plan
 */
export function planAndByHand(plan: PlannedSteps, until: number): Record<'plan' | 'byHand', Settling> {
  const planned = veteran();
  give(planned, { at: 0, command: setPlan(plan) });
  const [first, ...others] = commandsOf(plan, until);
  const byHand = veteran();
  if (first !== undefined) give(byHand, first);
  const settlings = {
    plan: { begun: planned, run: () => settled(planned, [], until) },
    byHand: { begun: byHand, run: () => settled(byHand, others, until) },
  };
  expectSame(settlings.plan.run(), settlings.byHand.run());
  return settlings;
}

function settled(begun: State, commands: readonly GivenCommand[], until: number): State {
  const state = { ...begun };
  for (const given of commands) {
    advance(state, timeline, given.at);
    give(state, given);
  }
  advance(state, timeline, until);
  return state;
}

/**
 * The commands that do by hand what a plan does: each at the instant at which the session before has ended by
 * itself. @throws Error when a session does not end before `until`
 */
function commandsOf({ steps, times }: PlannedSteps, until: number): GivenCommand[] {
  const state = veteran();
  const commands: GivenCommand[] = [];
  let at = 0;
  let sessions = 0;
  for (let round = 0; round < times; round++) {
    for (const step of steps) {
      const given = { at, command: commandOf(step, at, sessions) };
      commands.push(given);
      give(state, given);
      if (state.shown.action === null) continue;
      sessions += 1;
      advance(state, timeline, until);
      if (state.shown.action !== null) throw new Error('A session of a plan lasts too long');
      at = state.shown.eventAt;
    }
  }
  return commands;
}

/** @param at instant of the command  @param session number of the plan's session, which gives its seed */
function commandOf({ name, input }: PlanStep, at: number, session: number): Command {
  const isBegin = name.startsWith('begin-');
  const key = isBegin ? { key: planSeed(SEED, session) } : {};
  const until = name === 'begin-hunting' ? input.until : undefined;
  const end = until?.at === undefined ? {} : { until: { ...until, at: at + until.at * 1000 } };
  return { name, input: { ...input, ...end, ...key } } as Command;
}

/** Of the plan's sales only the newest is kept, and it can be undone longer than one by hand. */
const newestSale = (sales: State['shown']['sales']): State['shown']['sales'] =>
  sales.slice(-1).map(({ saleId, at, items, paid }) => ({ saleId, at, items, paid }));

function expectSame(planned: State, byHand: State): void {
  const { plan } = planned.shown;
  if (plan?.status !== 'over' || plan.skipped.length > 0)
    throw new Error(`The plan is ${plan?.status}, skipped: ${JSON.stringify(plan?.skipped)}`);
  const compared = ({ shown, hidden }: State): State => ({
    // What was begun last is the plan, or the last session by hand.
    shown: { ...shown, plan: null, lastBegin: null, sales: newestSale(shown.sales) },
    hidden: { ...hidden, plan: null },
  });
  if (!isDeepStrictEqual(compared(planned), compared(byHand)))
    throw new Error('The plan and its sessions by hand differ');
}
