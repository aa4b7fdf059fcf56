import { describe, expect, it } from 'vitest';
import { answerShapes } from './generated/answer-shapes';
import { largeAnswerShapes } from './generated/large-answer-shapes';
import type { OperationId } from './generated/operations';
import { repairAnswer, type RepairedAnswer, type Shape } from './repair-answer';

const shapeOf = (operation: OperationId): Shape => {
  const shape = answerShapes[operation] ?? largeAnswerShapes[operation];
  if (!shape) throw new Error(`No shape of ${operation}`);
  return shape;
};
const repair = (operation: OperationId, answer: unknown): RepairedAnswer => {
  const given = structuredClone(answer);
  const outcome = repairAnswer(shapeOf(operation), answer);
  // The repair must not change the answer itself.
  expect(answer).toEqual(given);
  if (typeof outcome === 'string') throw new Error(`refused at ${outcome}`);
  return outcome;
};
const row = { id: 'a', updated_time: '2026-03-02T09:41:00Z', top_line_item: null };
const list = (...items: unknown[]) => ({ items, total_count: items.length });
const formation = {
  id: 'f-1',
  section_id: 's-1',
  formation_name: 'Chalk',
  true_vertical_depth_subsea: 1200.5,
  true_vertical_depth_below_drill_floor: 1230.5,
  along_hole_depth_below_drill_floor: 1230.5,
  variance: null,
  thickness: 210,
};
const section = {
  id: 's-1',
  diameter: 12.25,
  description: null,
  liner: false,
  true_vertical_depth_subsea: null,
  true_vertical_depth_below_drill_floor: null,
  along_hole_depth_below_drill_floor: null,
  formations_list: [formation],
  casing_item: null,
  cement_item: null,
  mud_item: null,
  logging_item: null,
  pressure_test_item: null,
};
const montage = {
  id: 'm-1',
  sections_list: [section],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [{ id: 'p-1', rank: 1, title: 'Skid the rig', description: null }],
};
const nothing = {
  id: '',
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
};

describe('an answer with nothing usable', () => {
  it.each<[operation: OperationId, where: string, answer: unknown]>([
    ['listMontages', '.items', 'text'],
    ['listMontages', '.items', {}],
    ['listMontages', '.items', { total_count: 3 }],
    ['listMontages', '.items', { items: 'none', total_count: 0 }],
    ['listMontages', '.items', { items: { 0: row }, total_count: 1 }],
    ['listUsers', '.', 'text'],
    ['listUsers', '.', { result: 'ok' }],
    ['listUsers', '.', { users: [], organisations: [] }],
    ['getMontage', '.', 'text'],
    ['getMontage', '.', 7],
    ['getMontage', '.', []],
    ['getMontage', '.', { result: 'ok' }],
    ['getMontage', '.', { data: { result: 'ok' } }],
    ['getMontage', '.sections_list', { id: 'm-1', sectionsList: [section], plan: [] }],
    ['uploadDocuments', '.', { ok: true }],
    ['uploadDocuments', '.', { user_id: 3, job: { id: 4 } }],
    ['uploadDocuments', '.id', { id: null }],
    ['importMontage', '.id', null],
  ])('to %s is refused at %s: %j', (operation, where, answer) => {
    expect(repairAnswer(shapeOf(operation), answer)).toBe(where);
  });
});

describe('an empty answer', () => {
  it.each([[null], [{}]])('is an empty montage: %j', (answer) => {
    expect(repair('getMontage', answer).value).toEqual(nothing);
  });

  it('is an empty list', () => {
    expect(repair('listUsers', null).value).toEqual([]);
    expect(repair('listMontages', null).value).toEqual(list());
    expect(repair('listMontages', { items: null, total_count: null }).value).toEqual(list());
    expect(repair('listMontages', { total_count: 0 }).value).toEqual(list());
  });
});

