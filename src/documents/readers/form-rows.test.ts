import { expect, it } from 'vitest';
import { HEADINGS } from '../understanding/words/heading-vocabulary';
import { readOne } from '../understanding/documents-for-tests';
import { tablesOfGrid } from './grid-tables';

const headingsIn = (text: string) => {
  const rows = text.split('\n').map((line, at) => ({ row: at + 1, cells: line.split(';') }));
  return tablesOfGrid(rows, HEADINGS, { delimiter: null }).tables.map(({ headings }) => headings.join(';'));
};

it('takes no row of labels and values in turns for headings', () => {
  expect(
    headingsIn(
      'String;Conductor casing;Size;20"\nWeight (lb/ft);94;Grade;K-55\nConnection;BTC;Shoe depth;60 m\nID (in);19.124;Drift (in);18.936',
    ),
  ).toEqual([]);
  expect(headingsIn('Hole;Casing;Shoe;Weight\n17 1/2";13 3/8";1200;68\n12 1/4";9 5/8";2400;47')).toEqual([
    'Hole;Casing;Shoe;Weight',
  ]);
});

it('reads a form for each section below titles that end in zero', async () => {
  const form = (chapter: number, title: string, casing: string, size: string, to: string) =>
    [
      `${chapter}.0 ${title}`,
      `${chapter}.1 Hole data`,
      `Section name;Any;Hole size;${title.slice(0, 7)}`,
      `From;62 m;Section TD;${to} m`,
      `${chapter}.2 Drilling fluid`,
      'Mud type;Gel mud;Mud weight (pcf);66 - 69',
      `${chapter}.3 Casing`,
      `String;${casing};Size;${size}`,
      'Weight (lb/ft);61;Grade;K-55',
      `Connection;BTC;Shoe depth;${Number(to) - 4} m`,
      `${chapter}.5 Pressure test (psi)`,
      'Annular BOP;1000;Ram BOP;1500',
    ].join('\n');
  const facts = await readOne(
    `Pressures in psi.\n${form(3, '17 1/2" HOLE SECTION - SURFACE (62 m to 492 m)', 'Surface casing', '13 3/8"', '492')}\n${form(4, '12 1/4" HOLE SECTION - INTERMEDIATE (492 m to 1880 m)', 'Intermediate casing', '9 5/8"', '1880')}\n`,
    'Other',
    'form.csv',
  );
  expect(facts.casings).toMatchObject([
    { holeDiameterIn: 17.5, outerDiameterIn: 13.375, grade: 'K-55', topAhdM: null, shoeAhdM: 488 },
    { holeDiameterIn: 12.25, outerDiameterIn: 9.625, kind: 'casing', topAhdM: null, shoeAhdM: 1876 },
  ]);
  expect(facts.muds).toMatchObject([{ holeDiameterIn: 17.5 }, { holeDiameterIn: 12.25 }]);
  expect(facts.pressureTests.map(({ ramKpa }) => Math.round(ramKpa ?? 0))).toEqual([10342, 10342]);
});

it('reads headings two rows below a label and its value', () => {
  expect(
    headingsIn(
      'Target:;Alder, 125 m below its top\n;\n;\nFORMATION;TOP;;ERROR;LITHOLOGY / REMARKS\n;MD (m);TVD (m);+/- m;\nAlder;612;611;3;\nElm;868;866;5;Sandstone',
    ),
  ).toEqual(['FORMATION;TOP MD (m);TVD (m);ERROR +/- m;LITHOLOGY / REMARKS']);
});
