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
});
