import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../readers/table';
import { readOne } from '../documents-for-tests';
import { outlineOf } from './outline';

const linesOf = (...pages: string[]): TextLine[] =>
  pages.flatMap((text, page) =>
    text
      .split('\n')
      .map((line, row) => ({ page: page + 1, row: row + 1, text: line, cells: line.split('\t') })),
  );

/** What the outline says at each line: the hole, the string, the slurry and the kind. */
function chaptersAt(lines: readonly TextLine[]) {
  const outline = outlineOf(lines);
  return lines.map((line) => {
    const { hole, string, slurry, kind } = outline.at(line);
    return [hole?.sizeIn ?? null, string?.size ?? null, slurry, kind];
  });
}

describe('the outline of a document', () => {
  it('keeps the hole for numbered kinds under a numbered section, and ends it with the next chapter', () => {
    const lines = linesOf(
      '3. 12 1/4" hole section\n3.1 Drilling fluid\nDensity 1.25 SG\n3.2 Cementing\nDensity 1.90 SG\n4. Contacts\nOffice',
    );
    expect(chaptersAt(lines)).toEqual([
      [12.25, null, null, null],
      [12.25, null, null, 'mud'],
      [12.25, null, null, 'mud'],
      [12.25, null, null, 'cement'],
      [12.25, null, null, 'cement'],
      [null, null, null, 'other'],
      [null, null, null, 'other'],
    ]);
  });

  it('keeps the hole above chapters with letters or Roman numbers, past the slurry in one of them', () => {
    for (const [first, second, third] of [
      ['A.', 'B.', 'C.'],
      ['I.', 'II.', 'III.'],
    ]) {
      const lines = linesOf(
        `16" hole section\n${first} Directional work\n${second} Cementing\nTail slurry\nDensity 1.92 SG\n${third} Drilling fluid\nDensity 1.31 SG`,
      );
      expect(chaptersAt(lines)).toEqual([
        [16, null, null, null],
        [16, null, null, 'other'],
        [16, null, null, 'cement'],
        [16, null, 'Tail slurry', 'cement'],
        [16, null, 'Tail slurry', 'cement'],
        [16, null, null, 'mud'],
        [16, null, null, 'mud'],
      ]);
    }
  });

  it('begins the next section below the steps of the one before, whatever the number of the last step', () => {
    const lines = linesOf('3 Section 26"\n1. Rig up\n2. Drill\n3. Run casing\n4 Section 17 \u00bd"\nMud');
    expect(chaptersAt(lines).map(([hole]) => hole)).toEqual([26, 26, 26, 26, 17.5, 17.5]);
  });

  it('gives a kind to the sections below it, and to each of them only its own size', () => {
    const lines = linesOf(
      'Drilling fluids programme\n17 1/2" section\n12 1/4" section\n8 1/2" hole section - logging',
    );
    expect(chaptersAt(lines).slice(1)).toEqual([
      [17.5, null, null, 'mud'],
      [12.25, null, null, 'mud'],
      [8.5, null, null, 'logging'],
    ]);
  });

  it('reads a whole size behind the number of a chapter', () => {
    expect(
      chaptersAt(linesOf('2 36" section\npH 9\n3 26" hole section\npH 8')).map(([hole]) => hole),
    ).toEqual([36, 36, 26, 26]);
  });

  it('continues on the next page, past its header and footer', () => {
    const lines = linesOf(
      'Testpad Energy\n9 5/8" casing\nTail slurry\nType\tClass G\nPage 1 of 2',
      'Testpad Energy\nDensity\t1.90 SG\nPage 2 of 2',
    );
    const chapters = chaptersAt(lines);
    expect(chapters[6]).toEqual([null, '9 5/8', 'Tail slurry', 'cement']);
    expect(outlineOf(lines).at({ page: 2, row: 2 }).stringTitle).toMatchObject({ page: 1, row: 2 });
  });

  it('takes no item of a list for a chapter', () => {
    const list = linesOf(
      '8 1/2" hole section\n1. Drill the shoe track\n2. Displace the well\n3. Drill to the end\n13 3/8" shoe at 1195 m\n9 5/8" shoe at 2100 m\nCasing 7" a 2900 m',
    );
    expect(chaptersAt(list)).toEqual(list.map(() => [8.5, null, null, null]));
    const rest = linesOf('12 1/4" hole section\nEvaluation\t1. GR\n2. Sonic\nBump\t310 bar');
    expect(chaptersAt(rest)).toEqual(rest.map(() => [12.25, null, null, null]));
  });

  it('reads the size of a hole in a title in millimetres', () => {
    const lines = linesOf('311 mm section\nMud\n216 mm hole section');
    expect(chaptersAt(lines)).toEqual([
      [12.25, null, null, null],
      [12.25, null, null, 'mud'],
      [8.5, null, null, null],
    ]);
    expect(chaptersAt(linesOf('17 1/2" (444.5 mm) section'))).toEqual([[17.5, null, null, null]]);
  });

  it('numbers the fluids of a job, and reads the job before its string', () => {
    const lines = linesOf(
      'Job: 9 5/8" casing\nFluid 2: Lead slurry\nTop\t900 m\nFluid 3: Tail slurry\nJob: 7" liner',
    );
    expect(chaptersAt(lines)).toEqual([
      [null, '9 5/8', null, 'casing'],
      [null, '9 5/8', 'Lead slurry', 'cement'],
      [null, '9 5/8', 'Lead slurry', 'cement'],
      [null, '9 5/8', 'Tail slurry', 'cement'],
      [null, '7', null, 'casing'],
    ]);
  });
});

