import { describe, expect, it } from 'vitest';
import type { Cell } from '@/domain/montage/address';
import { applyChanges } from '@/domain/montage/apply';
import type { Montage } from '@/domain/montage/montage';
import { countingIds, exampleMontage, formation, section } from '@/domain/montage/montage-for-tests';
import type { Motion } from '../grid/grid-model';
import { sectionsModel } from './sections-model';

/**
 * Two sections of two and three formations with a full programme each, and a liner section of one with only a casing
 * and pressure tests.
 */
const montage = exampleMontage();

const top = (id: string, field = 'true_vertical_depth_subsea', home = homeOf(id)): Cell => ({
  at: { of: 'formation', section: home, id },
  field,
});
const td = (id: string, field = 'true_vertical_depth_subsea'): Cell => ({
  at: { of: 'section', section: id },
  field,
});
const item = (
  of: 'casing' | 'cement' | 'mud' | 'logging' | 'pressureTest',
  id: string,
  field: string,
): Cell => ({
  at: { of, section: id },
  field,
});
function homeOf(id: string): string {
  return montage.sections_list.find((one) => one.formations_list.some((row) => row.id === id))?.id ?? '';
}

const go = (from: Cell, ...motions: Motion[]): Cell | null =>
  motions.reduce<Cell | null>((cell, motion) => cell && sectionsModel.move(montage, cell, motion), from);

const withSections = (...sections_list: Montage['sections_list'][number][]): Montage => ({
  ...montage,
  sections_list,
});

describe('up and down', () => {
  it('follow a column through all sections, past the end of each', () => {
    expect(go(top('chalk'), 'down')).toEqual(td('s1'));
    expect(go(top('chalk'), 'down', 'down')).toEqual(top('texel'));
    expect(go(top('texel'), 'up', 'up')).toEqual(top('chalk'));
  });

  it('skip the end of a section in columns that it does not have', () => {
    for (const field of ['formation_name', 'variance', 'thickness']) {
      expect(go(top('chalk', field), 'down')).toEqual(top('texel', field));
      expect(go(top('texel', field), 'up')).toEqual(top('chalk', field));
    }
  });

  it('stay at the edges of the table', () => {
    expect(go(top('north-sea'), 'up')).toEqual(top('north-sea'));
    expect(go(td('s3'), 'down')).toEqual(td('s3'));
  });

  it('follow a programme and continue in the next section', () => {
    const casing = item('casing', 's1', 'notes');
    expect(go(casing, 'up')).toEqual(item('casing', 's1', 'casing_volume_per_meter'));
    expect(go(casing, 'down')).toEqual(item('casing', 's2', 'casing_outer_diameter'));
  });

  it('skip a section without such a programme', () => {
    const bare = { cement_item: null, mud_item: null, logging_item: null };
    const gap = withSections(section('a', 17.5, []), section('b', 12.25, [], bare), section('c', 8.5, []));
    for (const of of ['cement', 'mud', 'logging'] as const) {
      const last = item(of, 'a', 'notes');
      const below = sectionsModel.move(gap, last, 'down');
      expect(below?.at).toMatchObject({ of, section: 'c' });
      expect(sectionsModel.move(gap, below!, 'up')).toEqual(last);
    }
  });

  it('stay if only sections without such a programme follow', () => {
    expect(go(item('mud', 's2', 'notes'), 'down')).toEqual(item('mud', 's2', 'notes'));
  });

  it('skip a section without formations', () => {
    const gap = withSections(
      section('a', 17.5, [formation('a', 'x', 1)]),
      section('b', 12.25, []),
      section('c', 8.5, [formation('c', 'y', 2)]),
    );
    expect(sectionsModel.move(gap, top('x', 'formation_name', 'a'), 'down')).toEqual(
      top('y', 'formation_name', 'c'),
    );
    expect(sectionsModel.move(gap, td('a'), 'down')).toEqual(td('b'));
  });
});

describe('left and right', () => {
  it('cross from the depths into the programme and back', () => {
    expect(go(top('texel', 'thickness'), 'right')).toEqual(item('casing', 's2', 'casing_outer_diameter'));
    expect(go(item('casing', 's2', 'casing_outer_diameter'), 'left')).toEqual(top('texel', 'thickness'));
  });

  it('skip missing programmes', () => {
    expect(go(item('casing', 's3', 'casing_outer_diameter'), 'right')).toEqual(
      item('pressureTest', 's3', 'annular_pressure'),
    );
  });

  it('lead from the end of a section only to its three depths and its programme', () => {
    expect(go(td('s1'), 'left')).toEqual(td('s1'));
    expect(go(td('s1', 'along_hole_depth_below_drill_floor'), 'right')?.at.of).toBe('casing');
  });

  it('stop at the last line of a shorter column', () => {
    const low = item('casing', 's2', 'notes');
    expect(go(low, 'left')).toEqual(top('zechstein', 'thickness'));
  });

  it('stay at the edges', () => {
    expect(go(top('chalk', 'formation_name'), 'left')).toEqual(top('chalk', 'formation_name'));
    expect(go(item('pressureTest', 's1', 'notes'), 'right')).toEqual(item('pressureTest', 's1', 'notes'));
  });
});

