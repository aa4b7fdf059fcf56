import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const slurriesOf = async (form: string) =>
  (
    await readOne(
      `${form};;;\n;;;\nFloat collar;3110 ft;Mud;10.1 ppg\n;;;\nProperty;Lead;Tail\nBlend;Class H light;Class H\nDensity, ppg;11.9;16.2\nExcess;75%;35%\nTop of cement;610 ft;2480 ft\n`,
      'Cement Program',
      'job.csv',
    )
  ).slurries.map(({ casingOuterDiameterIn, role, topOfCement }) => [
    casingOuterDiameterIn,
    role,
    topOfCement,
  ]);

describe('a table of slurries below a form', () => {
  it.each(['Type of job', 'Casing', 'Cementing job'])('is of the string behind %s', async (label) => {
    expect(await slurriesOf(`${label};10 3/4" casing;Rig;Alder 4`)).toEqual([
      [10.75, 'lead', '185.9 m'],
      [10.75, 'tail', '755.9 m'],
    ]);
  });

  it('is of no string that another label has, nor of one of two', async () => {
    expect(await slurriesOf('Previous;10 3/4" casing;Rig;Alder 4')).toEqual([]);
    expect(await slurriesOf('Job;10 3/4" casing;;\nCasing;7" liner;Rig;Alder 4')).toEqual([]);
  });
});