it('leaves a title below its hole if each hole has one in a document of any title', () => {
  const hole = (size: string) =>
    `${size}" hole\nTail slurry\nDensity: 1.90 SG\nPressure tests\nRams: 200 bar`;
  const lines = linesOf(`Cementing Programme\n${hole('24')}\n${hole('14 3/4')}`);
  expect(chaptersAt(lines).filter(([, , , kind]) => kind === 'pressureTests')).toEqual([
    [24, null, null, 'pressureTests'],
    [24, null, null, 'pressureTests'],
    [14.75, null, null, 'pressureTests'],
    [14.75, null, null, 'pressureTests'],
  ]);
  const once = linesOf(`Cementing Programme\n24" hole\nDensity: 1.90 SG\nPressure tests\nRams: 200 bar`);
  expect(chaptersAt(once).at(-1)).toEqual([null, null, null, 'pressureTests']);
});

describe('the facts of a chapter', () => {
  it('have its section, and none that is broken off', async () => {
    const facts = await readOne(
      'Programme Testpad-3\n\n2. 12 1/4" hole section\n2.1 Drilling fluid\nMud type: KCl\nMud weight: 1.25 SG\n' +
        '2.2 Formation evaluation\nWireline: VSP\n2.3 Cementing\nLead slurry: Class G\nTail density: 1.90 SG\nTail additives: Silica,\n',
    );
    expect(facts.muds).toMatchObject([{ holeDiameterIn: 12.25, type: 'KCl', weightText: '1.25 SG' }]);
    expect(facts.loggingRuns).toMatchObject([{ holeDiameterIn: 12.25, evaluation: 'Wireline: VSP' }]);
    expect(facts.slurries.map(({ additives }) => additives)).not.toContain('Silica,');
    expect(facts.slurries.map(({ role }) => role)).toEqual(['lead', 'tail']);
  });
});

it('takes the last line for the title of what is below it, if those like it are titles', () => {
  const lines = linesOf('TR 20" a 900 m\nLechada\tClase G\nLiner 7" a 4,100 m');
  expect(chaptersAt(lines).at(-1)).toEqual([null, '7', null, 'casing']);
});

it('reads a line with long gaps without trying every way to split them', () => {
  const lines = linesOf(
    `Lead${' '.repeat(60)}Tail${' '.repeat(60)}Excess\n10 3/4" casing   1.52 SG   1.88 SG`,
  );
  expect(chaptersAt(lines)).toHaveLength(lines.length);
});

it('gives a string the hole that a card names below a title of its own', () => {
  const lines = linesOf('1. 13 3/8" casing\nWell information\nHole size\t17 1/2"\nCement\nDensity\t1.90 SG');
  expect(chaptersAt(lines).map(([hole]) => hole)).toEqual([17.5, 17.5, 17.5, 17.5, 17.5]);
});
