import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleWell, mud } from '@/testing/checks/example-well';
import type { Drawing, Mark, TextMark, TextWidth } from '../drawing/drawing';
import type { Montage, Section } from '../montage/montage';
import { exampleMontage } from '../montage/montage-for-tests';
import { wellboreOf } from '../wellbore/wellbore';
import { annulusOf } from './annulus';
import { mudWeightOf } from './mud-weights';
import { schematicOf, type Schematic, type SchematicOptions } from './schematic';
import { sedimentsFor } from './schematic-for-tests';

const textWidth: TextWidth = (text, size) => text.length * size * 0.55;

function draw(montage: Montage, given: Partial<SchematicOptions> = {}): Schematic {
  return schematicOf(montage, wellboreOf(montage), {
    width: 900,
    height: 700,
    depth: 'TVD',
    textSize: 11,
    line: 1,
    textWidth,
    sediments: sedimentsFor(montage),
    ...given,
  });
}

const texts = ({ marks }: Drawing) => marks.filter((mark): mark is TextMark => mark.kind === 'text');
const textOf = (schematic: Schematic, text: string) =>
  texts(schematic.drawing).find((mark) => mark.text === text);
const triangles = ({ drawing }: Schematic) =>
  drawing.marks.flatMap((mark) =>
    mark.kind === 'path' && mark.closed && mark.fill === 'ink' ? [mark.points] : [],
  );
const filled = ({ drawing }: Schematic, fill: string) =>
  drawing.marks.flatMap((mark) => (mark.kind === 'rect' && mark.fill === fill ? [mark] : []));

function withSection(place: number, change: Partial<Section>): Montage {
  return {
    ...exampleWell,
    sections_list: exampleWell.sections_list.map((section, at) =>
      at === place ? { ...section, ...change } : section,
    ),
  };
}

/** The box of a mark, as it is drawn. */
function boxOf(
  mark: Mark,
  measure = textWidth,
): readonly [left: number, top: number, right: number, bottom: number] {
  if (mark.kind === 'rect') return [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height];
  if (mark.kind === 'path') {
    const xs = mark.points.map(([x]) => x);
    const ys = mark.points.map(([, y]) => y);
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }
  const width = measure(mark.text, mark.size, mark.weight);
  const left = mark.anchor === 'start' ? mark.x : mark.anchor === 'end' ? mark.x - width : mark.x - width / 2;
  return [left, mark.y - mark.size * 0.72, left + width, mark.y + mark.size * 0.2];
}

function expectWhole({ drawing }: Schematic): void {
  for (const mark of drawing.marks) {
    const [left, top, right, bottom] = boxOf(mark);
    expect([left, top, right, bottom].every(Number.isFinite)).toBe(true);
    if (mark.kind !== 'text') expect(mark.stroke?.width ?? 0).toBeLessThanOrEqual(3);
    if (mark.kind === 'rect') expect(Math.min(mark.width, mark.height)).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(-0.01);
    expect(bottom).toBeLessThanOrEqual(drawing.height + 0.01);
    expect(left).toBeGreaterThanOrEqual(-0.01);
    if (mark.kind === 'text') continue;
    expect(right).toBeLessThanOrEqual(drawing.width + 0.01);
  }
}

function expectApart({ drawing, axis }: Schematic): void {
  const boxes = texts(drawing)
    .filter(({ y }) => y > axis.top)
    .map((mark) => ({ mark, box: boxOf(mark) }));
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const overlaps =
        one.box[0] < other.box[2] - 0.01 &&
        other.box[0] < one.box[2] - 0.01 &&
        one.box[1] < other.box[3] - 0.01 &&
        other.box[1] < one.box[3] - 0.01;
      expect(overlaps && [one.mark.text, other.mark.text]).toBe(false);
    }
  }
}

