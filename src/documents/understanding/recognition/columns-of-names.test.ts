import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads tests by the names of sections under a blank heading, with their sizes or without', async () => {
  const { pressureTests } = await readOne(
    'Pressure tests\n,Annular (psi),Rams (psi),Casing on bump (psi)\nSurface (17 1/2"),2500,5000,1500\nProduction (8 1/2"),5000,9000,4500\n',
    'Other',
    'tests.csv',
  );
  expect(
    pressureTests.map(({ holeDiameterIn, ramKpa }) => [holeDiameterIn, Math.round(ramKpa ?? 0)]),
  ).toEqual([
    [17.5, 34474],
    [8.5, 62053],
  ]);
});

it('names the section of each row of muds, slurries and runs, and keeps it in rows with a blank', async () => {
  const wordsOf = (facts: readonly { section?: { words: string | null } }[]) =>
    facts.map(({ section }) => section?.words);
  const muds = await readOne(
    'Muds\n,Mud type,Density (ppg)\nSurface hole,Spud mud,8.6-9.0\nIntermediate 1,KCl,9.6-10.0\nIntermediate 2,OBM,11.0\n',
    'Other',
    'muds.csv',
  );
  expect(wordsOf(muds.muds)).toEqual(['Surface hole', 'Intermediate 1', 'Intermediate 2']);
  const cement = await readOne(
    'Cement\nWhere,Slurry,Density (ppg),Excess\nSurface casing,Lead,12.5,100%\n,Tail,15.8,50%\nIntermediate casing,Tail,15.8,20%\n',
    'Other',
    'cement.csv',
  );
  expect(wordsOf(cement.slurries)).toEqual(['Surface casing', 'Surface casing', 'Intermediate casing']);
  const logs = await readOne(
    'Logging programme\nSection,Run,Tools\nSurface,1,GR\nIntermediate 1,1,GR-Res\n,2,Sonic\n',
    'Other',
    'logs.csv',
  );
  expect(wordsOf(logs.loggingRuns)).toEqual(['Surface', 'Intermediate 1', 'Intermediate 1']);
});

it('takes no other words for the names of sections', async () => {
  const { pressureTests } = await readOne(
    'Pressure tests\nRemark,Annular (psi),Rams (psi)\nProduction test planned,2500,5000\nSurface lines flushed,5000,9000\n',
    'Other',
    'tests.csv',
  );
  expect(pressureTests).toEqual([]);
});
