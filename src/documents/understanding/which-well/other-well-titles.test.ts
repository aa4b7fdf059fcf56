import { expect, it } from 'vitest';
import { document, reasonsOf } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

const topsBelow = async (line: string) => {
  const tops = `Formation tops\n${line}\nFormation,TVD SS (m)\nChalk,812\nSalt,1604\n`;
  const facts = await readDocuments([
    document('header.txt', 'Well Proposal', 'Well name: Heron-6\n'),
    document('tops.csv', 'Other', tops),
  ]);
  return { count: facts.tops.length, reasons: reasonsOf(facts) };
};

it.each([
  'Established from Heron-4 and seismic line 91-HE-07',
  'Based on Heron-4 (2 km south)',
  '\u00c9tablie d\u2019apr\u00e8s Heron-4 et la sismique',
  'Gebaseerd op Heron-4',
  'Elaborada con datos de Heron-4',
])('keeps a table that is made of the data of another well: %s', async (line) => {
  expect((await topsBelow(line)).count).toBe(2);
});

it('leaves a table that is titled for another well', async () => {
  const { count, reasons } = await topsBelow('Tops of Heron-4');
  expect(count).toBe(0);
  expect(reasons).toContain('is of another well');
});

it.each([
  'Reference wells: Heron-4, Heron-11 and Gull-2',
  '3. Offset wells : Heron-4 / Heron-11',
  'Puits de r\u00e9f\u00e9rence : Heron-4, Heron-9bis, Heron-11',
  'Pozos de correlaci\u00f3n: Heron-4 y Heron-11',
  'Referenzbohrungen: Heron-4; Heron-11',
])('keeps a table below a list of wells that it does not name: %s', async (line) => {
  expect((await topsBelow(line)).count).toBe(2);
});

it('leaves a table below a list of the wells that its columns name', async () => {
  const tops =
    'Reference wells: Heron-4, Gull-2\nFormation;Heron-4 TVD SS (m);Gull-2 TVD SS (m)\nChalk;812;840\nSalt;1604;1650\n';
  const facts = await readDocuments([
    document('header.txt', 'Well Proposal', 'Well name: Heron-6\n'),
    document('tops.csv', 'Other', tops),
  ]);
  expect(facts.tops).toEqual([]);
  expect(reasonsOf(facts)).toContain('of other wells');
});
