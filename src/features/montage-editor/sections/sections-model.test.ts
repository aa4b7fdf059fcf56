import { describe, expect, it } from 'vitest';
import type { Cell } from '@/domain/montage/address';
import { applyChanges } from '@/domain/montage/apply';
import type { Montage } from '@/domain/montage/montage';
import { countingIds, exampleMontage, formation, section } from '@/domain/montage/montage-for-tests';
import type { Motion } from '../grid/grid-model';
import { programmeColumns } from '@/domain/montage/catalogue';
import { programCells } from './program';
import { createSectionsModel, sectionsModel } from './sections-model';
import { wholeView, type TableView } from './table-view';

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
  it('follow a column through the formations and the end of the section, into the programmes and on', () => {
    expect(go(top('chalk'), 'down')).toEqual(td('s1'));
    expect(go(top('chalk'), 'down', 'down')).toEqual(item('casing', 's1', 'casing_outer_diameter'));
    expect(go(item('casing', 's1', 'casing_outer_diameter'), 'up')?.at).toEqual(top('chalk').at);
  });

  it('skip the end of a section in columns that it does not have', () => {
    for (const field of ['formation_name', 'variance', 'thickness']) {
      const below = go(top('chalk', field), 'down');
      expect(['casing', 'mud']).toContain(below?.at.of);
      expect(go(below!, 'up')?.at.of).not.toBe('section');
    }
  });

  it('stay at the edges of the table', () => {
    expect(go(top('north-sea'), 'up')).toEqual(top('north-sea'));
    const last = item('casing', 's3', 'notes');
    expect(go(last, 'down')).toEqual(last);
  });

  it('go down a programme and into the next section', () => {
    const casing = item('casing', 's1', 'notes');
    expect(go(casing, 'up')).toEqual(item('casing', 's1', 'casing_volume_per_meter'));
    expect(go(casing, 'down')).toEqual(top('texel', 'formation_name'));
    expect(go(top('texel', 'formation_name'), 'up')).toEqual(casing);
  });

  it('take the nearest programme if the one below is not planned', () => {
    const bare = { casing_item: null, mud_item: null, cement_item: null };
    const gap = withSections(section('a', 17.5, [formation('a', 'x', 1)], bare));
    const cell = sectionsModel.move(gap, top('x', 'along_hole_depth_below_drill_floor', 'a'), 'down');
    expect(cell).toEqual(td('a', 'along_hole_depth_below_drill_floor'));
    expect(sectionsModel.move(gap, cell!, 'down')?.at.of).toBe('casing');
  });

  it('continue in the row of programmes below, if they take several', () => {
    const narrow = createSectionsModel(() => ({ ...wholeView, blocksInRow: 3 }));
    const notes = item('casing', 's1', 'notes');
    const below = narrow.move(montage, notes, 'down');
    expect(below).toEqual(item('logging', 's1', 'logging_program_evaluation'));
    expect(narrow.move(montage, below!, 'up')).toEqual(notes);
  });

  it('keep the slurry', () => {
    const tail = item('cement', 's1', 'tail_slurry_excess');
    expect(go(tail, 'down')).toEqual(item('cement', 's1', 'tail_slurry_top_of_cement'));
    expect(go(tail, 'left')).toEqual(item('cement', 's1', 'lead_slurry_excess'));
  });
});

describe('what the user has folded or hidden', () => {
  const model = (view: Partial<TableView>) => createSectionsModel(() => ({ ...wholeView, ...view }));

  it('is skipped: a folded section, a hidden column, an empty field', () => {
    const folded = model({ folded: new Set(['s2']) });
    expect(folded.move(montage, item('casing', 's1', 'notes'), 'down')).toEqual(
      top('boer', 'formation_name'),
    );
    const hidden = model({ hidden: new Set(['true_vertical_depth_subsea']) });
    expect(hidden.move(montage, top('texel', 'formation_name'), 'right')).toEqual(
      top('texel', 'true_vertical_depth_below_drill_floor'),
    );
    const short = model({ allFields: false });
    expect(short.move(montage, item('mud', 's1', 'api_fluid_loss_exact'), 'next')).toEqual(
      item('logging', 's1', 'logging_program_evaluation'),
    );
  });

  it('is still a place of the cursor, which continues next to it', () => {
    const hidden = model({ hidden: new Set(['variance']) });
    const cell = top('texel', 'variance');
    expect(hidden.has(montage, cell)).toBe(true);
    expect(hidden.move(montage, cell, 'down')?.at).toEqual(top('holland').at);
  });

  it('is neither copied nor covered by a paste', () => {
    const hidden = model({ hidden: new Set(['true_vertical_depth_subsea']) });
    const from = top('texel', 'formation_name');
    const block = hidden.block(montage, from, top('holland', 'along_hole_depth_below_drill_floor'));
    expect(hidden.cells(montage, block!).map((row) => row.map(({ field }) => field))).toEqual(
      Array.from({ length: 2 }, () => [
        'formation_name',
        'true_vertical_depth_below_drill_floor',
        'along_hole_depth_below_drill_floor',
      ]),
    );
    const pasted = hidden.paste(montage, from, [['Texel', '1930', '1940']], countingIds());
    const [after] = applyChanges(montage, pasted!.edit!.changes).sections_list[1]!.formations_list;
    expect(after).toMatchObject({
      true_vertical_depth_subsea: 1894,
      true_vertical_depth_below_drill_floor: 1930,
      along_hole_depth_below_drill_floor: 1940,
    });
  });
});

