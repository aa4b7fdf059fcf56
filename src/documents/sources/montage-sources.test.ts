import { beforeAll, describe, expect, it } from 'vitest';
import type { Montage, ValueSource } from '@/api/generated/model';
import { sampleDocuments } from '@/mocks/samples/samples';
import type { Classification, UploadedDocument } from '../facts';
import { generateMontage } from '../generate';
import type { GenerationInput } from '../state';
import { readDocuments } from '../understanding/read-documents';

const CLASSES: [string, Classification][] = [
  ['proposal', 'Well Proposal'],
  ['catalogue', 'Well Catalogue'],
  ['trajectory', 'Well Trajectory'],
  ['cement', 'Cement Program'],
  ['mud', 'Mud Program'],
];

const document = (name: string, text: string, classification?: Classification): UploadedDocument => ({
  name,
  classification: classification ?? CLASSES.find(([word]) => name.includes(word))?.[1] ?? 'Other',
  bytes: new TextEncoder().encode(text),
});

async function montageOf(
  documents: UploadedDocument[],
  input: Partial<GenerationInput> = {},
): Promise<Montage> {
  let ids = 0;
  const stream = generateMontage({
    documents,
    drillFloorM: null,
    vertical: false,
    montageId: 'm',
    newId: () => `id-${(ids += 1)}`,
    readDocuments,
    ...input,
  });
  for (;;) {
    const { done, value } = await stream.next();
    if (done === true) {
      if (value === null) throw new Error('The generation stopped');
      return value;
    }
  }
}

type Item = Record<string, unknown> & { id: string };

/** Every entity of a montage that has values of its own. */
function entitiesOf(montage: Montage): Item[] {
  const found: Item[] = [];
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      if ('id' in value) found.push(value as Item);
      Object.values(value).forEach(visit);
    }
  };
  const { sources: _, generation_report: __, id: ___, ...parts } = montage;
  visit(parts);
  return found;
}

const sourceOf = (
  { sources = [] }: Montage,
  entity: { id: string },
  field: string,
): ValueSource | undefined =>
  sources.find((source) => source.entity_id === entity.id && source.field === field);

const sampleTexts = sampleDocuments();
let montage: Montage;

beforeAll(async () => {
  montage = await montageOf(sampleTexts.map(({ name, text }) => document(name, text)));
});

describe('the sources of a montage', () => {
  it('list every value of the montage and nothing else', () => {
    const listed = new Set(montage.sources?.map(({ entity_id, field }) => `${entity_id} ${field}`));
    // A path has one source, with its name: one for each station would be longer than the path.
    const paths = (montage.trajectories_list ?? []).map(({ id, name }) => ({ id, name }));
    expect(paths).toHaveLength(1);
    const others = entitiesOf({ ...montage, trajectories_list: [] });
    const values = [...others, ...paths].flatMap((entity: Item) =>
      Object.entries(entity).flatMap(([field, value]) => {
        const isValue = !['id', 'section_id', 'logging_id'].includes(field) && typeof value !== 'object';
        const isList = field === 'well_heads';
        return isValue || isList ? [`${entity.id} ${field}`] : [];
      }),
    );
    expect(values.length).toBeGreaterThan(150);
    expect(values.filter((value) => !listed.has(value))).toEqual([]);
    for (const source of montage.sources ?? []) {
      const entity = entitiesOf(montage).find(({ id }) => id === source.entity_id);
      const value = entity?.[source.field];
      expect(source.value).toEqual(Array.isArray(value) ? value.join(', ') : value);
    }
  });

  it('quote the text at the place they name', () => {
    const quoted = (montage.sources ?? [])
      .flatMap(({ places }) => places)
      .filter(({ quote }) => quote !== null);
    expect(quoted.length).toBeGreaterThan(150);
    for (const { document: name, line, quote } of quoted) {
      const lines = sampleTexts.find((sample) => sample.name === name)?.text.split('\n') ?? [];
      const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
      expect(squeeze(lines[(line ?? 0) - 1]?.replaceAll('"', '') ?? '')).toContain(
        squeeze(quote?.replaceAll('"', '').replaceAll(', ', ',') ?? '').split(',')[0],
      );
    }
  });

  it('give the certainty and the conversion of each value', () => {
    const [section] = montage.sections_list;
    const [formation] = section!.formations_list;
    expect(sourceOf(montage, formation!, 'true_vertical_depth_subsea')).toMatchObject({
      certainty: 'read',
      places: [{ document: 'Aurora-3 proposal.csv' }],
    });
    expect(sourceOf(montage, formation!, 'true_vertical_depth_below_drill_floor')).toMatchObject({
      certainty: 'computed',
      note: 'TVD SS plus the drill floor at 33.5 m above mean sea level',
      places: [{}, { quote: expect.stringContaining('33.5') as string }],
    });
    expect(sourceOf(montage, formation!, 'along_hole_depth_below_drill_floor')).toMatchObject({
      certainty: 'computed',
      note: expect.stringMatching(/^minimum curvature on the survey/) as string,
    });
    expect(sourceOf(montage, section!.casing_item!, 'casing_volume_per_meter')?.certainty).toBe('computed');
  });
});

