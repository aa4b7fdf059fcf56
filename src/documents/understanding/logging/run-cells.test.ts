import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';
import { runsOfCell } from './run-cells';

describe('the runs of a cell', () => {
  it.each([
    ['GR-Res\nSonic', ['GR-Res', 'Sonic']],
    ['MWD mit\nGamma-Ray', ['MWD mit Gamma-Ray']],
    ['LWD gamma\nray and\nresistivity', ['LWD gamma ray and resistivity']],
    ['GR,\nSonic\nCBL', ['GR, Sonic', 'CBL']],
    ['Run 1: GR\nRun 2: Sonic', ['GR', 'Sonic']],
    ['run n\u00b0 1, outils MWD et GR', ['MWD et GR']],
    ['12 1/4"', []],
    ['Run 1: Logging while drilling', ['Logging while drilling']],
    ['PEX-Sonic (run 1), VSP (run 2)', ['PEX-Sonic', 'VSP']],
    ['GR-Caliper (Messung 1)', ['GR-Caliper']],
    ['GR (corrida 1) + CMR (corrida 2)', ['GR', 'CMR']],
    ['diagraphie 1 : GR, diagraphie 2 : VSP', ['GR', 'VSP']],
    ['Run 1: GR / Run 2: VSP', ['GR', 'VSP']],
    ['GR (run 2), VSP (run 1)', ['GR (run 2), VSP (run 1)']],
  ])('of %j are %j', (cell, runs) => {
    expect(runsOfCell(cell).map(({ evaluation }) => evaluation)).toEqual(runs);
  });

  it('are one in a row with a number, and assumed if only their lines separate them', async () => {
    const { loggingRuns } = await readOne(
      'Hole size (in);Run no;Tools\n17.5;1;"GR\nSonic"\n12.25;;"GR\nSonic"\n',
      'Other',
      'logs.csv',
    );
    expect(
      loggingRuns.map(({ evaluation, origins }) => [evaluation, origins?.['evaluation']?.certainty]),
    ).toEqual([
      ['GR Sonic', 'read'],
      ['GR', 'assumed'],
      ['Sonic', 'assumed'],
    ]);
  });
});
