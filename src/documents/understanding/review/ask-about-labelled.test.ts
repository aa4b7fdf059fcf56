import { describe, expect, it } from 'vitest';
import { DocumentReview } from '@/api/generated/zod/montageAPI.schemas.zod';
import { rawWorkbook, sheetData } from '../../readers/office-for-tests';
import type { Correction } from '../corrections/corrections';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';
import { recogniseDocument } from '../recognise-document';

type Content = Uint8Array<ArrayBuffer>;

async function reviewOf(name: string, bytes: Content, corrections: Correction[] = []) {
  const { review } = await recogniseDocument(name, bytes, { corrections, review: {} });
  return DocumentReview.parse(review);
}

/** The facts of a workbook after an answer to its first question. */
async function answered(sheets: Record<string, (string | number)[][]>, answer = 0) {
  const bytes = rawWorkbook(
    Object.fromEntries(Object.entries(sheets).map(([name, rows]) => [name, sheetData(rows)])),
  ) as Content;
  const [question] = (await reviewOf('fluids.xlsx', bytes)).questions;
  const corrections = (question?.answers[answer]?.corrections ?? []) as Correction[];
  const facts = await readDocuments([{ ...document('fluids.xlsx', 'Other', bytes), corrections }]);
  return { question, facts, after: await reviewOf('fluids.xlsx', bytes, corrections) };
}

/** Sections across and properties down, under words that no reader knows as they are. */
const policy = {
  Policy: [
    ['Zork', 'Leg I, 26" hole', 'Leg II, 12 1/4" hole'],
    ['Plugh gravity', '1.05-1.08', '1.12-1.22'],
    ['Xyzzy yield point (lb/100 ft2)', '20-30', '14-20'],
    ['Kivu pH', '9.0-9.5', '8.5-9.5'],
    ['KCl (%)', '-', 5],
  ],
};

describe('values next to labels', () => {
  it('are those of the sections over them, after one answer', async () => {
    const { question, facts, after } = await answered(policy);
    expect(question?.text).toBe(
      'Are these 6 values those of mud sections (26 in hole and 12 1/4 in hole): "Plugh gravity" as Weight in SG, "Xyzzy yield point (lb/100 ft2)" as Yield point and "Kivu pH" as pH?',
    );
    expect(
      facts.muds.map(({ holeDiameterIn, weightKpaPerM, yieldPointPa, ph }) => [
        holeDiameterIn,
        weightKpaPerM.upper?.toFixed(2),
        yieldPointPa.lower?.toFixed(1),
        ph.lower,
      ]),
    ).toEqual([
      [26, '10.59', '9.6', 9],
      [12.25, '11.96', '6.7', 8.5],
    ]);
    expect(after).toMatchObject({ questions: [], holds: ['2 mud sections'] });
  });

  it('are not asked about again after a No', async () => {
    const { facts, after } = await answered(policy, 1);
    expect(facts.muds).toEqual([]);
    expect(after).toMatchObject({ questions: [], unused: [] });
  });

  it('are those of the hole and the string in the same form, where each row of labels is over its values', async () => {
    const form = (hole: number, pipe: number, type: string, density: number) => [
      ['Hole diameter (mm)', 'Casing OD (mm)', 'Zork'],
      [hole, pipe, 'New'],
      ['Tail cement type', 'Tail density (kg/m3)', 'Tail excess (%)', 'Tail cement top (m MD)'],
      [type, density, 100, 'surface'],
    ];
    const { question, facts } = await answered({
      Schedule: [
        ['STRING 1'],
        ...form(349, 244.5, 'Class G', 1901),
        ['STRING 2'],
        ...form(222, 177.8, 'Thermal 40', 1880),
      ],
    });
    expect(question?.text).toBe(
      'Are these 8 values those of cement slurries (13 3/4 in hole, tail and 8 3/4 in hole, tail): "Tail cement type" as Type, "Tail density (kg/m3)" as Density, "Tail excess (%)" as Excess and "Tail cement top (m MD)" as Top of cement?',
    );
    expect(
      facts.slurries.map(({ holeDiameterIn, type, topOfCement }) => [
        holeDiameterIn?.toFixed(2),
        type,
        topOfCement,
      ]),
    ).toEqual([
      ['13.75', 'Class G', 'surface'],
      ['8.75', 'Thermal 40', 'surface'],
    ]);
  });

  it('are those of the strings whose size in mm is in the title above, or of the sections by their names', async () => {
    const { question, facts } = await answered({
      Sections: [
        ['Section', 'Hole size (in)', 'TD (m MD)'],
        ['Upper leg', 12.25, 900],
        ['Pay leg', 8.5, 2100],
      ],
      Muds: [
        ['', 'Upper leg', 'Pay leg'],
        ['System', 'Gel', 'Invert'],
        ['Zork density (kg/m3)', '1040 - 1100', '1250 - 1380'],
      ],
      Cement: [
        ['244.5 mm string - shoe 890 m'],
        ['', 'Lead', 'Tail'],
        ['Blend', 'Fill-Lite', 'Class G'],
        ['Additives (BWOC)', 'gel', 'CaCl2'],
        ['177.8 mm string - shoe 2090 m'],
        ['', 'Lead', 'Tail'],
        ['Blend', 'Foam', 'Class G'],
        ['Additives (BWOC)', 'silica', 'gas block'],
      ],
    });
    expect(question?.text).toMatch(/^Are these 8 values those of cement slurries \(9 5\/8 in casing, lead, /);
    expect(
      facts.slurries.map(({ casingOuterDiameterIn, role, additives }) => [
        casingOuterDiameterIn,
        role,
        additives,
      ]),
    ).toEqual([
      [9.625, 'lead', 'gel'],
      [9.625, 'tail', 'CaCl2'],
      [7, 'lead', 'silica'],
      [7, 'tail', 'gas block'],
    ]);
  });
});
