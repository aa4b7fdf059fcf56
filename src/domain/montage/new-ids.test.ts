import { expect, it } from 'vitest';
import type { Change } from './change';
import type { Montage, Section } from './montage';
import { exampleMontage, formation } from './montage-for-tests';
import { matchNewIds, renameIds } from './new-ids';

const withSection = (given: Partial<Section>): Montage => {
  const montage = exampleMontage();
  return {
    ...montage,
    sections_list: montage.sections_list.with(0, { ...montage.sections_list[0]!, ...given }),
  };
};

it('matches new formations by their fields, then by their order', () => {
  const sent = withSection({
    formations_list: [
      formation('s1', 'temp-1', 0, 'A'),
      formation('s1', 'temp-2', 0, 'B'),
      formation('s1', 'temp-3', 0, 'C'),
      formation('s1', 'chalk', 9, 'Chalk'),
    ],
  });
  const answer = withSection({
    formations_list: [
      formation('s1', 'x', 0, 'C'),
      formation('s1', 'y', 0, 'a'),
      formation('s1', 'z', 0, 'b'),
      formation('s1', 'chalk', 9, 'Chalk'),
    ],
  });
  expect(Object.fromEntries(matchNewIds(sent, answer))).toEqual({
    'formation temp-1': 'y',
    'formation temp-2': 'z',
    'formation temp-3': 'x',
  });
});

it('matches the items of a section, their runs, and the top line', () => {
  const { logging_item, casing_item } = exampleMontage().sections_list[0]!;
  const logging = (id: string, runs: string[]) => ({
    ...logging_item!,
    id,
    logging_runs_list: runs.map((run, at) => ({
      id: run,
      logging_id: id,
      run_number: at + 1,
      run_evaluation: null,
    })),
  });
  const top = exampleMontage().top_line_item!;
  const sent = {
    ...withSection({
      casing_item: { ...casing_item!, id: 'temp-1' },
      logging_item: logging('temp-2', ['temp-3', 'temp-4']),
    }),
    top_line_item: { ...top, id: 'temp-5' },
  };
  const answer = {
    ...withSection({ casing_item: { ...casing_item!, id: 'c' }, logging_item: logging('l', ['r1', 'r2']) }),
    top_line_item: { ...top, id: 't' },
  };
  const ids = matchNewIds(sent, answer);
  expect(Object.fromEntries(ids)).toEqual({
    'casing temp-1': 'c',
    'logging temp-2': 'l',
    'run temp-3': 'r1',
    'run temp-4': 'r2',
    'topLine temp-5': 't',
  });
  const create: Change = {
    op: 'item',
    at: { of: 'logging', section: 's1' },
    from: null,
    to: logging('temp-2', ['temp-3', 'temp-4']),
  };
  expect(renameIds([create], ids)).toEqual([{ ...create, to: logging('l', ['r1', 'r2']) }]);
});

it('separates kinds: one id may identify a reservoir and a plan step', () => {
  const montage = exampleMontage();
  const one = (id: string): Montage => ({
    ...montage,
    reservoirs_list: [{ ...montage.reservoirs_list[0]!, id }],
    plan_summaries_list: [{ ...montage.plan_summaries_list[0]!, id: 'temp-1' }],
  });
  const ids = matchNewIds(one('temp-1'), one('9'));
  const order = (of: 'reservoirs' | 'planSteps'): Change => ({
    op: 'order',
    list: { of },
    from: ['temp-1'],
    to: ['temp-1'],
  });
  expect(renameIds([order('reservoirs'), order('planSteps')], ids)).toEqual([
    { ...order('reservoirs'), from: ['9'], to: ['9'] },
    order('planSteps'),
  ]);
});

it('leaves a deleted logging programme without an id', () => {
  const { logging_item } = exampleMontage().sections_list[0]!;
  const sent = withSection({ logging_item: { ...logging_item!, id: '', logging_runs_list: [] } });
  const answer = withSection({ logging_item: { ...logging_item!, id: 'l', logging_runs_list: [] } });
  expect(matchNewIds(sent, answer).size).toBe(0);
});

it('renames the section of a risk, and leaves a risk of the whole well alone', () => {
  const ids = new Map([['section temp-1', 'new']]);
  const at = { of: 'risk', id: 'ri1' } as const;
  const [risk] = exampleMontage().risks_list ?? [];
  const changes: Change[] = [
    { op: 'set', at, field: 'section_id', from: null, to: 'temp-1' },
    { op: 'insert', list: { of: 'risks' }, index: 0, entity: { ...risk!, section_id: 'temp-1' } },
    { op: 'insert', list: { of: 'risks' }, index: 0, entity: { ...risk!, section_id: null } },
  ];
  expect(renameIds(changes, ids)).toEqual([
    { ...changes[0], to: 'new' },
    { ...changes[1], entity: { ...risk!, section_id: 'new' } },
    changes[2],
  ]);
});
