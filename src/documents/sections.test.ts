import { describe, expect, it } from 'vitest';

import { casing, factsOf, formationsOf, runWith, section, top } from './facts-for-tests';

describe('sections and the formations in them', () => {
  const input = { drillFloorM: 30, vertical: true };

  it('contain each top above their end; a top exactly at the end starts the next', async () => {
    const facts = factsOf({
      tops: [
        top('C', { tvdSsM: 1000 }),
        top('A', { tvdSsM: 100 }),
        top('B', { tvdSsM: 970 }),
        top('D', { tvdSsM: 1500 }),
      ],
      sections: [section(8.5, { tdAhdM: 1230 }), section(12.25, { tdTvdSsM: 970 })],
    });
    const run = await runWith(facts, input);
    expect(
      run.result?.montage_sections.map(({ formations }) =>
        formations.map(({ formation_name }) => formation_name),
      ),
    ).toEqual([['A'], ['B', 'C', 'D']]);
    expect(run.montage?.sections_list.map(({ diameter }) => diameter)).toEqual([12.25, 8.5]);
    expect(run.steps.get('montage-assembly')?.status).toBe('FAILED');
    expect(run.steps.get('montage-assembly')?.detail).toContain('so in the last section: D');
    for (const planned of run.montage?.sections_list ?? []) {
      expect(planned.formations_list.every(({ section_id }) => section_id === planned.id)).toBe(true);
    }
  });

  it('are one without a diameter if the documents have neither sections nor casing', async () => {
    const run = await runWith(factsOf({ tops: [top('A', { tvdSsM: 100 })] }), input);
    expect(run.result?.montage_sections.map(({ name }) => name)).toEqual(['Section 1']);
    expect(run.montage?.sections_list[0]?.diameter).toBeNull();
    expect(run.steps.get('hole-sections')?.status).toBe('FAILED');
  });

  it('end at the shoe of their string if a document gives no end', async () => {
    const facts = factsOf({
      tops: [top('A', { tvdSsM: 100 })],
      sections: [section(8.5, {}), section(12.25, {})],
      casings: [casing(12.25, 9.625, { shoeAhdM: 1000 }), casing(8.5, 7, { kind: 'liner', shoeAhdM: 1400 })],
    });
    const run = await runWith(facts, input);
    expect(run.montage?.sections_list.map((each) => each.along_hole_depth_below_drill_floor)).toEqual([
      1000, 1400,
    ]);
    expect(run.montage?.sections_list.map(({ liner }) => liner)).toEqual([false, true]);
  });

  it('have no string that was driven, or that is wider than their hole', async () => {
    const facts = factsOf({
      sections: [section(12.25, { tdAhdM: 900 }), section(8.5, { tdAhdM: 1400 })],
      casings: [
        casing(null, 20, { shoeAhdM: 60 }),
        casing(null, 10.75, { shoeAhdM: 80, driven: true }),
        casing(null, 9.625, { shoeAhdM: 895 }),
      ],
    });
    const { steps } = await runWith(facts, input);
    const says = steps.get('hole-sections')?.detail;
    expect(says).toContain('12 1/4 in (9 5/8 in casing) to 900 m');
    expect(says).toContain('Driven, so in no drilled hole: 10 3/4 in casing');
    expect(says).toContain('No section could be determined for 20 in casing');
  });

  it('are assumed if only a string names their hole, and the list of the sections lacks it', async () => {
    const named = { file: 'a.csv', quote: '26"', certainty: 'read' as const };
    const facts = factsOf({
      sections: [section(17.5, { tdAhdM: 900 }), section(12.25, { tdAhdM: 2000 })],
      casings: [
        casing(26, 20, { shoeAhdM: 120, origins: { holeDiameterIn: named } }),
        casing(17.5, 13.375, { shoeAhdM: 895, origins: { holeDiameterIn: named } }),
      ],
    });
    const { montage } = await runWith(facts, input);
    const certaintyOf = (size: number) => {
      const id = montage?.sections_list.find(({ diameter }) => diameter === size)?.id;
      return montage?.sources?.find((one) => one.entity_id === id && one.field === 'diameter')?.certainty;
    };
    expect(certaintyOf(26)).toBe('assumed');
    expect(certaintyOf(17.5)).not.toBe('assumed');
  });

  it('have thickness to the next top or base, and the last to the end of the well', async () => {
    const facts = factsOf({
      tops: [
        top('Group Top', { tvdSsM: 500 }),
        top('First Top', { tvdSsM: 500 }),
        top('First Base', { kind: 'base', tvdSsM: 600 }),
        top('Second Top', { tvdSsM: 700 }),
      ],
      sections: [section(8.5, { tdTvdSsM: 900 })],
    });
    const run = await runWith(facts, input);
    expect(formationsOf(run).map(({ formation_name, thickness }) => [formation_name, thickness])).toEqual([
      ['Group Top', 0],
      ['First Top', 100],
      ['Second Top', 200],
    ]);
  });

  it('report an end of the well above the last top', async () => {
    const facts = factsOf({ tops: [top('A', { tvdSsM: 500 })], sections: [section(8.5, { tdTvdSsM: 400 })] });
    const run = await runWith(facts, input);
    expect(formationsOf(run)[0]?.thickness).toBeNull();
    expect(run.steps.get('thickness')?.status).toBe('FAILED');
  });
});