describe('Home and End', () => {
  it('go to the edges of the depths', () => {
    expect(go(top('texel'), 'row-start')).toEqual(top('texel', 'formation_name'));
    expect(go(top('texel'), 'row-end')).toEqual(top('texel', 'thickness'));
  });

  it('stop at the three depths of a section end', () => {
    expect(go(td('s1', 'true_vertical_depth_below_drill_floor'), 'row-start')).toEqual(td('s1'));
    expect(go(td('s1'), 'row-end')).toEqual(td('s1', 'along_hole_depth_below_drill_floor'));
  });

  it('go from a programme to the row of tops, and to the last programme', () => {
    const size = item('casing', 's1', 'casing_outer_diameter');
    expect(go(size, 'row-start')).toEqual(top('north-sea', 'formation_name'));
    expect(go(size, 'row-end')).toEqual(item('pressureTest', 's1', 'annular_pressure'));
  });

  it('go with Ctrl to the first and last of the column', () => {
    expect(go(top('texel'), 'table-start')).toEqual(top('north-sea'));
    expect(go(top('texel'), 'table-end')).toEqual(td('s3'));
    expect(go(top('texel', 'thickness'), 'table-end')).toEqual(top('boer', 'thickness'));
  });

  it('go with Ctrl to the first and last that exist', () => {
    // The last section plans no mud.
    expect(go(item('mud', 's1', 'mud_type'), 'table-end')).toEqual(item('mud', 's2', 'notes'));
    const late = withSections(
      section('a', 17.5, [], { mud_item: null }),
      section('b', 12.25, [formation('b', 'y', 2)]),
    );
    expect(sectionsModel.move(late, item('mud', 'b', 'notes'), 'table-start')).toEqual(
      item('mud', 'b', 'mud_type'),
    );
    expect(sectionsModel.move(late, top('y', 'thickness', 'b'), 'table-start')).toEqual(
      top('y', 'thickness', 'b'),
    );
  });
});

describe('the page keys', () => {
  const long = withSections(
    section(
      'a',
      17.5,
      Array.from({ length: 20 }, (_, at) => formation('a', `a${at}`, at)),
    ),
    section(
      'b',
      12.25,
      Array.from({ length: 20 }, (_, at) => formation('b', `b${at}`, 20 + at)),
    ),
  );

  it('go twelve lines, through the end of a section', () => {
    expect(sectionsModel.move(long, top('a0', 'variance', 'a'), 'page-down')).toEqual(
      top('a12', 'variance', 'a'),
    );
    expect(sectionsModel.move(long, top('a12', 'variance', 'a'), 'page-down')).toEqual(
      top('b4', 'variance', 'b'),
    );
    // A depth's column has one line more: the section's end.
    expect(sectionsModel.move(long, top('b3', undefined, 'b'), 'page-up')).toEqual(
      top('a12', undefined, 'a'),
    );
  });

  it('go as far as there are lines', () => {
    expect(sectionsModel.move(long, top('b15', 'variance', 'b'), 'page-down')).toEqual(
      top('b19', 'variance', 'b'),
    );
    expect(sectionsModel.move(long, top('a3', 'variance', 'a'), 'page-up')).toEqual(
      top('a0', 'variance', 'a'),
    );
  });
});

describe('Tab', () => {
  it('goes along the rows of tops and section ends, and back the same way', () => {
    const visited: (Cell | null)[] = [];
    let cell: Cell | null = top('north-sea', 'formation_name');
    for (let step = 0; step < 100; step += 1) {
      visited.push(cell);
      const next: Cell | null = cell && sectionsModel.move(montage, cell, 'next');
      if (JSON.stringify(next) === JSON.stringify(cell)) break;
      cell = next;
    }
    // Six tops of six values, three ends of three.
    expect(visited).toHaveLength(6 * 6 + 3 * 3);
    expect(visited.at(-1)).toEqual(td('s3', 'along_hole_depth_below_drill_floor'));

    const back: (Cell | null)[] = [cell];
    while (back.length < visited.length) back.push(sectionsModel.move(montage, back.at(-1)!, 'previous'));
    expect(back.toReversed()).toEqual(visited);
    expect(go(visited[0]!, 'previous')).toEqual(visited[0]);
  });

  it('goes down a programme', () => {
    expect(go(item('mud', 's1', 'notes'), 'next')).toEqual(item('mud', 's2', 'mud_type'));
    expect(go(item('mud', 's2', 'mud_type'), 'previous')).toEqual(item('mud', 's1', 'notes'));
  });
});