describe('the schematic of a well', () => {
  it('sets each shoe at its depth, as triangles on either side', () => {
    const schematic = draw(exampleWell);
    const wellbore = wellboreOf(exampleWell);
    const bases = triangles(schematic).map((points) => Math.max(...points.map(([, y]) => y)));
    for (const { shoe } of wellbore.strings) {
      const y = schematic.axis.y(shoe.tvdM);
      expect(bases.filter((base) => Math.abs(base - y) < 1e-6)).toHaveLength(2);
    }
    expect(bases).toHaveLength(wellbore.strings.length * 2);
  });

  it('runs along the hole where that is asked for, with the path between AHD and TVD', () => {
    const wellbore = wellboreOf(exampleWell);
    const along = draw(exampleWell, { depth: 'AHD' });
    const down = draw(exampleWell);
    const { end } = wellbore.path!.trajectory;
    expect(end.ahdM).toBeGreaterThan(end.tvdM);
    expect(along.axis.toM).toBeCloseTo(end.ahdM, 6);
    expect(down.axis.toM).toBeCloseTo(wellbore.bounds.tvd[1], 6);
    const last = wellbore.strings.at(-1)!;
    const bases = triangles(along).map((points) => Math.max(...points.map(([, y]) => y)));
    expect(bases.some((y) => Math.abs(y - along.axis.y(last.shoe.ahdM)) < 1e-6)).toBe(true);
    const top = exampleWell.sections_list.at(-1)!.formations_list[0]!;
    const subject = { of: 'formation', id: top.id } as const;
    expect(along.spanOf(subject)?.[0]).toBeCloseTo(along.axis.y(top.along_hole_depth_below_drill_floor!), 6);
    expect(down.spanOf(subject)?.[0]).toBeCloseTo(down.axis.y(top.true_vertical_depth_below_drill_floor!), 6);
  });

  it('names formations with their depths and ranges, sizes as the field writes them', () => {
    const schematic = draw(exampleWell);
    const top = exampleWell.sections_list[0]!.formations_list[0]!;
    expect(textOf(schematic, top.formation_name!)).toBeDefined();
    expect(textOf(schematic, `${top.true_vertical_depth_below_drill_floor!.toFixed(1)} ± 5`)).toBeDefined();
    expect(textOf(schematic, '13 3/8″ casing')?.subject).toEqual({ of: 'section', id: 's1' });
    expect(textOf(schematic, 'Sea level')).toBeDefined();
    expectApart(schematic);
    expectWhole(schematic);
  });

  it.each([0.5, 0.6, 0.75])(
    'begins no words outside of the drawing, letters being %f as wide as high',
    (em) => {
      const wide: TextWidth = (text, size) => text.length * size * em;
      const deep = withSection(exampleWell.sections_list.length - 1, {
        along_hole_depth_below_drill_floor: 14_000,
      });
      for (const width of [240, 390, 900]) {
        const { drawing } = draw(deep, { width, depth: 'AHD', textWidth: wide });
        expect(texts(drawing).map(({ text }) => text)).toEqual(expect.arrayContaining(['BDF, m', '12,000']));
        const outside = texts(drawing).filter((mark) => boxOf(mark, wide)[0] < -0.01);
        expect(outside.map(({ text }) => text)).toEqual([]);
      }
    },
  );

  it('draws cement from its top to the shoe and leaves it out where the top is not known', () => {
    const { strings, holes } = wellboreOf(exampleWell);
    const schematic = draw(exampleWell);
    const cement = filled(schematic, 'cement');
    for (const { cementFromAhdM, shoe } of strings) {
      const from = schematic.axis.y(schematic.axis.ofAhd(cementFromAhdM!)!);
      expect(cement.some(({ y }) => Math.abs(y - from) < 1e-6)).toBe(true);
      const to = schematic.axis.y(shoe.tvdM);
      expect(cement.some(({ y, height }) => Math.abs(y + height - to) < 1e-6)).toBe(true);
    }
    // Inside of the string above, and below its shoe in the hole.
    const [first, second] = strings;
    const parts = annulusOf(second!, 0, holes, strings);
    expect(parts.map(({ outerIn }) => outerIn)).toEqual([first!.outerDiameterIn, holes[1]!.diameterIn]);
    expect(parts[1]!.fromAhdM).toBeCloseTo(first!.shoe.ahdM, 6);

    const bare = draw(withSection(1, { cement_item: null }));
    expect(filled(bare, 'cement').length).toBeLessThan(cement.length);
    expect(bare.remarks.join(' ')).toContain('No cement is drawn where its top is not known: 9 5/8″ casing');
  });

  it('stands a dashed line for a hole without a diameter, and says so', () => {
    const schematic = draw(withSection(0, { diameter: null }));
    const dashed = schematic.drawing.marks.filter(({ subject, ...mark }) => {
      const stroke = mark.kind === 'path' ? mark.stroke : undefined;
      return subject?.id === 's1' && stroke?.dash;
    });
    expect(dashed).toHaveLength(1);
    expect(schematic.remarks.join(' ')).toContain('The hole’s diameter is not known in section 1');
  });

  it('points at what lies there', () => {
    const schematic = draw(exampleWell);
    const [section] = exampleWell.sections_list;
    const top = section!.formations_list[1]!;
    const place = schematic.tracks.find(({ name }) => name === 'formations')!;
    const y = schematic.axis.y(top.true_vertical_depth_below_drill_floor! + 1);
    expect(schematic.subjectAt(place.x + 2, y)).toEqual({
      of: 'formation',
      id: top.id,
      section: section!.id,
    });
    expect(schematic.subjectAt(place.x + 2, 1)).toBeNull();
    const pores = filled(schematic, 'active').at(-1)!;
    expect(schematic.subjectAt(pores.x + 1, pores.y + 1)?.of).toBe('reservoir');
    expect(schematic.spanOf({ of: 'section', id: 'gone' })).toBeNull();
  });
});

