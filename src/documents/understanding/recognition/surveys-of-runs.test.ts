import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads what is run under the heading of a survey next to the numbers of runs', async () => {
  const { loggingRuns } = await readOne(
    'Logging programme\nSection,Run,Survey\n"26""",1,Temperature survey after WOC\n"17-1/2""",1,PT survey\n"17-1/2""",2,CBL-VDL\n',
    'Other',
    'logs.csv',
  );
  expect(
    loggingRuns.map(({ holeDiameterIn, runNumber, evaluation }) => [holeDiameterIn, runNumber, evaluation]),
  ).toEqual([
    [26, 1, 'Temperature survey after WOC'],
    [17.5, 1, 'PT survey'],
    [17.5, 2, 'CBL-VDL'],
  ]);
});

it('reads tests in the unit that their title gives in any language', async () => {
  for (const title of ['Druktesten (bar)', 'BOP and casing tests (bar)', 'Trykktesting (bar)']) {
    const { pressureTests } = await readOne(
      `${title}\nHole size,Annular preventer,Ram preventers\n"12 1/4""",105,145\n"8 1/2""",145,235\n`,
      'Other',
      'tests.csv',
    );
    expect(pressureTests.map(({ ramKpa }) => ramKpa)).toEqual([14500, 23500]);
  }
});
