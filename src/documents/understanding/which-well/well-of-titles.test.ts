import { expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const nameOf = async (title: string) => {
  const { header } = await readOne(
    `${title}\n\nPhase 17"1/2 : 0 - 510 m\n - Tubage 13"3/8 K55 54,5 lb/ft BTC\n`,
  );
  return header?.wellName ?? null;
};

it.each([
  ['PROGRAMME DE FORAGE Puits Gravelle-3', 'Gravelle-3'],
  ['WELL PLAN - TEAL 11-16-052-09W5', 'TEAL 11-16-052-09W5'],
  ['Cementeringsprogramma Veldhuis-6', 'Veldhuis-6'],
  ['Zementierprogramm Moorgrund Z5', 'Moorgrund Z5'],
  ['Tangvik-3 Borev\u00e6skeprogram', 'Tangvik-3'],
  ['Programme de cimentation Bocage-4', 'Bocage-4'],
  ['BOREPROGRAM 33/5-B-7 H', '33/5-B-7 H'],
])('takes the name in the first line: %s', async (title, name) => {
  expect(await nameOf(title)).toBe(name);
});

it.each(['Drilling program Rig 14 Osprey 3', 'Mud program Rev 3'])(
  'takes no name of a first line about something else: %s',
  async (title) => {
    expect(await nameOf(title)).toBeNull();
  },
);