describe('a wrapped answer', () => {
  it.each<[operation: OperationId, answer: unknown, value: unknown]>([
    ['getMontage', { montage }, montage],
    ['getMontage', { success: true, message: 'ok', data: montage }, montage],
    ['getMontage', { id: 'request-9', result: montage, error: null }, montage],
    ['listMontages', { data: list(row) }, list(row)],
    ['listMontages', { data: [row], meta: { total_count: 31 } }, { items: [row], total_count: 31 }],
    ['listMontages', { items: [row], links: [], total: 31 }, { items: [row], total_count: 31 }],
    ['listMontages', { count: 31, next: null, results: [row] }, { items: [row], total_count: 31 }],
    ['listUsers', { success: true, data: { users: [] } }, []],
    ['uploadDocuments', 'd-1', { id: 'd-1' }],
    ['uploadDocuments', { document_id: 'd-1', files: 2 }, { id: 'd-1' }],
    ['uploadDocuments', { data: { id: 'd-1' } }, { id: 'd-1' }],
  ])('to %s is unwrapped: %j', (operation, answer, value) => {
    expect(repair(operation, answer).value).toEqual(value);
  });
});

describe('a list', () => {
  it('may be a plain list, in an object, or without its count', () => {
    for (const answer of [
      [row],
      { items: [row] },
      { results: [row] },
      { items: [row], total_count: 'some' },
    ]) {
      expect(repair('listMontages', answer).value).toEqual(list(row));
    }
    expect(repair('listMontages', { items: [row], total_count: '31' }).value).toEqual({
      items: [row],
      total_count: 31,
    });
    const organisation = { id: '1', name: 'Brine', created_time: null };
    expect(repair('listOrganisations', { organisations: [organisation] }).value).toEqual([organisation]);
  });

  it('drops what is not an entry, and gives entries without an id their own', () => {
    const { value, repairs } = repair(
      'listMontages',
      list(row, null, 'x', row, { ...row, id: null }, { ...row, id: '' }, { ...row, id: 7 }),
    );
    const ids = (value as { items: { id: string }[] }).items.map(({ id }) => id);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect(ids[0]).toBe('a');
    expect(ids[4]).toBe('7');
    for (const id of ids.slice(1, 4)) expect(id).toMatch(/^temp-/);
    expect(repairs).toContainEqual({ at: '.items.1', what: 'left out' });
    expect(repairs).toContainEqual({ at: '.items.3.id', what: 'the id of another' });
  });

  it('keeps an id that two users have for the same access', () => {
    const users = ['a', 'b'].map((id) => ({
      id,
      email: `${id}@example.com`,
      organisation: null,
      component_access: [{ id: 'access-1', name: 'montage' }],
    }));
    expect(repair('listUsers', users)).toEqual({ value: users, repairs: [] });
  });

  it('gives each of many equal entries an id of its own', () => {
    const { value } = repair(
      'listOrganisations',
      Array.from({ length: 10_000 }, () => ({ name: 'Same' })),
    );
    const ids = new Set((value as { id: string }[]).map(({ id }) => id));
    expect(ids.size).toBe(10_000);
    for (const id of ids) expect(id.length).toBeLessThan(24);
  });

  it('gives an entry without an id the same one for the same content, at any position', () => {
    const nameless = (name: string) => ({ ...formation, id: undefined, formation_name: name });
    const idsOf = (...names: string[]) => {
      const { value } = repair('getMontage', {
        ...montage,
        sections_list: [{ ...section, formations_list: names.map(nameless) }],
      });
      return (value as typeof montage).sections_list[0]!.formations_list.map(({ id }) => id);
    };
    expect(idsOf('Chalk', 'Marl').toReversed()).toEqual(idsOf('Marl', 'Chalk'));
    expect(new Set(idsOf('Chalk', 'Chalk')).size).toBe(2);
  });
});

