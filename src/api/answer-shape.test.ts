import { describe, expect, it } from 'vitest';
import { misfit, type Shape } from './answer-shape';
import { answerShapes } from './generated/answer-shapes';
import { largeAnswerShapes } from './generated/large-answer-shapes';

const shapeOf = (operation: 'listMontages' | 'getMontage'): Shape => {
  const shape = answerShapes[operation] ?? largeAnswerShapes[operation];
  if (!shape) throw new Error(`No shape of ${operation}`);
  return shape;
};
const list = (...items: unknown[]) => ({ items, total_count: items.length });
const item = { id: 'a', updated_time: '2026-03-02T09:41:00Z', top_line_item: null };
const montage = {
  id: 'm-1',
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [{ id: 'p-1', rank: 1, title: 'Skid the rig', description: null }],
};

describe('what breaks a screen is refused', () => {
  it.each<[where: string, what: string, answer: unknown]>([
    ['.', 'null', null],
    ['.', 'a list in place of an object', []],
    ['.', 'a text', 'text'],
    ['.', 'nothing', undefined],
    ['.items', 'an empty object', {}],
    ['.items', 'a list that is missing', { total_count: 0 }],
    ['.items', 'a list that is null', { items: null, total_count: 0 }],
    ['.items', 'a text in place of a list', { items: 'none', total_count: 0 }],
    ['.items', 'an object in place of a list', { items: { 0: item }, total_count: 1 }],
    ['.items.1', 'an entry that is null', list(item, null)],
    ['.items.0.id', 'an id that is missing', list({ ...item, id: undefined })],
    ['.items.0.id', 'an id that is a number', list({ ...item, id: 7 })],
    ['.items.0.top_line_item', 'a list in place of the top line', list({ ...item, top_line_item: [] })],
    [
      '.items.0.top_line_item.well_name',
      'a name that is an object',
      list({ ...item, top_line_item: { well_name: {} } }),
    ],
    ['.total_count', 'a count as text', { items: [], total_count: '0' }],
    ['.total_count', 'a count below none', { items: [], total_count: -1 }],
    ['.total_count', 'half a count', { items: [], total_count: 0.5 }],
    ['.total_count', 'a count without end', JSON.parse('{"items":[],"total_count":1e999}')],
  ])('at %s: %s', (where, _what, answer) => {
    expect(misfit(shapeOf('listMontages'), answer)).toBe(where);
  });

  it.each<[where: string, changes: object]>([
    ['.sections_list', { sections_list: undefined }],
    ['.top_line_item.well_heads', { top_line_item: { id: 't-1' } }],
    ['.plan_summaries_list.0.rank', { plan_summaries_list: [{ id: 'p-1', rank: null, title: '' }] }],
    ['.reservoirs_list.0.gradient', { reservoirs_list: [{ id: 'r-1', gradient: '9.8' }] }],
    [
      '.reservoirs_list.0.gradient',
      JSON.parse('{"reservoirs_list":[{"id":"r-1","gradient":-1e999}]}') as object,
    ],
  ])('in a montage, at %s', (where, changes) => {
    expect(misfit(shapeOf('getMontage'), { ...montage, ...changes })).toBe(where);
  });
});

describe('what a screen can live with', () => {
  const made = (answer: object) => {
    const copy = structuredClone(answer);
    expect(misfit(shapeOf('getMontage'), copy)).toBeUndefined();
    return copy;
  };

  it('passes untouched: names and words that are not known yet, a date that is none', () => {
    const answer = list({ ...item, updated_time: 'soon', owner: 'x' });
    const copy = structuredClone(answer);
    expect(misfit(shapeOf('listMontages'), copy)).toBeUndefined();
    expect(copy).toEqual(answer);
    const told = { ...montage, tags: ['x'], sources: [] };
    expect(made(told)).toEqual(told);
  });

  it('is read as null where it is left out and may be null', () => {
    const { top_line_item: _, ...without } = montage;
    expect(made(without)).toEqual(montage);
  });

  it.each([[null], [{}], ['text'], [[{ entity_id: 'x' }]]])(
    'is left out where it is optional and is %j',
    (sources) => {
      expect(made({ ...montage, sources, generation_report: sources })).toEqual(montage);
    },
  );

  it('stays as it is where it is optional and may be null, and is refused where it is wrong', () => {
    const shape = { 'thickness~': 'number' };
    for (const formation of [{}, { thickness: null }, { thickness: 12 }]) {
      const copy = { ...formation };
      expect(misfit(shape, copy)).toBeUndefined();
      expect(copy).toStrictEqual(formation);
    }
    expect(misfit(shape, { thickness: '12' })).toBe('.thickness');
  });

  it('is any single value where the contract leaves its type open', () => {
    for (const value of [12, 'WH-A, WH-B', false]) expect(misfit('any', value)).toBeUndefined();
    for (const value of [{}, [], null, undefined, Infinity]) expect(misfit('any', value)).toBe('.');
  });
});
