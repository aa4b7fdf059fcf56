import { describe, expect, it } from 'vitest';
import type { Classification } from '../../facts';
import { document, readOne } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { planLists } from './plan-lists';

const planOf = async (lines: readonly string[], classification: Classification = 'Other') =>
  (await readOne(`${lines.join('\n')}\n`, classification, 'programme.txt')).plan.map(({ title }) => title);

const STEPS = [
  'Mobilise rig',
  'Drill 17 1/2" hole',
  'Run and cement 13 3/8" casing',
  'Drill 12 1/4" hole',
  'RDMO',
];

const MARKS: Record<string, (step: string, at: number) => string> = {
  'with numbers': (step, at) => `${at + 1}. ${step}`,
  'with letters': (step, at) => `${'abcde'[at]}) ${step}`,
  'with bullets': (step) => `• ${step}`,
  'with chapter numbers': (step, at) => `6.${at + 1} ${step}`,
  'with the word for a step': (step, at) => `Step ${at + 1}: ${step}`,
  'with bare numbers': (step, at) => `${at + 1} ${step}`,
  'as cells with numbers': (step, at) => `${at + 1}; ${step}`,
};

describe('a plan in a list', () => {
  it.each(Object.keys(MARKS))('is read %s', async (form) => {
    const items = STEPS.map((step, at) => MARKS[form]?.(step, at) ?? '');
    expect(await planOf(['6 Main operational steps', ...items])).toEqual(STEPS);
    expect(await planOf(['6 What comes next', ...items])).toEqual(STEPS);
  });

  it('has the name and the description of each step in two cells', () => {
    const said = 'Do it well: step by step.';
    const rows = [
      ['Sequence of operations'],
      ...STEPS.map((step, at) => [`${at + 1}`, step, said, `${at + 2}.5`]),
    ];
    const lines = rows.map((cells, at) => ({ row: at + 1, text: cells.join(' '), cells }));
    const [plan] = planLists({ tables: [], lines }, true);
    expect(plan?.rows.map(({ cells }) => cells)).toEqual(STEPS.map((step, at) => [`${at + 1}`, step, said]));
  });

  it.each([
    ['in cells', '\t'],
    ['behind wide gaps', '     '],
  ])('is read without the days and the costs that are %s behind its steps', async (_, gap) => {
    const rows = STEPS.map((step, at) => [at + 1, step, `${at + 2}.5`, `${at + 1}10,000`].join(gap));
    expect(await planOf(['Sequence of operations', ...rows])).toEqual(STEPS);
  });

  it('is read below `Planning` without the days in brackets, and with the fractions of a font', async () => {
    const items = STEPS.map((step, at) => `${at + 1}. ${step.replace('1/2', '\u00bd')} (${at + 1} dagen)`);
    const titles = STEPS.map((step) => step.replace(' 1/2', '\u00bd'));
    const plain = (plan: readonly string[]) =>
      plan.map((title) => title.replace(/ ?(?:\u00bd|1\/2)/, '\u00bd'));
    expect(plain(await planOf(['8 Planning', ...items]))).toEqual(titles);
    expect(plain(await planOf(['8 Overig', ...items]))).toEqual(titles);
  });

  it.each(['-', '\u2013', '\u2014'])('has the description of a step behind %s', async (dash) => {
    const items = STEPS.map(
      (step, at) => `${at + 1}. ${step}${at === 3 ? ` ${dash} Hold point: log or stop` : ''}`,
    );
    const { plan } = await readOne(`Sequence of operations\n${items.join('\n')}\n`, 'Other', 'programme.txt');
    expect(plan.map(({ title }) => title)).toEqual(STEPS);
    expect(plan[3]?.description).toBe('Hold point: log or stop');
  });

  it('is read without the full stop behind a step that is one sentence', async () => {
    const items = STEPS.map((step, at) => `${at + 1}. ${step}${at === 3 ? ' to 2,410 m' : ''}.`);
    expect(await planOf(['Sequence of operations', ...items])).toEqual(
      STEPS.map((step, at) => `${step}${at === 3 ? ' to 2,410 m' : ''}`),
    );
  });

  it.each([
    [
      'Summary of operations',
      ['Spudded well', 'Drilled 17 1/2" hole', 'Ran 13 3/8" casing', 'Drilled 12 1/4" hole'],
    ],
    [
      'Recommendations',
      ['Drill 17 1/2" hole slowly', 'Run 13 3/8" casing', 'Drill 12 1/4" hole', 'Test the BOP'],
    ],
    ['Steps', ['Rig up lines', 'Pump spacer', 'Prepare the slurry', 'Displace with mud', 'Test casing']],
    ['Scope of work for the cementing contractor', ['Cement the conductor', 'Cement the casing']],
  ])('is not a list under %s', async (title, items) => {
    expect(await planOf([title, ...items.map((item, at) => `${at + 1}. ${item}`)])).toEqual([]);
  });

  it('is not a table of what was done, or of one cement job', async () => {
    expect(
      await planOf(['Day,Operation', '1,Spudded well', '2,Drilled 26" hole', '3,Ran 20" casing']),
    ).toEqual([]);
    expect(
      await planOf([
        'Step,Title,Description',
        '1,Spacer,40 bbl',
        '2,Lead slurry,90 bbl',
        '3,Displace,200 bbl',
      ]),
    ).toEqual([]);
    expect(
      await planOf([
        'Step,Pumped,m3,l/min,Comment',
        '1,Prove the lines,,,240 bar',
        '2,Wash,6,700,',
        '3,Lead slurry,31,800,Release the first dart',
        '4,Tail slurry,12,650,',
        '5,Displacement,58,1500,Cut to 400 l/min near the end',
        '6,Bump,,,Hold 70 bar for 5 min',
      ]),
    ).toEqual([]);
    expect(
      await planOf(['Step,Remark', '1,Rig up', '2,240 bar', '3,Drill the shoe', '4,1200 l/min', '5,Log']),
    ).toEqual(['Rig up', 'Drill the shoe', 'Log']);
    expect(
      await planOf([
        'Step,Title,Description',
        '1,Drill hole,26"',
        '2,Displace,to KCl',
        '3,Pump tail slurry,9 bbl',
      ]),
    ).toEqual(['Drill hole', 'Displace', 'Pump tail slurry']);
  });

  it('is read from the lists of its sections, below numbered chapters and without a title of its own', async () => {
    const lines = [
      '3.1 Phase 17 1/2"',
      'The section isolates the sands.',
      '1. Drill 17 1/2" hole to 900 m',
      '2. Run and cement 13 3/8" casing',
      '3.2 Phase 12 1/4"',
      '1. Test BOP',
      '2. Drill 12 1/4" hole to 1 900 m',
    ];
    const steps = [
      'Drill 17 1/2" hole to 900 m',
      'Run and cement 13 3/8" casing',
      'Test BOP',
      'Drill 12 1/4" hole to 1 900 m',
    ];
    expect(await planOf(['3. Sequence of operations', ...lines])).toEqual(steps);
    expect(await planOf(lines)).toEqual(steps);
    expect(await planOf(lines, 'Mud Program')).toEqual([]);
  });

  it('is preferred to the phases of a time estimate, in the same document or another', async () => {
    const list = [
      'Sequence of operations',
      ...STEPS.map((step, at) => `${at + 1}. ${step} (${at + 1} days)`),
    ];
    const phases = ['Move and rig up', 'Surface hole and casing', 'Production hole', 'Suspend'];
    const rows = phases.map((phase, at) => `${phase},${at + 2},${at + 9}`);
    const times = ['Time estimate', '', 'Phase,Days,Cumulative days', ...rows];
    expect(await planOf([...list, '', ...times])).toEqual(STEPS);
    const { plan } = await readDocuments([
      document('times.csv', 'Well Proposal', `${times.join('\n')}\n`),
      document('programme.txt', 'Other', `${list.join('\n')}\n`),
    ]);
    expect(plan.map(({ title }) => title)).toEqual(STEPS);
    const alone = await readOne(`${times.join('\n')}\n`, 'Other', 'times.csv');
    expect(alone.plan.map(({ title }) => title)).toEqual(phases);
    expect(alone.plan[0]?.origins?.['title']?.certainty).toBe('assumed');
  });

  it('is read from one line, over the end of the line', async () => {
    const lines = [
      'Programme',
      '(1) Mobilise rig (2) Drill 17 1/2" hole (3) Run and cement 13 3/8"',
      'casing (4) Drill 12 1/4" hole (5) RDMO',
    ];
    expect(await planOf(lines)).toEqual(STEPS);
  });

  it('is read without marks below its title', async () => {
    expect(await planOf(['Summary of operations', ...STEPS, 'The rig is then released.'])).toEqual(STEPS);
  });

  it.each([
    ['Bohrablauf', ['Aufbau der Anlage', '17 1/2" Bohrloch bohren', '13 3/8" einbauen und zementieren']],
    ['Werkvolgorde', ['Opbouw installatie', '17 1/2" gat boren', '13 3/8" inbouwen en cementeren']],
    ['Operasjonsrekkefølge', ['Flytt rigg', 'Bor 17 1/2" hull', 'Sett og sementer 13 3/8"']],
    [
      'Déroulement des opérations',
      ["Montage de l'appareil", 'Forage 17 1/2"', 'Tubage 13 3/8" et cimentation'],
    ],
    ['Secuencia operativa', ['Montar equipo', 'Perforar 17 1/2"', 'Bajar y cementar TR 13 3/8"']],
    ['Sequência operacional', ['Mover sonda', 'Perfurar fase 17 1/2"', 'Descer e cimentar 13 3/8"']],
  ])('is read below %s', async (title, steps) => {
    expect(await planOf([title, ...steps.map((step, at) => `${at + 1}. ${step}`)])).toEqual(steps);
  });

  it('is the list that is called one, not the summary of the well before it', async () => {
    const summary = ['Drill 17 1/2" hole to 900 m', 'Run 13 3/8" casing', 'Drill 12 1/4" hole to 1,800 m'];
    const lines = ['1 The well', ...[...summary, 'Run 9 5/8" casing'].map((item) => `• ${item}`)];
    expect(
      await planOf([...lines, '2 Operations sequence', ...STEPS.map((step, at) => `${at + 1}. ${step}`)]),
    ).toEqual(STEPS);
  });

  it('ends before the next chapter, and is the one of the whole well', async () => {
    const lines = [
      '1. Surface hole',
      'Procedure',
      '1. Drill 17 1/2" hole to 640 m',
      '2. Run and cement 13 3/8" casing',
      '3. PRODUCTION HOLE',
      'Hole size 12 1/4"',
    ];
    expect(await planOf(lines)).toEqual(['Drill 17 1/2" hole to 640 m', 'Run and cement 13 3/8" casing']);
    const overview = ['Sequence', ...STEPS.map((step, at) => `${at + 1}. ${step}`)];
    expect(await planOf([...lines, ...overview])).toEqual(STEPS);
  });

  it.each([
    [
      'the headings of chapters',
      ['Drilling programme', '1. General', '2. Casing design', '3. Mud', '4. Drilling hazards'],
    ],
    ['risks', ['Operations', '- Shallow gas', '- Losses in the chalk', '- Drilling through the salt']],
    [
      'the muds of sections',
      ['Programme', '- 17 1/2" hole: KCl polymer', '- 12 1/4" hole: OBM, drill with 1.3 SG'],
    ],
    [
      'the steps of a job',
      ['Cementing procedure', '1. Run casing', '2. Circulate', '3. Pump spacer', '4. Release plug'],
    ],
  ])('is not %s', async (_, lines) => {
    expect(await planOf(lines)).toEqual([]);
  });

  it('is not the list of a job in a cement programme', async () => {
    const job = ['Sequence', '1. Run casing', '2. Circulate', '3. Displace'];
    expect(await planOf(job, 'Cement Program')).toEqual([]);
  });
});

it('takes no time estimate by the sizes of the holes for the steps of a plan', async () => {
  const stepsOf = (...phases: string[]) =>
    planOf(
      [
        'Time estimate',
        '',
        'Phase,Days,Cumulative days',
        ...phases.map((phase, at) => `${phase},6,${(at + 1) * 6}`),
      ],
      'Well Proposal',
    );
  expect(await stepsOf('Rig move', '26 in', '16 in', '8 1/2 in', 'Completion')).toEqual([]);
  expect(await stepsOf('Rig move', 'Drill 16 in hole', 'Log', 'Drill 8 1/2 in hole', 'Completion')).toEqual([
    'Rig move',
    'Drill 16 in hole',
    'Log',
    'Drill 8 1/2 in hole',
    'Completion',
  ]);
});
