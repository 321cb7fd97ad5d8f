import type { Night } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import type { ForecastStatus } from './forecast-client.ts';
import { type KeptAnswers, listenTo } from './kept-answers.ts';

/** Keeps what was asked, and answers by hand. */
class Questions {
  readonly answers: KeptAnswers<'tonight'> = new Map();
  asked = 0;
  cancelled = 0;
  answer: (isDone: boolean) => void = () => undefined;

  listen(key: string, listener: () => void = () => undefined) {
    return listenTo(
      this.answers,
      { key, place: '' },
      (send: (status: ForecastStatus<readonly Night[]>) => void) => {
        this.asked++;
        this.answer = (isDone) => send({ status: 'answered', answer: [], isDone });
        return () => {
          this.cancelled++;
        };
      },
      listener,
    );
  }
}

test('two that ask the same get the answers to one question', () => {
  const questions = new Questions();
  let told = 0;
  const one = questions.listen('a', () => told++);
  const other = questions.listen('a', () => told++);
  questions.answer(false);
  expect([questions.asked, told]).toEqual([1, 2]);
  one.stop();
  expect(questions.cancelled).toBe(0);
  other.stop();
  expect(questions.cancelled).toBe(1);
});

test('a last answer is kept, and one that was to be refined is asked for again', () => {
  const questions = new Questions();
  const first = questions.listen('a');
  questions.answer(false);
  first.stop();
  const again = questions.listen('a');
  expect(again.kept.status).toMatchObject({ status: 'answered', isDone: false });
  expect(questions.asked).toBe(2);
  questions.answer(true);
  again.stop();
  expect(questions.listen('a').kept.status).toMatchObject({ isDone: true });
  expect([questions.asked, questions.cancelled]).toEqual([2, 1]);
});

test('another question ends the one to which nothing listens any more', () => {
  const questions = new Questions();
  const one = questions.listen('a');
  const other = questions.listen('b');
  one.stop();
  expect([questions.asked, questions.cancelled]).toEqual([2, 1]);
  expect(other.kept.status.status).toBe('waiting');
});
