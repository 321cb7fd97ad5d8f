import { characterAt, endOfDay } from '@slumberfell/content/balance/career';
import { ownerOf } from '@slumberfell/content/balance/owner';
import {
  afterPurchase,
  exactly,
  FIRST_RUNS,
  type Night,
  NO_MEMORY,
  OpenTonight,
  openPlanForecast,
  type TonightAsked,
  type TonightQuestion,
  tonightQuestion,
  USUAL_HABITS,
} from '@slumberfell/engine';
import type { Figure } from './figure.ts';
import { interleaved, type Rounds } from './measure.ts';
import type { Suite } from './suite.ts';
import { SEED, veteran, world } from './veteran.ts';

export const TONIGHT: Suite<Rounds> = {
  full: { rounds: 7, warmups: 1 },
  short: { rounds: 1, warmups: 0 },
  measure: tonightFigures,
};

/** The first answer may cost so many forecasts of the dearest night that it proposes. */
const MOST = 15;
/** Of the characters of simulated careers the one whose first answer costs most forecasts. */
const DAY = 7;

const asked = (shown: TonightAsked['shown'], at: number): TonightAsked => ({
  shown,
  at,
  seed: SEED,
  habits: USUAL_HABITS,
  memory: NO_MEMORY,
  aim: 'experience',
  skillId: null,
  known: [],
});

function firstAnswer(question: TonightAsked): readonly Night[] {
  const search = new OpenTonight(question, world);
  while (search.answer() === null) search.step();
  return search.answer() ?? [];
}

function forecast({ buys, steps }: Night, { shown, at, seed }: TonightQuestion): void {
  const from = buys === null ? shown : afterPurchase(shown, buys, world);
  const open = openPlanForecast({ shown: from, steps, times: 1, at, seed }, world, exactly(FIRST_RUNS));
  if ('refused' in open) throw new Error(`The night was refused: ${open.refused}`);
  open.play(FIRST_RUNS);
  open.summary();
}

/** What the first best nights cost, in forecasts of the dearest of them. */
function tonightFigures(effort: Rounds): Figure[] {
  const owner = ownerOf(veteran().shown, world.sets.items, (all) =>
    all.filter((_, index) => index % 6 === 0),
  );
  const characters = [
    {
      what: 'a casual player of a week',
      question: asked(characterAt('casual', DAY, 2).shown, endOfDay(DAY)),
    },
    { what: 'a veteran with every sixth piece', question: asked(owner, 0) },
  ];
  return characters.map(({ what, question }) => {
    const night = firstAnswer(question).find(({ kind }) => kind === 'fight');
    if (night === undefined) throw new Error('No night of fights is proposed');
    const resting = tonightQuestion(question, world);
    const time = interleaved(
      {
        answer: { run: () => firstAnswer(question), repeats: 1 },
        forecast: { run: () => forecast(night, resting), repeats: 4 },
      },
      effort,
    );
    return {
      name: `tonight: the first answer, of ${what} / a forecast of ${FIRST_RUNS} runs of its night`,
      ratio: time.answer / time.forecast,
      limit: MOST,
      goal: 'at most',
      detail: `${(time.answer / 1000).toFixed(0)} ms / ${(time.forecast / 1000).toFixed(0)} ms`,
    };
  });
}
