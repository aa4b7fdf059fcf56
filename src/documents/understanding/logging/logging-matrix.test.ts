import { describe, expect, it } from 'vitest';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import { readOne } from '../documents-for-tests';

const runs = (facts: Awaited<ReturnType<typeof readOne>>) =>
  facts.loggingRuns.map(({ holeDiameterIn, evaluation }) => [holeDiameterIn, evaluation]);

describe('a logging programme of ticks', () => {
  it('may have tools in columns and sections in rows, under plain or merged headings', async () => {
    const sheet = sheetData([
      ['Data acquisition'],
      [null, 'LWD', null, 'Wireline', null],
      ['Section', 'GR', 'Resistivity', 'Sonic', 'VSP'],
      ['17 1/2"', 'x', null, null, null],
      ['12 1/4"', 'X', '\u2713', '-', null],
      ['8 1/2"', 'yes', '\u25cf', 'x', 'no'],
    ]);
    const merged = '<mergeCells><mergeCell ref="B2:C2"/><mergeCell ref="D2:E2"/></mergeCells>';
    const facts = await readOne(rawWorkbook({ Logging: sheet + merged }), 'Well Proposal', 'a.xlsx');
    expect(runs(facts)).toEqual([
      [17.5, 'LWD GR'],
      [12.25, 'LWD GR, Resistivity'],
      [8.5, 'LWD GR, Resistivity, Wireline Sonic'],
    ]);
    expect(facts.loggingRuns[1]?.source).toMatchObject({ sheet: 'Logging', row: 5 });
  });

  it('may have sections in columns and tools in rows', async () => {
    const facts = await readOne(
      'Meting;12 1/4";8 1/2"\nGamma ray;ja;ja\nSonisch;nee;ja\nKaliber;;ja\n',
      'Well Proposal',
      'a.csv',
    );
    expect(runs(facts)).toEqual([
      [12.25, 'Gamma ray'],
      [8.5, 'Gamma ray, Sonisch, Kaliber'],
    ]);
  });

  it('is not recognised if cells contain more than ticks, or sections are not named', async () => {
    expect(runs(await readOne('Tool;Phase A;Phase B\nGR;x;x\nSonic;x;\n', 'Other', 'a.csv'))).toEqual([]);
    expect(runs(await readOne('Item;12 1/4";8 1/2"\nBits;3;2\nJars;1;1\n', 'Other', 'a.csv'))).toEqual([]);
  });
});

describe('a table of logs', () => {
  it('gives a run for each number or line of a cell, and none for None', async () => {
    const { loggingRuns } = await readOne(
      [
        'Section;LWD;Wireline',
        '16";GR;None (CBL if losses)',
        '12 1/4";MWD GR-Res;(1) GR-DSI (2) CBL-VDL',
        '8 1/2";GR-Res-Den;"#1 MDT #2 VSP"',
      ].join('\n'),
      'Other',
      'logs.csv',
    );
    expect(loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber, run.evaluation])).toEqual([
      [16, null, 'GR'],
      [12.25, null, 'MWD GR-Res'],
      [12.25, 1, 'GR-DSI'],
      [12.25, 2, 'CBL-VDL'],
      [8.5, null, 'GR-Res-Den'],
      [8.5, 1, 'MDT'],
      [8.5, 2, 'VSP'],
    ]);
  });

  it('may repeat the section and its tests in a row for each run', async () => {
    const facts = await readOne(
      [
        'Hole size;Section TD (m MD);Logging;Annular test (bar);Rams test (bar)',
        '12 1/4";1640;1: MWD GR;140;210',
        '8 1/2";2455;1: LWD GR-Res;210;345',
        '8 1/2";2455;2: MDT;210;345',
      ].join('\n'),
      'Other',
      'sections.csv',
    );
    expect(facts.sections.map((one) => [one.diameterIn, one.tdAhdM])).toEqual([
      [12.25, 1640],
      [8.5, 2455],
    ]);
    expect(facts.loggingRuns.map((run) => [run.holeDiameterIn, run.runNumber, run.evaluation])).toEqual([
      [12.25, 1, 'MWD GR'],
      [8.5, 1, 'LWD GR-Res'],
      [8.5, 2, 'MDT'],
    ]);
  });
});