describe('left and right', () => {
  it('stay in the row of a formation, and in that of a section end', () => {
    expect(go(top('texel', 'thickness'), 'right')).toEqual(top('texel', 'thickness'));
    expect(go(top('chalk', 'formation_name'), 'left')).toEqual(top('chalk', 'formation_name'));
    expect(go(td('s1'), 'left')).toEqual(td('s1'));
    const ahd = td('s1', 'along_hole_depth_below_drill_floor');
    expect(go(ahd, 'right')).toEqual(ahd);
  });

  it('cross the programmes at about the same line, and skip missing ones', () => {
    expect(go(item('casing', 's1', 'casing_outer_diameter'), 'right')).toEqual(
      item('cement', 's1', 'lead_slurry_type'),
    );
    expect(go(item('casing', 's3', 'casing_outer_diameter'), 'right')).toEqual(
      item('pressureTest', 's3', 'annular_pressure'),
    );
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

  it('go to the first and the last programme of a line', () => {
    const mud = item('mud', 's1', 'mud_type');
    expect(go(mud, 'row-start')).toEqual(item('casing', 's1', 'casing_outer_diameter'));
    expect(go(mud, 'row-end')).toEqual(item('pressureTest', 's1', 'annular_pressure'));
  });

  it('go with Ctrl to the first and last of the column', () => {
    expect(go(top('texel'), 'table-start')).toEqual(top('north-sea'));
    expect(go(top('texel'), 'table-end')).toEqual(item('casing', 's3', 'notes'));
  });
});

describe('the page keys', () => {
  const tops = (id: string, from: number) =>
    Array.from({ length: 20 }, (_, at) => formation(id, `${id}${at}`, from + at));
  const bare = {
    casing_item: null,
    cement_item: null,
    mud_item: null,
    logging_item: null,
    pressure_test_item: null,
  };
  const long = withSections(section('a', 17.5, tops('a', 0), bare), section('b', 12.25, tops('b', 20), bare));
  const rowsOnly = createSectionsModel(() => ({ ...wholeView, hidden: new Set(programmeColumns) }));
  const move = (cell: Cell, motion: Motion) => rowsOnly.move(long, cell, motion);

  it('go twelve lines, through the end of a section', () => {
    expect(move(top('a0', 'variance', 'a'), 'page-down')).toEqual(top('a12', 'variance', 'a'));
    expect(move(top('a12', 'variance', 'a'), 'page-down')).toEqual(top('b4', 'variance', 'b'));
    // A depth's column has one line more: the section's end.
    expect(move(top('b3', undefined, 'b'), 'page-up')).toEqual(top('a12', undefined, 'a'));
  });

  it('go as far as there are lines', () => {
    expect(move(top('b15', 'variance', 'b'), 'page-down')).toEqual(top('b19', 'variance', 'b'));
    expect(move(top('a3', 'variance', 'a'), 'page-up')).toEqual(top('a0', 'variance', 'a'));
  });
});

describe('Tab', () => {
  it('goes along the rows, down each programme, and back the same way', () => {
    const visited: (Cell | null)[] = [];
    let cell: Cell | null = top('north-sea', 'formation_name');
    for (let step = 0; step < 200; step += 1) {
      visited.push(cell);
      const next: Cell | null = cell && sectionsModel.move(montage, cell, 'next');
      if (JSON.stringify(next) === JSON.stringify(cell)) break;
      cell = next;
    }
    const of = (...kinds: string[]) => visited.filter((one) => kinds.includes(one!.at.of)).length;
    // Six tops of six values, three ends of three.
    expect(of('formation', 'section')).toBe(6 * 6 + 3 * 3);
    const programmes = montage.sections_list.flatMap((one) =>
      programmeColumns.flatMap((column) => programCells(one, column)),
    );
    expect(visited).toHaveLength(6 * 6 + 3 * 3 + programmes.length);
    expect(visited.at(-1)).toEqual(item('pressureTest', 's3', 'notes'));

    const back: (Cell | null)[] = [cell];
    while (back.length < visited.length) back.push(sectionsModel.move(montage, back.at(-1)!, 'previous'));
    expect(back.toReversed()).toEqual(visited);
    expect(go(visited[0]!, 'previous')).toEqual(visited[0]);
  });

  it('goes from one programme to the next', () => {
    expect(go(item('mud', 's1', 'notes'), 'next')).toEqual(
      item('logging', 's1', 'logging_program_evaluation'),
    );
    expect(go(item('mud', 's2', 'mud_type'), 'previous')).toEqual(item('cement', 's2', 'notes'));
  });
});

describe('below', () => {
  it('stays in the column or the programme, for a pasted column of values', () => {
    expect(go(td('s1'), 'below')).toEqual(top('texel'));
    expect(go(item('casing', 's1', 'notes'), 'below')).toEqual(item('casing', 's2', 'casing_outer_diameter'));
    // The last section plans no mud.
    expect(go(item('mud', 's2', 'notes'), 'below')).toEqual(item('mud', 's2', 'notes'));
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
