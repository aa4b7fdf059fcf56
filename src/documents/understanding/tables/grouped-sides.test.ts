import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { withTablesTurned } from './turned-tables';

describe('a summary on its side with headings between its properties', () => {
  it('is read group by group, without the column of a drilled well', async () => {
    const facts = await readOne(
      [
        ';Surface;Production;;Brindle A (1987), actual',
        'HOLE;;;;',
        'Hole size (in);12 1/4;8 1/2;;8 1/2',
        'Section TD (ft);1620;9340;;8912',
        'CASING;;;;',
        'Casing OD (in);9 5/8;7;;7',
        'Weight (lb/ft);40;29;;26',
        'Shoe (ft);1600;9330;;8900',
        'MUD;;;;',
        'Type;Spud mud;Salt polymer;;Gel',
        'Weight (ppg);8.6 - 9.0;10.4 - 11.0;;12.1',
        'CEMENT;;;;',
        'Lead density (ppg);12.5;13.2;;',
        'Tail density (ppg);15.6;16.0;;',
        'Excess (%);100;25;;',
        'LOGGING;;;;',
        'Wireline;;GR-DLL-LDT;;',
      ].join('\n'),
      'Other',
      'summary.csv',
    );
    expect(
      facts.casings.map(({ holeDiameterIn, outerDiameterIn }) => [holeDiameterIn, outerDiameterIn]),
    ).toEqual([
      [12.25, 9.625],
      [8.5, 7],
    ]);
    expect(facts.sections).toHaveLength(2);
    expect(facts.muds.map(({ type }) => type)).toEqual(['Spud mud', 'Salt polymer']);
    expect(facts.muds[1]?.weightKpaPerM.lower).toBeCloseTo(12.223, 2);
    expect(facts.slurries.map(({ holeDiameterIn, role, excess }) => [holeDiameterIn, role, excess])).toEqual([
      [12.25, 'lead', '100%'],
      [8.5, 'lead', '25%'],
      [12.25, 'tail', '100%'],
      [8.5, 'tail', '25%'],
    ]);
    expect(facts.slurries[0]?.origins?.['excess']?.certainty).toBe('assumed');
    expect(facts.loggingRuns).toMatchObject([{ holeDiameterIn: 8.5, evaluation: 'GR-DLL-LDT' }]);
  });
});

it('is read from a ruled page with a column of units, up to the next table', () => {
  const page = (text: string, at: number) => {
    const cells = text.split('|').map((cell) => cell.trim());
    const filled = cells.flatMap((cell, column) => (cell === '' ? [] : [column]));
    return {
      row: at + 1,
      page: 2,
      text: cells.join(' '),
      cells: filled.map((column) => cells[column] ?? ''),
      ...(text.includes('|') ? { columns: filled } : {}),
    };
  };
  const { tables } = withTablesTurned({
    tables: [],
    lines: [
      'Summary',
      'Parameter | Unit | 16" hole | 8 1/2" hole',
      'Depths |',
      'Section TD | m | 640 | 1990',
      'Casing |',
      'Size | in | 13 3/8" | 7"',
      'Weight | lb/ft | 61 | 29',
      'Grade | | K-55 | L-80',
      'Drilling fluid |',
      'System | | Gel | Polymer',
      'Mud weight | ppg | 8.8 | 9.6',
      'Depths below the rotary table.',
      'Casing |',
      'Weight | lb/ft | 99 | 98',
    ].map(page),
  });
  expect(tables.map(({ headings, rows }) => [headings, ...rows.map(({ cells }) => cells)])).toEqual([
    [
      ['Hole section', 'Section TD (m)'],
      ['16" hole', '640'],
      ['8 1/2" hole', '1990'],
    ],
    [
      ['Hole section', 'Casing size (in)', 'Weight (lb/ft)', 'Grade'],
      ['16" hole', '13 3/8"', '61', 'K-55'],
      ['8 1/2" hole', '7"', '29', 'L-80'],
    ],
    [
      ['Hole section', 'Mud system', 'Mud weight (ppg)'],
      ['16" hole', 'Gel', '8.8'],
      ['8 1/2" hole', 'Polymer', '9.6'],
    ],
  ]);
});