describe('a field', () => {
  it.each<[given: unknown, type: string, read: unknown]>([
    ['12.25', 'number', 12.25],
    [' 12,25 ', 'number', undefined],
    [' -1e3 ', 'number', -1000],
    ['', 'number', null],
    ['1.10-1.15 SG', 'number', undefined],
    [true, 'number', undefined],
    [JSON.parse('1e999'), 'number', undefined],
    ['88', 'integer', 88],
    [88.5, 'integer', undefined],
    [12, 'string', '12'],
    [false, 'string', 'false'],
    [['x'], 'string', undefined],
    ['true', 'boolean', true],
    [0, 'boolean', false],
    ['yes', 'boolean', undefined],
    ['12', 'any', '12'],
    [{}, 'any', undefined],
  ])('%j where a %s is due', (given, type, read) => {
    const outcome = repairAnswer({ id: 'string', 'field?': type }, { id: 'a', field: given });
    if (typeof outcome === 'string') throw new Error(outcome);
    const kept = read === undefined ? { unread: { '  field': given } } : {};
    expect(outcome.value).toEqual({ id: 'a', field: read ?? null, ...kept });
    expect(outcome.repairs).toHaveLength(Object.is(read, given) ? 0 : 1);
  });

  it('says what was done and where', () => {
    const { value, repairs } = repair('getMontage', {
      ...montage,
      id: 12,
      extra: 1,
      sections_list: [{ ...section, diameter: '12.25', liner: null, formations_list: null }],
      plan_summaries_list: [{ id: 'p-1', rank: '1', title: null }],
    });
    expect(value).toEqual({
      ...montage,
      id: '12',
      foreign: { ' 12': { extra: 1 } },
      sections_list: [{ ...section, liner: null, formations_list: [] }],
      plan_summaries_list: [{ id: 'p-1', rank: 1, title: null, description: null }],
    });
    expect(repairs).toEqual([
      { at: '.id', what: 'number as string' },
      { at: '.sections_list.0.diameter', what: 'string as number' },
      { at: '.sections_list.0.formations_list', what: 'missing, now an empty list' },
      { at: '.plan_summaries_list.0.rank', what: 'string as integer' },
      { at: '.plan_summaries_list.0.description', what: 'missing, now null' },
    ]);
  });

  it('keeps unreadable content next to the montage', () => {
    const { value } = repair('getMontage', {
      ...montage,
      sections_list: [{ ...section, mud_item: { id: 3, mud_weight_exact: '1.10-1.15 SG' } }],
    });
    expect(value).toMatchObject({
      unread: { 'mud_item 3 mud_weight_exact': '1.10-1.15 SG' },
      sections_list: [{ mud_item: { id: '3', mud_weight_exact: null } }],
    });
  });

  it('with an unknown name is kept next to the montage', () => {
    const item = { ...section, mud_item: { id: 'u-1', rheology: [3] }, casing_item: [{ id: 'c-1' }] };
    const { value } = repair('getMontage', {
      ...montage,
      owner: { id: 3 },
      sections_list: [{ ...item, kind: 'pilot' }],
    });
    expect(value).toMatchObject({
      foreign: {
        ' m-1': { owner: { id: 3 } },
        'sections_list s-1': { kind: 'pilot' },
        'mud_item u-1': { rheology: [3] },
      },
      sections_list: [{ mud_item: { id: 'u-1' }, casing_item: { id: 'c-1' } }],
    });
    expect(value).not.toHaveProperty('sections_list.0.kind');
  });

  it('that should be an object and is not is kept too', () => {
    const items = [{ id: 'a' }, { id: 'b' }];
    const { value } = repair('getMontage', { ...montage, sections_list: [{ ...section, mud_item: items }] });
    expect(value).toMatchObject({ unread: { 'sections_list s-1 mud_item': items } });
  });

  it('that should be an object with a name may be the name alone', () => {
    const user = { id: 'a', email: 'a@example.com', organisation: null };
    const { value } = repair('listUsers', [{ ...user, component_access: ['montage'] }]);
    expect(value).toMatchObject([{ component_access: [{ name: 'montage' }] }]);
    const named = repair('listUsers', [{ ...user, organisation: 'Brine', component_access: [] }]);
    expect(named.value).toMatchObject([{ organisation: { name: 'Brine' } }]);
  });

  it('is dropped if it is optional and invalid', () => {
    for (const wrong of [null, {}, 'text', 7]) {
      const { value } = repair('getMontage', { ...montage, sources: wrong, generation_report: wrong });
      expect(value).not.toHaveProperty('sources.0');
      expect((value as { id: string }).id).toBe('m-1');
    }
  });

  it('is unchanged if it is valid, and so are unknown values of an enumeration', () => {
    const answer = list({ ...row, updated_time: 'soon' });
    expect(repair('listMontages', answer)).toEqual({ value: answer, repairs: [] });
    expect(repair('getMontage', montage)).toEqual({ value: montage, repairs: [] });
  });
});