describe('mud weight', () => {
  it('is a line where it is exact, and a band between two bounds', () => {
    const lines = (montage: Montage) =>
      draw(montage).drawing.marks.filter(
        (mark) => mark.kind === 'path' && mark.stroke?.ink === 'accent' && mark.subject?.id === 's1',
      );
    expect(lines(withSection(0, { mud_item: mud(11.3) }))).toHaveLength(1);
    const range = withSection(0, { mud_item: mud(null, { mud_weight_lower: 11, mud_weight_upper: 12 }) });
    expect(lines(range)).toHaveLength(0);
    const band = filled(draw(range), 'accent').filter(({ subject }) => subject?.id === 's1');
    expect(band).toHaveLength(1);
    expect(band[0]!.width).toBeGreaterThan(2);
  });

  it('is read from the text where no figure is given, and left out where it cannot be', () => {
    expect(mudWeightOf(mud(null, { mud_weight_text: '1.20 SG' }))?.exactKpaPerM).toBeCloseTo(11.768, 3);
    expect(mudWeightOf(mud(null, { mud_weight_text: 'as required' }))).toBeNull();
    expect(mudWeightOf(mud(11_300))).toBeNull();
    expect(mudWeightOf(mud(null, { mud_weight_lower: 12, mud_weight_upper: 11 }))).toMatchObject({
      lowerKpaPerM: 11,
      upperKpaPerM: 12,
    });
    const heavy = draw(withSection(0, { mud_item: mud(11_300) }));
    expect(heavy.remarks).toContain('A mud weight that no mud can have is left out in section 1.');
  });
});

