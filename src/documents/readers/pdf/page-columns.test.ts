import { expect, it } from 'vitest';
import { document } from '../../understanding/documents-for-tests';
import { readDocuments } from '../../understanding/read-documents';
import { HEADINGS } from '../../understanding/words/heading-vocabulary';
import { readFile } from '../read-file';
import { drawRuled, pdf, put } from './pdf-for-tests';

const cells = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map((text) => ({ text })));

const FLUIDS = await pdf((doc) => {
  put(doc, 'Fluid cards', 40, 50);
  put(doc, '24" hole', 40, 70);
  drawRuled(
    doc,
    80,
    [40, 140, 250],
    cells([
      ['Mud type', 'Spud mud'],
      ['Mud weight', '1.04 SG'],
    ]),
    'boxes',
  );
  put(doc, 'Pump sweeps as needed.', 40, 150);
  put(doc, '16" hole', 40, 170);
  drawRuled(
    doc,
    180,
    [40, 140, 250],
    cells([
      ['Mud type', 'KCl'],
      ['pH', '9.1'],
    ]),
    'boxes',
  );
  put(doc, '12 1/4" hole', 310, 50);
  drawRuled(
    doc,
    60,
    [310, 410, 520],
    cells([
      ['Mud type', 'Glycol'],
      ['Mud weight', '1.31 SG'],
      ['LGS', '6 %'],
    ]),
    'boxes',
  );
  put(
    doc,
    'The densities of the two columns hold to section end, unless the pore pressure says otherwise.',
    40,
    270,
  );
});

const read = async () => {
  const found = await readFile('fluids.pdf', FLUIDS, HEADINGS, { withPages: true });
  if ('refused' in found) throw new Error(found.refused);
  return found.content;
};

it('reads a page with ruled tables in two columns of text column by column', async () => {
  const { lines } = await read();
  expect(lines.map(({ text }) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Fluid cards',
    '24" hole',
    'Mud type Spud mud',
    'Mud weight 1.04 SG',
    'Pump sweeps as needed.',
    '16" hole',
    'Mud type KCl',
    'pH 9.1',
    '12 1/4" hole',
    'Mud type Glycol',
    'Mud weight 1.31 SG',
    'LGS 6 %',
    'The densities of the two columns hold to section end, unless the pore pressure says otherwise.',
  ]);
  expect(lines.map(({ row }) => row)).toEqual(lines.map((_, at) => at + 1));
});

/** A page of letter size with a ruled card low on the left, and another high on the right. */
const PROPOSAL = await pdf((doc) => {
  const left = [
    'Offer 4471 for the well Hagedoorn-6',
    'All densities are those at surface.',
    'Depths are along hole from the table.',
    'Volumes are those of gauge hole.',
  ];
  for (const [at, text] of left.entries()) put(doc, text, 40, 50 + 15 * at);
  put(doc, '13 3/8" surface casing (16" hole)', 40, 190);
  const card = (top: number, at: readonly [number, number, number], rows: readonly (readonly string[])[]) =>
    drawRuled(doc, top, at, cells(rows), 'boxes');
  card(
    200,
    [40, 140, 270],
    [
      ['Lead slurry', 'Class G + gel'],
      ['Lead density', '1.52 kg/L'],
      ['Tail slurry', 'Class G neat'],
      ['Tail density', '1.89 kg/L'],
    ],
  );
  put(doc, '9 5/8" production casing (12 1/4" hole)', 310, 43);
  card(
    53,
    [310, 410, 540],
    [
      ['Lead slurry', 'Class G light'],
      ['Lead density', '1.61 kg/L'],
      ['Tail slurry', 'Class G latex'],
      ['Tail density', '1.92 kg/L'],
    ],
  );
  put(doc, 'Please confirm within a week.', 310, 197);
});

it('reads ruled cards that are left and right of each other, at other heights', async () => {
  const found = await readFile('offer.pdf', PROPOSAL, HEADINGS, {});
  if ('refused' in found) throw new Error(found.refused);
  const texts = found.content.lines.map(({ text }) => text.replaceAll(/\s+/g, ' '));
  expect(texts.indexOf('9 5/8" production casing (12 1/4" hole)')).toBeGreaterThan(
    texts.indexOf('Tail density 1.89 kg/L'),
  );
  const { slurries } = await readDocuments([document('offer.pdf', 'Cement Program', PROPOSAL)]);
  expect(
    slurries.map((one) => [one.holeDiameterIn, one.role, one.type, one.gradientKpaPerM?.toFixed(2)]),
  ).toEqual([
    [16, 'lead', 'Class G + gel', '14.91'],
    [16, 'tail', 'Class G neat', '18.53'],
    [12.25, 'lead', 'Class G light', '15.79'],
    [12.25, 'tail', 'Class G latex', '18.83'],
  ]);
});

it('numbers the rows of the shown page as its lines', async () => {
  const { lines, pages } = await read();
  const shown = pages?.[0]?.rows.map(({ row, pieces }) => [row, pieces.map(({ text }) => text).join(' ')]);
  expect(shown).toEqual(lines.map(({ row, text }) => [row, text.replaceAll(/\s+/g, ' ')]));
});

