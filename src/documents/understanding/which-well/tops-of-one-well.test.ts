import { describe, expect, it } from 'vitest';
import { readOne, reasonsOf } from '../documents-for-tests';

const HEADS = 'Formation,TVDSS (m)';
const OWN = `${HEADS}\nChalk,812\nRed Marl,1240\nGrey Shale,1605\nLower Sand,1933\n`;
const FOREIGN = `${HEADS}\nBlue Clay,90\nGreen Sand,410\nWhite Lime,980\n`;
const AGAIN = `${HEADS}\nChalk,842\nRed Marl,1291\nGrey Shale,1650\nLower Sand,1988\n`;

const topsOf = async (text: string) => {
  const facts = await readOne(`Well: Harrow B-4\n\n${text}`, 'Well Proposal', 'tops.csv');
  return {
    names: facts.tops.map(({ name }) => name),
    certainties: new Set(facts.tops.map(({ origins }) => origins?.['tvdSsM']?.certainty)),
    reasons: reasonsOf(facts),
  };
};

describe('two tables of formation tops in one document', () => {
  it.each(['Thistle C-7', 'Tops seen in Thistle C-7', 'Closest bore Thistle C-7 for information'])(
    'leaves out the one below the name of another well: %s',
    async (title) => {
      const { names, certainties, reasons } = await topsOf(`${OWN}\n${title}\n${FOREIGN}`);
      expect(names).toEqual(['Chalk', 'Red Marl', 'Grey Shale', 'Lower Sand']);
      expect(certainties).toEqual(new Set(['read']));
      expect(reasons).toContain('of another well');
    },
  );

  it('leaves out the same formations at other depths, and marks the table that it uses', async () => {
    const { names, certainties, reasons } = await topsOf(`Encountered\n${AGAIN}\nPrognosis\n${OWN}`);
    expect(names).toEqual(['Chalk', 'Red Marl', 'Grey Shale', 'Lower Sand']);
    expect(certainties).toEqual(new Set(['assumed']));
    expect(reasons).toContain('twice, at other depths');
  });

  it('marks both where two tables of one form cover the same depths, and nothing says which is meant', async () => {
    const { names, certainties } = await topsOf(`${OWN}\nFor information\n${FOREIGN}`);
    expect(names).toHaveLength(7);
    expect(certainties).toEqual(new Set(['assumed']));
  });

  it('leaves out other formations at the same depths in a table that says less, but keeps the members of its groups', async () => {
    const full = 'Formation,TVD (m),MD (m)\nChalk,812,820\nRed Marl,1240,1260\nGrey Shale,1605,1650\n';
    const less = (first: number) =>
      `Formation,TVD (m)\nBlue Clay,${first}\nGreen Sand,1010\nWhite Lime,1480\n`;
    const other = await topsOf(`${full}\nFor information\n${less(190)}`);
    expect(other.names).toEqual(['Chalk', 'Red Marl', 'Grey Shale']);
    expect(other.reasons).toContain('other formations at the depths of another table');
    expect((await topsOf(`${full}\nMembers\n${less(812)}`)).names).toHaveLength(6);
  });

  it('takes a table that goes on below the first one', async () => {
    const { names, certainties } = await topsOf(
      `${OWN}\nReservoir\n${HEADS}\nUpper Lime,2010\nMiddle Lime,2090\nLower Lime,2170\n`,
    );
    expect(names).toHaveLength(7);
    expect(certainties).toEqual(new Set(['read']));
  });

  it('marks the only table if its title names a well that is not the planned one', async () => {
    const { names, certainties } = await topsOf(`Table for Thistle C-7\n${OWN}`);
    expect(names).toHaveLength(4);
    expect(certainties).toEqual(new Set(['assumed']));
  });
});

it('leaves the table below a sentence about an offset well, and its drill floor', async () => {
  const facts = await readOne(
    `Well name: LARCH-7\nGround level: 3.00 m above MSL\nRotary table: 9.00 m above GL (12.00 m above MSL)\n\n${OWN}\n` +
      `For comparison, the tops as encountered in offset LRC-02 (drilled 1991, KB = 7.50 m above MSL) were:\n${AGAIN}`,
    'Well Proposal',
  );
  expect(facts.tops.map(({ tvdSsM }) => tvdSsM)).toEqual([812, 1240, 1605, 1933]);
  expect(facts.header.drillFloorM).toBe(12);
});

it.each([
  'The column Thistle C-7 gives the tops of this offset well.',
  'La colonne de droite donne les toits rencontr\u00e9s dans le puits voisin.',
  'found at that time in Thistle C-7.',
])('uses the table below a sentence about one of its columns: %s', async (sentence) => {
  const columns = OWN.trim()
    .split('\n')
    .map((row, at) => `${row},${at === 0 ? 'Thistle C-7 actual TVDSS (m)' : 800 + at}`)
    .join('\n');
  const { names } = await topsOf(`${sentence}\n${columns}\n`);
  expect(names).toEqual(['Chalk', 'Red Marl', 'Grey Shale', 'Lower Sand']);
});