describe('a value of a document that differs from the computed one', () => {
  const survey = 'MD (m),Inc (deg),Azi (deg)\n0,0,0\n1000,0,0\n1500,40,90\n2500,40,90\n';
  const tops = 'Formation,TVD SS (ft),MD (m)\nUpper,1640.42,520\nLower,5249.34,1850\n';

  it('is kept as an alternative', async () => {
    const made = await montageOf(
      [document('survey.csv', survey, 'Well Trajectory'), document('tops.csv', tops, 'Well Proposal')],
      { drillFloorM: 20 },
    );
    const [upper, lower] = made.sections_list.flatMap(({ formations_list }) => formations_list);
    expect(sourceOf(made, upper!, 'true_vertical_depth_subsea')).toMatchObject({
      value: expect.closeTo(500, 3) as number,
      certainty: 'converted',
      note: 'ft to m; under "TVD SS (ft)"',
      places: [{ document: 'tops.csv', line: 2, quote: '1640.42' }],
    });
    // 500 m below sea level is 520 m below the floor: the document's own MD says the same.
    expect(sourceOf(made, upper!, 'along_hole_depth_below_drill_floor')?.alternatives).toEqual([]);
    const source = sourceOf(made, lower!, 'along_hole_depth_below_drill_floor');
    expect(source?.alternatives).toMatchObject([
      { value: 1850, certainty: 'read', places: [{ document: 'tops.csv', line: 3, quote: '1850' }] },
    ]);
    expect(source?.places.map((place) => place.document)).toEqual(['tops.csv', 'survey.csv']);
    expect(sourceOf(made, lower!, 'true_vertical_depth_below_drill_floor')?.note).toBe(
      'TVD SS plus the drill floor at 20 m above mean sea level, as entered',
    );
  });
});

describe('a depth below another drill floor', () => {
  it('becomes an alternative below the well’s drill floor, and the report gives both figures', async () => {
    const survey = 'MD (m),Inc (deg),Azi (deg)\n0,0,0\n1000,0,0\n1500,40,90\n2500,40,90\n';
    const tops = 'Drill floor elevation: 20 m\nFormation,TVD SS (m),MD (m)\nUpper,500,520\nLower,1600,1850\n';
    const made = await montageOf(
      [document('survey.csv', survey, 'Well Trajectory'), document('tops.csv', tops, 'Well Proposal')],
      { drillFloorM: 32.5 },
    );
    const [upper, lower] = made.sections_list.flatMap(({ formations_list }) => formations_list);
    const field = 'along_hole_depth_below_drill_floor';
    expect(sourceOf(made, upper!, field)).toMatchObject({ value: 532.5, alternatives: [] });
    expect(sourceOf(made, lower!, field)?.alternatives).toMatchObject([
      {
        value: 1862.5,
        certainty: 'computed',
        note: expect.stringMatching(
          /moved by 12\.5 m: the documents count from a drill floor at 20 m/,
        ) as string,
        places: [{ document: 'tops.csv', line: 4, quote: '1850' }],
      },
    ]);
    expect(made.generation_report?.decisions).toContainEqual(
      expect.stringMatching(
        /moved to this drill floor, is kept as an alternative: Lower .* m \(written 1,862\.5 m\)\.$/,
      ),
    );
  });
});

