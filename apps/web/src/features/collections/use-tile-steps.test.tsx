// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusAtStop, useTileSteps } from './use-tile-steps.ts';

const COLUMNS = 3;

interface TilesProps {
  readonly keys: readonly number[];
  /** Keys of tiles whose button is disabled. */
  readonly disabled?: readonly number[];
  readonly otherwise?: number;
}

/** A grid of three columns, with one button in each tile. Only the stop and tiles below 100 are drawn. */
function Tiles({ keys, disabled = [], otherwise = keys[0] ?? 0 }: TilesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { stop, listeners } = useTileSteps(list, keys, () => COLUMNS, otherwise);
  useFocusAtStop(list, stop, keys);
  return (
    <ul ref={list} {...listeners}>
      {keys.map((key) => (
        <li key={key} data-tile={key}>
          {(key < 100 || key === stop) && (
            <button type="button" tabIndex={key === stop ? 0 : -1} disabled={disabled.includes(key)}>
              {key}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

afterEach(cleanup);

const tile = (key: number) => screen.getByRole<HTMLButtonElement>('button', { name: `${key}` });
/** The tiles that the Tab key reaches. */
const stops = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .flatMap(({ tabIndex, textContent }) => (tabIndex === 0 ? [Number(textContent)] : []));
const focused = () => Number(document.activeElement?.textContent);
const focus = (key: number) => act(() => tile(key).focus());

/** Presses a key at the tile that has the focus. @returns whether the browser may handle it, too */
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document, { key, ...more });

/** A grid of 1 2 3 / 4 5 6 / 7 8. */
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];

test('the Tab key stops once: at first at the first tile, or at another one that is given', () => {
  const { rerender } = render(<Tiles keys={EIGHT} />);
  expect(stops()).toEqual([1]);
  rerender(<Tiles keys={EIGHT} otherwise={5} />);
  expect(stops()).toEqual([5]);
});

test('arrow keys, Home and End move the focus and the stop', () => {
  render(<Tiles keys={EIGHT} />);
  focus(1);
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowDown', 5],
    ['ArrowLeft', 4],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
    ['End', 8],
    ['ArrowRight', 8],
    ['Home', 1],
  ] as const) {
    expect(press(key)).toBe(false);
    expect([focused(), ...stops()]).toEqual([at, at]);
  }
});

test('other keys, and keys with Alt, Control or Meta, are left to the browser', () => {
  render(<Tiles keys={EIGHT} />);
  focus(1);
  for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }])
    expect(press('ArrowRight', more)).toBe(true);
  expect(press('Enter')).toBe(true);
  expect(focused()).toBe(1);
});

test('a tile that is not drawn yet is drawn before it takes the focus', () => {
  render(<Tiles keys={[1, 2, 3, 100, 101, 102]} />);
  expect(screen.queryByRole('button', { name: '102' })).toBeNull();
  focus(1);
  press('End');
  expect(focused()).toBe(102);
});

test('a click makes its tile the stop', () => {
  render(<Tiles keys={EIGHT} />);
  fireEvent.click(tile(6));
  expect(stops()).toEqual([6]);
});

test('at a disabled tile the focus stays, and the next key goes on from there', () => {
  render(<Tiles keys={EIGHT} disabled={[2]} />);
  focus(1);
  press('ArrowRight');
  expect(focused()).toBe(1);
  press('ArrowDown');
  expect(focused()).toBe(4);
});

test('when the tile of the stop is removed, the stop is again the one that is given', () => {
  const { rerender } = render(<Tiles keys={EIGHT} />);
  focus(1);
  press('End');
  rerender(<Tiles keys={EIGHT.slice(0, -1)} otherwise={3} />);
  expect(stops()).toEqual([3]);
});

test('the stop follows its tile when others are removed', () => {
  const { rerender } = render(<Tiles keys={EIGHT} />);
  focus(1);
  press('ArrowDown');
  rerender(<Tiles keys={[2, 3, 4, 5]} />);
  expect([focused(), ...stops()]).toEqual([4, 4]);
  press('ArrowUp');
  expect(focused()).toBe(4);
  press('ArrowLeft');
  expect(focused()).toBe(3);
});

/** As in a window of tiles in which the same elements show other tiles. */
function Reused({ keys }: { readonly keys: readonly number[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { stop, listeners } = useTileSteps(list, keys, () => COLUMNS);
  useFocusAtStop(list, stop, keys);
  return (
    <ul ref={list} {...listeners}>
      {keys.map((key, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the elements are used again for other tiles.
        <li key={place} data-tile={key}>
          <button type="button">{key}</button>
        </li>
      ))}
    </ul>
  );
}

test('the focus moves to the stop when the focused element becomes another tile', () => {
  const { rerender } = render(<Reused keys={[1, 2, 3]} />);
  focus(1);
  press('ArrowRight');
  rerender(<Reused keys={[5, 1, 2, 3]} />);
  expect(focused()).toBe(2);
});