/** Slides of two sections, with lists under the same two titles at the same height of each. */
const SLIDES = await pdf((doc) => {
  const slide = (title: string, left: readonly string[], right: readonly string[]) => {
    put(doc, title, 40, 60);
    put(doc, 'Section', 40, 90);
    put(doc, 'Mud', 298, 90);
    for (const [at, text] of left.entries()) put(doc, `\u2022 ${text}`, 46, 110 + 18 * at);
    for (const [at, text] of right.entries()) put(doc, `\u2022 ${text}`, 304, 108 + 15 * at);
  };
  slide(
    '16" hole section',
    ['Section TD 1,210 m MD / 1,190 m TVD', 'Drill with a motor', 'Ream each joint'],
    ['KCl polymer', 'Density 1.15 \u2013 1.22 sg', 'YP 8 \u2013 12 Pa', 'pH 8.5 \u2013 9.5'],
  );
  doc.addPage();
  slide(
    '8 1/2" hole section',
    ['Section-TD (planned) 2,655 m MD / 2,480 m TVD', 'Core the sand', 'Log on pipe'],
    ['OBM', 'Density 1.30 sg', 'HPHT FL < 3 ml', 'LGS max 5 %'],
  );
});

it('reads two lists on a slide in turn, with the titles that every slide repeats', async () => {
  const { sections, muds } = await readDocuments([document('slides.pdf', 'Other', SLIDES)]);
  expect(sections.map((one) => [one.diameterIn, one.tdAhdM, one.tdTvdBdfM])).toEqual([
    [16, 1210, 1190],
    [8.5, 2655, 2480],
  ]);
  expect(
    muds.map((one) => [
      one.holeDiameterIn,
      one.type,
      one.yieldPointPa.lower,
      one.lowGravitySolidsPercent.upper,
    ]),
  ).toEqual([
    [16, 'KCl polymer', 8, null],
    [8.5, 'OBM', null, 5],
  ]);
});

/** Slides with three boxes of labels below the title of a section, and two boxes without labels below them. */
const BOXES = await pdf((doc) => {
  const box = (left: number, top: number, texts: readonly string[]) => {
    for (const [at, text] of texts.entries()) put(doc, text, left, top + 16 * at);
  };
  const slide = (title: string, boxes: readonly (readonly string[])[]) => {
    put(doc, title, 40, 50);
    for (const [at, texts] of boxes.entries()) box(40 + 170 * at, 90, texts);
    box(40, 220, ['Risks', 'Losses in the chalk']);
    box(300, 220, ['Bits', 'Mill tooth, 3 x 18']);
  };
  slide('16" hole to 1,420 m', [
    [
      'Mud',
      'Mud type: Polymer',
      'Mud weight: 1.14 \u2013 1.20 sg',
      'pH: 9.0 \u2013 9.5',
      'YP: 9 \u2013 13 Pa',
    ],
    ['Logs', 'Run 1: GR-Caliper', 'No sidewall cores'],
    ['Pressure tests', 'Annular: 100 bar', 'Rams: 210 bar', 'No test of the conductor'],
  ]);
  doc.addPage();
  slide('8 1/2" hole to 2,310 m', [
    ['Mud', 'Mud type: OBM', 'Mud weight: 1.31 \u2013 1.36 sg', 'YP: 8 \u2013 11 Pa'],
    ['Logs', 'Run 1: GR-Sonic', 'Run 2: CBL'],
    ['Pressure tests', 'Annular: 200 bar', 'Rams: 340 bar'],
  ]);
});

it('reads boxes of labels that are next to each other in turn', async () => {
  const { muds, loggingRuns, pressureTests } = await readDocuments([document('slide.pdf', 'Other', BOXES)]);
  expect(muds.map((one) => [one.holeDiameterIn, one.type, one.ph.lower, one.yieldPointPa.upper])).toEqual([
    [16, 'Polymer', 9, 13],
    [8.5, 'OBM', null, 11],
  ]);
  expect(loggingRuns.map((one) => [one.holeDiameterIn, one.runNumber, one.evaluation])).toEqual([
    [16, 1, 'GR-Caliper'],
    [8.5, 1, 'GR-Sonic'],
    [8.5, 2, 'CBL'],
  ]);
  expect(pressureTests.map((one) => [one.holeDiameterIn, one.annularKpa, one.ramKpa])).toEqual([
    [16, 10000, 21000],
    [8.5, 20000, 34000],
  ]);
});

it('keeps rows whole where each row repeats the first label', async () => {
  const rows = await pdf((doc) => {
    for (const [at, size] of ['26"', '16"', '8 1/2"'].entries()) {
      put(doc, `Hole: ${size}`, 40, 60 + 16 * at);
      put(doc, `Mud type: Polymer ${at}`, 210, 60 + 16 * at);
      put(doc, `Rams: ${at + 1}00 bar`, 380, 60 + 16 * at);
    }
  });
  const found = await readFile('rows.pdf', rows, HEADINGS, {});
  if ('refused' in found) throw new Error(found.refused);
  expect(found.content.lines.map((line) => line.cells.length)).toEqual([3, 3, 3]);
});

it('keeps the titles of two tables directly below the form above them', async () => {
  const sheet = await pdf((doc) => {
    const row = (top: number, ...pieces: readonly [number, string][]) => {
      for (const [left, text] of pieces) put(doc, text, left, top);
    };
    row(40, [40, 'Well:'], [110, 'Kestrel 7'], [330, 'RKB - MSL:'], [430, '26 m']);
    row(54, [40, 'Field:'], [110, 'Kestrel'], [330, 'Water depth:'], [430, '41 m']);
    row(68, [40, 'Class:'], [110, 'Development'], [330, 'Total depth:'], [430, '2,140 m']);
    row(82, [40, 'Geological prognosis'], [380, 'Reservoir pressures']);
    row(96, [40, 'Marker'], [140, 'MD (m)'], [200, 'TVD (m)']);
    row(110, [40, 'Hordaland'], [140, '910'], [200, '905']);
  });
  const found = await readFile('sheet.pdf', sheet, HEADINGS, {});
  if ('refused' in found) throw new Error(found.refused);
  expect(found.content.lines.map((line) => line.cells)).toEqual([
    ['Geological prognosis', 'Reservoir pressures'],
  ]);
  expect(found.content.notUnderstood).toEqual([]);
});
