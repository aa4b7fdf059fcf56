import { describe, expect, it } from 'vitest';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { bandsOf } from './stacks';
import type { ColumnKey } from './table-choices';
import { wholeView, type TableView } from './table-view';

const [conductor, surface] = noorderdiep4.sections_list;
const withLogging = surface!;
const withoutLogging = conductor!;

/** Band by band: the programmes of each stack, with the columns that it takes. */
const places = (blocksInRow: number, one = withLogging, view: Partial<TableView> = {}) =>
  bandsOf({ ...wholeView, blocksInRow, ...view }, one).map((band) =>
    band.map(({ programmes, from, span }) => `${programmes.join('+')} ${from}-${from + span - 1}`),
  );

describe('the places of the programmes', () => {
  it('are next to one another if there is room', () => {
    expect(places(5)).toEqual([['casing 0-0', 'cement 1-1', 'mud 2-2', 'logging 3-3', 'pressureTest 4-4']]);
  });

  it('have the tests under the logging in four columns', () => {
    expect(places(4)).toEqual([['casing 0-0', 'cement 1-1', 'mud 2-2', 'logging+pressureTest 3-3']]);
  });

  it('fill every column of each band; logging takes what is left', () => {
    expect(places(3)).toEqual([
      ['casing 0-0', 'cement 1-1', 'mud 2-2'],
      ['logging 0-1', 'pressureTest 2-2'],
    ]);
    expect(places(2)).toEqual([
      ['casing 0-0', 'cement 1-1'],
      ['mud 0-0', 'logging 1-1'],
      ['pressureTest 0-1'],
    ]);
    expect(places(1)).toHaveLength(5);
  });

  it('have what remains under the shortest if no logging is planned', () => {
    expect(places(3, withoutLogging)).toEqual([['casing 0-0', 'cement+pressureTest 1-1', 'mud+logging 2-2']]);
    expect(places(3, withoutLogging, { width: 1108 })).toEqual([
      ['casing 0-0', 'cement+logging 1-1', 'mud+pressureTest 2-2'],
    ]);
    // The cement has one line then: that there is none.
    const uncemented = { ...withoutLogging, cement_item: null };
    expect(places(3, uncemented)[0]).toContain('cement+pressureTest+logging 1-1');
  });

  it('skip hidden programmes', () => {
    const hidden = new Set<ColumnKey>(['cement', 'logging']);
    expect(places(2, withLogging, { hidden })).toEqual([['casing+pressureTest 0-0', 'mud 1-1']]);
  });

  it('stay when the user opens empty fields', () => {
    expect(places(3, withoutLogging, { allFields: true })).toEqual(
      places(3, withoutLogging, { allFields: false }),
    );
  });

  it('are one programme on a phone, the open tab', () => {
    const parts = new Map([[withLogging.id, 'mud' as const]]);
    expect(places(1, withLogging, { phone: true, parts })).toEqual([['mud 0-0']]);
  });
});