describe('the first cell', () => {
  it('is the first name', () => {
    expect(sectionsModel.first(montage)).toEqual(top('north-sea', 'formation_name'));
  });

  it('is the end of a first section without formations, and null in a montage without sections', () => {
    expect(sectionsModel.first(withSections(section('a', null, [])))).toEqual(td('a'));
    expect(sectionsModel.first(withSections())).toBeNull();
  });

  it('is the target of a move from a deleted cell', () => {
    expect(go(top('gone', 'variance', 's1'), 'down')).toEqual(sectionsModel.first(montage));
  });
});

describe('a block', () => {
  it('spans the tops of one section, from any corner', () => {
    const [a, b] = [top('zechstein', 'variance'), top('texel')];
    const block = { group: 's2', fromRow: 0, toRow: 2, fromColumn: 1, toColumn: 4 };
    expect(sectionsModel.block(montage, a, b)).toEqual(block);
    expect(sectionsModel.block(montage, b, a)).toEqual(block);
    const cells = sectionsModel.cells(montage, block);
    expect(cells.map((row) => row.length)).toEqual([4, 4, 4]);
    expect(cells[0]![0]).toEqual(b);
    expect(cells[2]![3]).toEqual(a);
  });

  it('excludes other sections, section ends and programmes', () => {
    expect(sectionsModel.block(montage, top('chalk'), top('texel'))).toBeNull();
    expect(sectionsModel.block(montage, top('chalk'), td('s1'))).toBeNull();
    expect(sectionsModel.block(montage, top('chalk'), item('mud', 's1', 'ph_exact'))).toBeNull();
  });
});

describe('following a cell', () => {
  const renamed = (make: (id: string) => string): Montage => ({
    ...montage,
    sections_list: montage.sections_list.map((one) => ({
      ...one,
      formations_list: one.formations_list.map((row) => ({ ...row, id: make(row.id) })),
    })),
  });

  it('finds the row that gets its id from a save', () => {
    const saved = renamed((id) => (id === 'holland' ? '501' : id));
    expect(sectionsModel.follow(montage, saved, top('holland', 'variance'))).toEqual(
      top('501', 'variance', 's2'),
    );
  });

  it('stays with its row when it is sorted elsewhere', () => {
    const sorted = {
      ...montage,
      sections_list: montage.sections_list.map((one) => ({
        ...one,
        formations_list: one.formations_list.toReversed(),
      })),
    };
    expect(sectionsModel.follow(montage, sorted, top('texel'))).toEqual(top('texel'));
  });

  it('goes to the successor of a deleted row, or to null', () => {
    const without = (id: string): Montage => ({
      ...montage,
      sections_list: montage.sections_list.map((one) => ({
        ...one,
        formations_list: one.formations_list.filter((row) => row.id !== id),
      })),
    });
    expect(sectionsModel.follow(montage, without('texel'), top('texel'))).toEqual(top('holland'));
    expect(sectionsModel.follow(montage, without('boer'), top('boer', 'variance'))).toBeNull();
  });
});

describe('pasting', () => {
  it('puts a block over tops, and new tops below the last', () => {
    const pasted = sectionsModel.paste(
      montage,
      top('chalk', 'formation_name'),
      [
        ['Chalk', '1,100.5'],
        ['Ekofisk', '1120'],
      ],
      countingIds(),
    );
    const after = applyChanges(montage, pasted!.edit!.changes).sections_list[0]!.formations_list;
    expect(after.map((row) => [row.formation_name, row.true_vertical_depth_subsea])).toEqual([
      ['North Sea Group', 486],
      ['Chalk', 1100.5],
      ['Ekofisk', 1120],
    ]);
    expect(after.at(-1)).toMatchObject({ id: 'temp-1', section_id: 's1' });
  });

  it('leaves section ends and programmes to the grid', () => {
    for (const cell of [td('s1'), item('mud', 's1', 'ph_exact')]) {
      expect(sectionsModel.paste(montage, cell, [['1']], countingIds())).toBeNull();
    }
  });
});
