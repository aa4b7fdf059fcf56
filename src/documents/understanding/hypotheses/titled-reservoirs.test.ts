import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const read = async (...lines: string[]) => {
  const text = ['Well: Alpha-1', '', ...lines, ''].join('\n');
  return (await readDocuments([document('proposal.csv', 'Well Proposal', text)])).reservoirs;
};

it('reads a titled table of one reservoir under unknown headings, and marks it', async () => {
  const reservoirs = await read(
    'Expected reservoir pressures',
    'Zork;Plugh (m TVDSS);Xyzzy (m TVDSS);Frotz (bar);Gnusto (bar)',
    'Delfland;1420.5;1538.1;175;189',
  );
  expect(reservoirs).toMatchObject([
    {
      name: 'Delfland',
      pressureLowerKpa: 17500,
      pressureUpperKpa: 18900,
      tvdSsLowerM: 1420.5,
      tvdSsUpperM: 1538.1,
    },
  ]);
  expect(Object.values(reservoirs[0]?.origins ?? {}).every((origin) => origin?.certainty === 'assumed')).toBe(
    true,
  );
});

it.each([
  ['another title', 'Pressures of the tests', 'Zork;Frotz (bar);Gnusto (bar)', 'Delfland;175;189'],
  ['figures that do not rise', 'Reservoir pressures', 'Zork;Frotz (bar);Gnusto (bar)', 'Delfland;189;175'],
  [
    'two columns of names',
    'Reservoir pressures',
    'Zork;Plugh;Frotz (bar);Gnusto (bar)',
    'Delfland;Chalk;175;189',
  ],
])('reads nothing under unknown headings with %s', async (_, ...lines) => {
  expect(await read(...lines)).toEqual([]);
});
