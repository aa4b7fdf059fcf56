import { describe, expect, it } from 'vitest';
import { matrixOf, type Outcome } from './matrix.ts';

const outcome = (fields: Partial<Outcome>): Outcome => ({
  journey: 'print',
  engine: 'Firefox',
  seconds: 4,
  notes: [],
  ...fields,
});

describe('the table of journeys and engines', () => {
  it('has a row for each journey and a column for each engine', () => {
    const { rows, notes, failures } = matrixOf([
      outcome({ engine: 'Firefox' }),
      outcome({ engine: 'WebKit', notes: ['the driver does not print'] }),
      outcome({ engine: 'WebKit', journey: '3D', error: 'Waited.' }),
    ]);
    expect(rows).toEqual([
      ['journey', 'Firefox', 'WebKit'],
      ['print', 'passed 4 s', 'instead 4 s'],
      ['3D', '-', 'FAILED'],
    ]);
    expect(notes).toEqual(['WebKit, print: the driver does not print']);
    expect(failures).toEqual(['WebKit, 3D: Waited.']);
  });
});