describe('the depth of a shoe', () => {
  const casing = (size: string) => ({
    casing_item: { ...exampleWell.sections_list[1]!.casing_item!, casing_outer_diameter: size },
  });
  const well = withSection(1, casing('9 5/8'));
  const { strings } = wellboreOf(well);
  const shoe = strings.find(({ outerDiameterIn }) => outerDiameterIn === 9.625)!;
  const depth = shoe.shoe.tvdM.toLocaleString('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

  it('stands beside its size, or in the remarks, and is never left out', () => {
    for (let width = 160; width <= 1000; width += 20) {
      for (const height of [80, 200, 700]) {
        const schematic = draw(well, { width, height });
        const said = schematic.remarks.join(' ');
        for (const { shoe: end } of strings) {
          const figures = end.tvdM.toLocaleString('en-US', {
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
          });
          expect(Boolean(textOf(schematic, figures)) || said.includes(`shoe ${figures}`)).toBe(true);
        }
      }
    }
  });

  it('takes room from the drawing of the well, and from the words beside it', () => {
    const tracks = ['scale', 'well', 'pressures'] as const;
    const cover = draw(well, { width: 560 });
    expect(textOf(cover, '9 5/8″')).toBeDefined();
    expect(textOf(cover, depth)).toBeDefined();
    expect(cover.remarks.join(' ')).not.toContain('without room');
    const phone = draw(well, { width: 200, tracks });
    expect(phone.remarks[0]).toMatch(
      /^Depths without room in the picture \(TVD BDF, m\): .*9 5\/8″ casing shoe/,
    );
  });
});

describe('a montage of any kind', () => {
  it('says what it lacks', () => {
    const { remarks } = draw({ ...exampleWell, sections_list: [], reservoirs_list: [] });
    expect(remarks).toContain('No depth of the hole is known: there is no well to draw.');
    expect(draw(exampleMontage()).remarks.join(' ')).toContain('1 formation without a depth: not drawn.');
  });

  const depth = fc.oneof(
    { weight: 6, arbitrary: fc.double({ min: -200, max: 6000, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(null, Number.NaN, Infinity, -1e9, 1e12, 0) },
  );
  const name = fc.oneof(
    fc.constantFrom(
      '',
      '  ',
      'Chalk',
      'Юрская свита',
      'Κρητιδικό',
      '🛢️ sand',
      'a\n\nb',
      '\u202Eevil',
      'x'.repeat(300),
    ),
    fc.string({ maxLength: 40 }),
  );
  const depths = fc.record({
    true_vertical_depth_subsea: depth,
    true_vertical_depth_below_drill_floor: depth,
    along_hole_depth_below_drill_floor: depth,
  });
  const section = fc.record({
    depths,
    diameter: fc.constantFrom(null, 36, 17.5, 12.25, 8.5, 0, -1, Number.NaN, 1e6),
    outer: fc.constantFrom(null, '13 3/8', '9 5/8', '7', '0', 'unknown', '1e9', ' 20" '),
    liner: fc.boolean(),
    toc: fc.constantFrom(null, 'surface', '1,250 m', '-5', 'TOL', '99999', '500 m TVD'),
    weights: fc.tuple(depth, depth, depth),
    tops: fc.array(fc.tuple(name, depths, depth), { maxLength: 9 }),
  });
  const [model] = exampleWell.sections_list;
  const montage = fc
    .tuple(
      fc.array(section, { maxLength: 6 }),
      fc.array(fc.tuple(name, depth, depth, depth), { maxLength: 3 }),
    )
    .map(([sections, reservoirs]): Montage => ({
      ...exampleWell,
      sections_list: sections.map((one, place) => ({
        ...model!,
        ...one.depths,
        id: `s${place}`,
        diameter: one.diameter,
        liner: one.liner,
        casing_item: { ...model!.casing_item!, casing_outer_diameter: one.outer },
        cement_item: {
          ...model!.cement_item!,
          lead_slurry_top_of_cement: one.toc,
          liner_slurry_top_of_cement: one.toc,
        },
        mud_item: mud(one.weights[0], { mud_weight_lower: one.weights[1], mud_weight_upper: one.weights[2] }),
        formations_list: one.tops.map(([formation_name, where, variance], row) => ({
          ...model!.formations_list[0]!,
          ...where,
          id: `s${place}-f${row}`,
          formation_name,
          variance,
        })),
      })),
      reservoirs_list: reservoirs.map(([formation_name, upper, lower, gradient], at) => ({
        ...exampleWell.reservoirs_list[0]!,
        id: `r${at}`,
        formation_name,
        gradient,
        true_vertical_depth_subsea_lower_bound: lower,
        true_vertical_depth_subsea_upper_bound: upper,
      })),
    }));

  it('never throws, keeps every mark within the drawing, and no words collide', () => {
    const options = fc.record({
      width: fc.integer({ min: 160, max: 1200 }),
      height: fc.integer({ min: 200, max: 900 }),
      depth: fc.constantFrom('TVD' as const, 'AHD' as const),
    });
    fc.assert(
      fc.property(montage, options, (given, size) => {
        const schematic = draw(given, size);
        expect(schematic.drawing.marks.length).toBeGreaterThan(0);
        expectWhole(schematic);
        expectApart(schematic);
      }),
      { numRuns: 150 },
    );
  });
});