describe('casing', () => {
  const input = { drillFloorM: 30, vertical: true };
  const tops = [top('A', { tvdSsM: 100 })];

  it('is copied unchanged, with drift and capacity computed from its sizes', async () => {
    const facts = factsOf({
      tops,
      casings: [
        casing(12.25, 9.625, {
          outerDiameterText: '9.625',
          innerDiameterIn: 8.681,
          shoeAhdM: 1000,
          grade: 'L80',
          massKgPerM: 69.94,
        }),
        casing(8.5, 7, { innerDiameterIn: 6.184, driftIn: 6.125, shoeAhdM: 1300 }),
      ],
    });
    const run = await runWith(facts, input);
    const [first, second] = run.montage?.sections_list.map(({ casing_item }) => casing_item) ?? [];
    expect(first).toMatchObject({
      casing_outer_diameter: '9 5/8',
      casing_grade: 'L80',
      casing_thread_type: null,
    });
    expect(first?.casing_drift).toBeCloseTo(8.525, 3);
    expect(first?.casing_volume_per_meter).toBeCloseTo(0.03819, 5);
    expect(second?.casing_drift).toBe(6.125);
    expect(run.steps.get('casing-fit')).toMatchObject({ status: 'COMPLETED' });
  });

  it('that does not fit is reported', async () => {
    const facts = factsOf({
      tops,
      casings: [
        casing(17.5, 13.375, { innerDiameterIn: 12.347, shoeAhdM: 1000 }),
        casing(12.25, 12, { innerDiameterIn: 11, shoeAhdM: 1300 }),
        casing(12.25, 14, { shoeAhdM: 1500 }),
      ],
    });
    const detail = (await runWith(facts, input)).steps.get('casing-fit');
    expect(detail?.status).toBe('FAILED');
    expect(detail?.detail).toContain('14 in casing is recorded against a 12 1/4 in hole: no clearance');
    expect(detail?.detail).toContain('12 in casing leaves only 0.250 in in a 12 1/4 in hole');
    expect(detail?.detail).toContain('does not pass the 12.191 in API drift of the 13 3/8 in casing');
    expect(detail?.detail).toContain('Two sections of 12 1/4 in hole follow each other');
  });

  it('belongs to the section that contains its shoe if no hole size is given', async () => {
    const facts = factsOf({
      tops,
      sections: [section(12.25, { tdAhdM: 1010 }), section(8.5, { tdAhdM: 1400 })],
      casings: [
        casing(null, 7, { shoeAhdM: 1390 }),
        casing(null, 9.625, { shoeAhdM: 1005 }),
        casing(null, 5, {}),
      ],
    });
    const run = await runWith(facts, input);
    expect(run.montage?.sections_list.map(({ casing_item }) => casing_item?.casing_outer_diameter)).toEqual([
      '9 5/8',
      '7',
    ]);
    expect(run.steps.get('hole-sections')?.detail).toContain(
      'No section could be determined for 5 in casing',
    );
  });
});
