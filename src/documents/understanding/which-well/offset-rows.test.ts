import { expect, it } from 'vitest';
import { readOne, reasonsOf } from '../documents-for-tests';

it('leaves out a row whose name says that it is of an offset well, and reports it', async () => {
  const facts = await readOne(
    'Reservoir;Top TVDSS (m);Min pressure (bar);Max pressure (bar)\n' +
      'Rowan Sand;2240;236;251\n' +
      'Birch-2 Rowan Sand (offset);2112;221;230\n' +
      'Rowan Sand (Nachbarbohrung Birch-3);2150;224;231\n' +
      'Elm Sand (offset data);2310;240;259\n',
    'Other',
    'pressures.csv',
  );
  // The last row is about the planned well; only its data come from an offset well.
  expect(facts.reservoirs.map(({ name }) => name)).toEqual(['Rowan Sand', 'Elm Sand (offset data)']);
  expect(reasonsOf(facts)).toContain('The row "Birch-2 Rowan Sand (offset)" is of another well');
});
