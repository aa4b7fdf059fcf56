import { describe, expect, it } from 'vitest';
import { readOne } from '../documents-for-tests';

const jobOf = async (...lines: string[]) =>
  (await readOne(['Cementing 7 5/8" casing', ...lines].join('\n'), 'Other', 'cement.txt')).slurries
    .toSorted((a, b) => a.role.localeCompare(b.role))
    .map(({ role, excess, topOfCement, origins }) => [
      role,
      excess,
      origins?.['excess']?.certainty ?? null,
      topOfCement,
      origins?.['topOfCement']?.certainty ?? null,
    ]);

describe('values of a job on lines of their own below its slurries', () => {
  it('are the excess of each slurry, and the top of the uppermost one', async () => {
    expect(
      await jobOf(
        'Lead: 1.54 SG class G extended',
        'Tail: 1.91 SG class G, top 1890 m',
        'Excess: 25 %',
        'TOC: 640 m',
      ),
    ).toEqual([
      ['lead', '25%', 'assumed', '640 m', 'assumed'],
      ['tail', '25%', 'assumed', '1890 m', 'read'],
    ]);
  });

  it('are of the slurry that the line names', async () => {
    expect(
      await jobOf(
        'Lead: 1.54 SG class G, top 640 m',
        'Tail: 1.91 SG class G',
        'Tail top: 1890 m',
        'Tail excess: 15 %',
      ),
    ).toEqual([
      ['lead', null, null, '640 m', 'read'],
      ['tail', '15%', 'read', '1890 m', 'read'],
    ]);
  });

  it('are found next to labels of single values too, if they are not among them', async () => {
    expect(
      await jobOf(
        'Lead slurry density: 1.54 SG',
        'Tail slurry density: 1.91 SG',
        'Excess: 25 %',
        'TOC: 640 m',
      ),
    ).toEqual([
      ['lead', '25%', 'assumed', '640 m', 'assumed'],
      ['tail', '25%', 'assumed', null, null],
    ]);
    const among = await jobOf('Lead slurry density: 1.54 SG', 'Excess: 25 %', 'Tail slurry density: 1.91 SG');
    expect(among.map(([, excess]) => excess)).toEqual([null, null]);
  });
});

describe('slurries in sentences', () => {
  it('have how far they come up behind verbs, in several languages', async () => {
    for (const text of [
      'The lead slurry of 1.54 SG is brought to surface; the tail slurry of 1.91 SG comes up to 1890 m.',
      'Die Leadschl\u00e4mme mit 1,54 kg/l wird bis zu Tage gepumpt; die Tailschl\u00e4mme mit 1,91 kg/l reicht bis 1890 m.',
      'De lead slurry van 1,54 SG wordt tot maaiveld gepompt; de tail van 1,91 SG komt tot 1890 m.',
      "Le laitier de t\u00eate \u00e0 1,54 SG est remont\u00e9 au jour ; le laitier de queue \u00e0 1,91 SG remonte jusqu'\u00e0 1890 m.",
      'La lechada de relleno de 1,54 SG se lleva hasta superficie; la lechada de cola de 1,91 SG llega hasta 1890 m.',
    ])
      expect((await jobOf('', text)).map(([role, , , top]) => [role, top === '1890 m'])).toEqual([
        ['lead', false],
        ['tail', true],
      ]);
  });

  it('have the excess of the sentence behind them', async () => {
    const { slurries } = await readOne(
      'Cementing\n\nThe 7 5/8" casing is cemented to surface with a 1.54 SG lead and a 1.91 SG tail. An excess of 25 % is used.\n',
      'Other',
      'cement.txt',
    );
    expect(slurries.map(({ role, excess }) => [role, excess])).toEqual([
      ['lead', '25%'],
      ['tail', '25%'],
    ]);
  });
});