describe('a top of cement below another drill floor', () => {
  const proposal = (drillFloorM: number) =>
    `Drill floor elevation: ${drillFloorM} m\n` +
    'Hole size,Casing OD,Casing shoe (m MD)\n17 1/2 in,13 3/8 in,1200\n12 1/4 in,9 5/8 in,2400\n';
  const cement =
    'Hole size,Slurry,Type,Density (sg),Top of cement\n17 1/2 in,Lead,Class G,1.5,Surface\n17 1/2 in,Tail,Class G,1.9,1050 m MD\n' +
    '12 1/4 in,Lead,Class G,1.5,980 m TVDSS\n12 1/4 in,Tail,Class G,1.9,2150.5 m\n';
  const made = (drillFloorM: number) =>
    montageOf(
      [
        document('casing.csv', proposal(20), 'Well Proposal'),
        document('cement.csv', cement),
        document('tops.csv', 'Formation,TVD SS (m)\nUpper,500\nLower,1600\n', 'Well Proposal'),
      ],
      { drillFloorM, vertical: true },
    );
  const topsOf = ({ sections_list: sections }: Montage) =>
    sections.map(({ cement_item: item }) => [
      item?.lead_slurry_top_of_cement,
      item?.tail_slurry_top_of_cement,
    ]);

  it('is moved to the well’s drill floor, like its shoe; sea level and the surface stay', async () => {
    expect(topsOf(await made(20))).toEqual([
      ['Surface', '1050 m MD'],
      ['980 m TVDSS', '2150.5 m'],
    ]);
    const raised = await made(32.5);
    expect(topsOf(raised)).toEqual([
      ['Surface', '1062.5 m MD'],
      ['980 m TVDSS', '2163 m'],
    ]);
    const [first] = raised.sections_list;
    expect(first?.along_hole_depth_below_drill_floor).toBe(1212.5);
    expect(sourceOf(raised, first!.cement_item!, 'tail_slurry_top_of_cement')).toMatchObject({
      certainty: 'computed',
      note: expect.stringMatching(/written 1050 m MD; moved by 12\.5 m: the documents count/) as string,
      places: [{ document: 'cement.csv', quote: '1050 m MD' }],
    });
    expect(sourceOf(raised, first!.cement_item!, 'lead_slurry_top_of_cement')).toMatchObject({
      certainty: 'read',
      value: 'Surface',
    });
  });
});

describe('the report', () => {
  it('lists what came from each document and what no document gives', () => {
    const report = montage.generation_report;
    expect(report?.documents.map(({ document: name }) => name)).toEqual(sampleTexts.map(({ name }) => name));
    expect(report?.not_understood).toEqual([]);
    expect(report?.missing.every((text) => /^[A-Z0-9].*\.$/.test(text))).toBe(true);
    expect(report?.missing).not.toContainEqual(expect.stringMatching(/^Well header/));
  });

  it('lists what is missing if the documents give very little', async () => {
    const made = await montageOf([
      document('tops.csv', 'Formation,TVD SS (m)\nUpper,500\n', 'Well Proposal'),
    ]);
    expect(made.generation_report?.missing).toEqual(
      expect.arrayContaining([
        'The elevation of the drill floor.',
        'A survey, which a deviated well needs.',
        'Reservoirs.',
        'Plan steps.',
        expect.stringMatching(/^Section 1: hole size, .*casing, cement, mud, logging and pressure test\.$/),
        'Formations: TVD BDF of Upper.',
      ]),
    );
  });

  it('names the drill floor that is used and the doubtful depth', async () => {
    const proposal = 'Drill floor elevation: 62 m\nFormation,TVD (m)\nUpper,8\nLower,900\n';
    const made = await montageOf([document('tops.csv', proposal, 'Well Proposal')], { drillFloorM: 38 });
    expect(made.generation_report?.decisions[0]).toBe(
      'Drill floor: the documents count from 62 m above mean sea level, 38 m was entered and is used; ' +
        'their depths below the drill floor are moved by -24 m, those within their notes stay as written.',
    );
    expect(made.generation_report?.flagged).toEqual([
      'Upper: Above the drill floor, where there is no rock: check the sign of the depths and the drill floor height.',
    ]);
  });
});
