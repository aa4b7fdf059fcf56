import { describe, expect, it } from 'vitest';
import { bandsOf, layerAt, type Layer } from './layers';

const layer = (name: string, topM: number, baseM: number): Layer => ({
  sectionId: 's1',
  formationId: name,
  name,
  topM,
  baseM,
  rangeM: null,
});
const layers = [layer('a', 100, 400), layer('b', 400, 401), layer('c', 401, 403), layer('d', 403, 900)];

describe('layers that are drawn', () => {
  it('are joined if they are too thin to see, in the colour of the thickest', () => {
    expect(bandsOf(layers, 3).map(({ topM, baseM, layer: { name } }) => [topM, baseM, name])).toEqual([
      [100, 400, 'a'],
      [400, 403, 'c'],
      [403, 900, 'd'],
    ]);
    expect(bandsOf(layers, 0)).toHaveLength(4);
    expect(bandsOf([], 3)).toEqual([]);
  });

  it.each([
    [99, null],
    [100, 'a'],
    [399.9, 'a'],
    [400, 'b'],
    [402, 'c'],
    [900, 'd'],
    [900.1, null],
    [Number.NaN, null],
  ])('at %d m there is %s', (tvdM, name) => {
    expect(layerAt(layers, tvdM)?.name ?? null).toBe(name);
    expect(layerAt([], tvdM)).toBeNull();
  });
});
