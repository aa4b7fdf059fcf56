import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const runsOf = async (title: string, list: string) =>
  (
    await readOne(`16" hole section\nMud\nMud type: WBM\nMud weight: 1.2 SG\n${title}\n${list}\n`)
  ).loggingRuns.map(({ runNumber, evaluation }) => [runNumber, evaluation]);

describe('numbered lines below a title of logs', () => {
  it.each(['Evaluation', 'Evaluering', 'Meetprogramma', 'Wireline logs'])(
    'are its runs: %s',
    async (title) => {
      expect(await runsOf(title, '1) ZDL-CNC (16" TD)\n2) LWD: GR - Res')).toEqual([
        [1, 'ZDL-CNC (16" TD)'],
        [2, 'LWD: GR - Res'],
      ]);
    },
  );

  it('are no runs if they are steps', async () => {
    expect(await runsOf('Logging', '1. Rig up the unit\n2. RIH with the tools')).toEqual([]);
  });

  it('may be called a run in front of a dash, under any title, unless a bit is', async () => {
    expect(await runsOf('Logging objective: casing seat', 'Run 1 - LWD GR\nRun 2 \u2013 dip meter')).toEqual([
      [1, 'LWD GR'],
      [2, 'dip meter'],
    ]);
    expect(await runsOf('Bits', 'Run 1 - 12 1/4" PDC\nRun 2 - 12 1/4" tricone')).toEqual([]);
  });
});
