import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const JOBS = `Cementing proposal                        Well: ABLE-2

JOB 1   13" 3/8 CASING IN 17" 1/2 OPEN HOLE
  Shoe depth 905 m    Section TD 908 m    Float collar 880 m
  Pipe       13" 3/8  68 lb/ft  N80  BTC
  LEAD SLURRY
     System ............. Class G + 3% prehydrated bentonite
     Density ............ 1.55 sg
     Top of cement ...... surface
     Excess (open hole).. 80 %
     Additives .......... accelerator A-2, antifoam F-1
  TAIL SLURRY
     System ............. Class G neat
     Density ............ 1.90 sg
     Top of cement ...... 700 m
     Excess (open hole).. 40 %

JOB 2   7" LINER IN 8" 1/2 OPEN HOLE
  Shoe depth 2410 m   Section TD 2412 m   Hanger 1800 m
  Pipe       7"  29 lb/ft  L80  VAM TOP
  LINER SLURRY
     System ............. Class G + 35% silica flour + latex
     Density ............ 1.92 sg
     Top of cement ...... 1800 m (top of liner)
     Excess (open hole).. 30 %
`;

it('reads jobs with a gap behind their number, and values behind dots', async () => {
  const { slurries } = await readOne(JOBS);
  expect(
    slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.type, one.excess, one.topOfCement]),
  ).toEqual([
    [13.375, 'lead', 'Class G + 3% prehydrated bentonite', '80%', 'surface'],
    [13.375, 'tail', 'Class G neat', '40%', '700 m'],
    [7, 'liner', 'Class G + 35% silica flour + latex', '30%', '1800 m (top of liner)'],
  ]);
});

it('reads the pipe of a job in a line of its own, and depths behind their labels', async () => {
  const { casings, sections } = await readOne(JOBS);
  expect(
    casings.map((one) => [
      one.outerDiameterIn,
      one.shoeAhdM,
      one.grade,
      one.thread,
      one.massKgPerM?.toFixed(1),
    ]),
  ).toEqual([
    [13.375, 905, 'N80', 'BTC', '101.2'],
    [7, 2410, 'L80', 'VAM TOP', '43.2'],
  ]);
  expect(sections.map(({ diameterIn, tdAhdM }) => [diameterIn, tdAhdM])).toEqual([
    [17.5, 908],
    [8.5, 2412],
  ]);
});

it('takes no pipe of another size from a line in the card of a string', async () => {
  const { casings } = await readOne(
    JOBS.replace('Pipe       13" 3/8  68 lb/ft', 'Drill pipe 5"  19.5 lb/ft'),
  );
  expect(casings.find(({ outerDiameterIn }) => outerDiameterIn === 13.375)?.massKgPerM ?? null).toBeNull();
});
