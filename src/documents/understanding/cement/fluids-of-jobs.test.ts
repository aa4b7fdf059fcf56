import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

it('reads the slurries among all fluids of a job, below titles in several languages', async () => {
  const { slurries } = await readOne(
    [
      '4.1 Intermedio 10 3/4" a 1.830 m MD',
      'Fluido;Tipo;Densidad;Exceso;Tope (MD);Aditivos',
      'Preflujo;Lavador químico;1,05 sg;-;-;6 m3',
      'Lechada principal;Clase G;1,90 sg;35 % HA;1.100 m;retardador 0,3 %',
      'Lodo;base agua;1,20 sg;-;-;-',
      '4.2 Liner de producción 7 5/8" a 2.960 m MD',
      'Fluido;Tipo;Densidad;Exceso;Tope (MD);Aditivos',
      'Tuned Spacer E+;espaciador;1,40 sg;-;-;8 m3',
      'Lechada única (liner);Clase G + sílice;1,92 sg;20% (OH);1.700 m;retardador 0,5 %',
    ].join('\n'),
  );
  expect(
    slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.type, one.excess, one.topOfCement]),
  ).toEqual([
    [10.75, 'tail', 'Clase G', '35%', '1100 m'],
    [7.625, 'liner', 'Clase G + sílice', '20%', '1700 m'],
  ]);
});

it('takes the only slurry between a spacer and the mud for the whole job', async () => {
  const { slurries } = await readOne(
    [
      'Casing size;Fluid;Type;Density (sg);TOC (m MD);Excess',
      '18 5/8";MudClean spacer;-;1.20;-;-',
      '18 5/8";Slurry;Class G;1.88;510;100% over caliper',
      '18 5/8";Displacement;-;1.10;-;-',
    ].join('\n'),
  );
  expect(slurries.map((one) => [one.role, one.gradientKpaPerM?.toFixed(3), one.excess])).toEqual([
    ['tail', '18.437', '100% over caliper'],
  ]);
});

it('files the only slurry below the title of a liner as its liner slurry', async () => {
  const { slurries } = await readOne(
    [
      '5.2 Production liner 5 1/2"',
      'Name;Volume (m3);Top (MD);Density (SG);Annular excess (%)',
      'Spacer;5.0;;1.40;',
      'Slurry;21.0;2,310 m;1.90;25',
      'Mud;;;1.30;',
    ].join('\n'),
  );
  expect(slurries.map((one) => [one.casingOuterDiameterIn, one.role, one.topOfCement, one.excess])).toEqual([
    [5.5, 'liner', '2310 m', '25%'],
  ]);
});
