import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGridStore } from './grid-store';
import { createPointing, restMs } from './pointing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

function pointingAtATable() {
  const store = createGridStore();
  const seen: (string | null)[] = [];
  store.subscribe(() => seen.push(store.state().pointed));
  return { ...createPointing(store), seen, pointed: () => store.state().pointed };
}

test('a moving pointer points at its row at once', () => {
  const { over, leave, pointed } = pointingAtATable();
  over('first', at(10, 10));
  expect(pointed()).toBe('first');
  over('second', at(10, 40));
  expect(pointed()).toBe('second');
  over(null, at(400, 40));
  expect(pointed()).toBeNull();
  over('second', at(10, 40));
  leave();
  expect(pointed()).toBeNull();
});

test('after scrolling past a still pointer, only the row under it is pointed at', () => {
  const { over, seen, pointed } = pointingAtATable();
  over('row 0', at(10, 10));
  for (let row = 1; row < 50; row++) {
    over(`row ${row}`, at(10, 10));
    vi.advanceTimersByTime(restMs - 1);
  }
  expect(seen).toEqual(['row 0', null]);
  vi.advanceTimersByTime(1);
  expect(pointed()).toBe('row 49');
});

test('a pointer that moves or leaves while scrolling does not point at the earlier row', () => {
  const { over, leave, pointed } = pointingAtATable();
  over('first', at(10, 10));
  over('second', at(10, 10));
  over('third', at(10, 12));
  vi.advanceTimersByTime(restMs);
  expect(pointed()).toBe('third');
  over('fourth', at(10, 12));
  leave();
  vi.advanceTimersByTime(restMs);
  expect(pointed()).toBeNull();
});

test('returning to the place that it left counts as a move', () => {
  const { over, leave, pointed } = pointingAtATable();
  over('first', at(10, 10));
  leave();
  over('first', at(10, 10));
  expect(pointed()).toBe('first');
});
