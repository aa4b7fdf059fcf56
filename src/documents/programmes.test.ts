import { describe, expect, it } from 'vitest';

import type { MudFact, SlurryFact, WellFacts } from './facts';
import { casing, factsOf, runWith, section, top } from './facts-for-tests';

const source = { file: 'programme.csv', row: 3 };
const nothing = { exact: null, lower: null, upper: null };

const slurry = (role: SlurryFact['role'], given: Partial<SlurryFact>): SlurryFact => ({
  holeDiameterIn: null,
  casingOuterDiameterIn: null,
  role,
  type: null,
  gradientKpaPerM: null,
  excess: null,
  topOfCement: null,
  additives: null,
  notes: null,
  source,
  ...given,
});

const mud = (holeDiameterIn: number | null, type: string): MudFact => ({
  holeDiameterIn,
  type,
  properties: null,
  weightKpaPerM: { exact: 11.768, lower: null, upper: 12 },
  weightText: '1.20 SG',
  ph: nothing,
  yieldPointPa: nothing,
  apiFluidLossMl: nothing,
  hphtFluidLossMl: nothing,
  sixRpm: nothing,
  lowGravitySolidsPercent: nothing,
  notes: null,
  source,
});

/** 17 1/2 in hole with 13 3/8 in casing, then two sections of 12 1/4 in: a casing and a liner. */
const well = (given: Partial<WellFacts>): WellFacts =>
  factsOf({
    tops: [top('Chalk', { tvdSsM: 900 })],
    casings: [
      casing(17.5, 13.375, { shoeAhdM: 1000 }),
      casing(12.25, 10.75, { topAhdM: 0, shoeAhdM: 2000 }),
      casing(12.25, 9.625, { kind: 'liner', topAhdM: 1900, shoeAhdM: 2500 }),
    ],
    ...given,
  });

const input = { drillFloorM: 30, vertical: true };

describe('the cement programme', () => {
  it('has the only slurry of a liner as its liner slurry, unless a text names its role or there is another', async () => {
    const ofLiner = { casingOuterDiameterIn: 9.625, type: 'Class G', isRoleAssumed: true as const };
    const typesOf = async (...slurries: SlurryFact[]) => {
      const { montage } = await runWith(well({ slurries }), input);
      const { cement_item: cement } = montage?.sections_list.at(-1) ?? {};
      return [cement?.tail_slurry_type, cement?.liner_slurry_type];
    };
    expect(await typesOf(slurry('tail', ofLiner))).toEqual([null, 'Class G']);
    const { isRoleAssumed: _, ...named } = ofLiner;
    expect(await typesOf(slurry('tail', named))).toEqual(['Class G', null]);
    const lead = slurry('lead', { casingOuterDiameterIn: 9.625, type: 'Lite' });
    expect(await typesOf(slurry('tail', ofLiner), lead)).toEqual(['Class G', null]);
  });

  it('is assigned by casing size, then by hole size, and a liner slurry to the liner', async () => {
    const facts = well({
      slurries: [
        slurry('lead', { casingOuterDiameterIn: 13.375, type: 'Lite', gradientKpaPerM: 15.2, excess: '50%' }),
        slurry('tail', { holeDiameterIn: 17.5, type: 'Class G', topOfCement: '800 m' }),
        slurry('liner', { holeDiameterIn: 12.25, type: 'Class G + silica' }),
        slurry('lead', { holeDiameterIn: 12.25, type: 'Extended' }),
      ],
    });
    const run = await runWith(facts, input);
    const [surface, casingSection, linerSection] = run.montage?.sections_list ?? [];
    expect(surface?.cement_item).toMatchObject({
      lead_slurry_type: 'Lite',
      lead_slurry_pressure_gradient: 15.2,
      lead_slurry_excess: '50%',
      tail_slurry_type: 'Class G',
      tail_slurry_top_of_cement: '800 m',
      liner_slurry_type: null,
    });
    expect(casingSection?.cement_item?.lead_slurry_type).toBe('Extended');
    expect(linerSection?.cement_item?.liner_slurry_type).toBe('Class G + silica');
    expect(run.steps.get('cement-programme')).toMatchObject({
      status: 'COMPLETED',
      detail: 'Cement programme: 4 slurries in 3 sections.',
    });
  });

  it('keeps a second slurry of a role in the notes, and reports a slurry without a section', async () => {
    const facts = well({
      slurries: [
        slurry('lead', { holeDiameterIn: 17.5, type: 'First' }),
        slurry('lead', { holeDiameterIn: 17.5, type: 'Second', gradientKpaPerM: 18.6 }),
        slurry('lead', { casingOuterDiameterIn: 4.5, type: 'Lost' }),
      ],
    });
    const run = await runWith(facts, input);
    const cement = run.montage?.sections_list[0]?.cement_item;
    expect(cement?.lead_slurry_type).toBe('First');
    expect(cement?.notes).toBe('Further lead slurry: Second, 18.6 kPa/m');
    expect(run.steps.get('cement-programme')?.status).toBe('FAILED');
    expect(run.steps.get('cement-programme')?.detail).toContain(
      'No section of this well for lead (programme.csv, row 3)',
    );
  });
});

describe('the mud programme', () => {
  it('is assigned by hole size: one fluid to every section of the size, or several in order', async () => {
    const types = async (...muds: MudFact[]): Promise<unknown> => {
      const run = await runWith(well({ muds }), input);
      return run.montage?.sections_list.map(({ mud_item }) => mud_item?.mud_type ?? null);
    };
    expect(await types(mud(17.5, 'WBM'), mud(12.25, 'OBM'))).toEqual(['WBM', 'OBM', 'OBM']);
    expect(await types(mud(12.25, 'OBM 1'), mud(12.25, 'OBM 2'))).toEqual([null, 'OBM 1', 'OBM 2']);
  });

  it('is copied unchanged', async () => {
    const run = await runWith(well({ muds: [mud(17.5, 'WBM')] }), input);
    expect(run.montage?.sections_list[0]?.mud_item).toMatchObject({
      mud_weight_exact: 11.768,
      mud_weight_lower: null,
      mud_weight_upper: 12,
      mud_weight_text: '1.20 SG',
      ph_exact: null,
    });
  });

  it('without a hole size belongs to the only section, and to none of several', async () => {
    const only = { ...well({ muds: [mud(null, 'WBM')] }), casings: [casing(8.5, 7, { shoeAhdM: 1000 })] };
    expect((await runWith(only, input)).montage?.sections_list[0]?.mud_item?.mud_type).toBe('WBM');
    const run = await runWith(well({ muds: [mud(null, 'WBM')] }), input);
    expect(run.montage?.sections_list.every(({ mud_item }) => mud_item === null)).toBe(true);
    expect(run.steps.get('mud-programme')?.status).toBe('FAILED');
  });
});

describe('logging, pressure tests, reservoirs, plan and header', () => {
  it('reach the montage unchanged', async () => {
    const facts = well({
      sections: [section(17.5, { tdAhdM: 1000 }), section(12.25, { tdAhdM: 2500 })],
      casings: [casing(12.25, 9.625, { kind: 'liner', shoeAhdM: 2495 })],
      loggingRuns: [
        { holeDiameterIn: 12.25, runNumber: 3, evaluation: 'GR, resistivity', source },
        { holeDiameterIn: 12.25, runNumber: null, evaluation: 'MDT', source },
        { holeDiameterIn: 6, runNumber: 1, evaluation: 'none', source },
      ],
      pressureTests: [
        {
          holeDiameterIn: 12.25,
          annularKpa: 20000,
          ramKpa: null,
          casingOnBumpKpa: null,
          linerLapKpa: 15000,
          notes: null,
          source,
        },
      ],
      reservoirs: [
        {
          name: 'Hugin',
          gradientKpaPerM: 9.978,
          pressureLowerKpa: 28000,
          pressureUpperKpa: 28600,
          tvdSsLowerM: 2900,
          tvdSsUpperM: 2818,
          source,
        },
      ],
      plan: [
        { title: 'Skid the rig', description: null, source },
        { title: 'Drill', description: 'to 1000 m', source },
      ],
      header: {
        ...factsOf({}).header,
        fieldName: 'Volve',
        wellId: 12.5,
        daysPlanned: 41,
        wellHeads: ['WH-A'],
      },
    });
    const run = await runWith(facts, input);
    const [, second] = run.montage?.sections_list ?? [];
    expect(second?.logging_item?.logging_runs_list.map(({ run_number }) => run_number)).toEqual([3, 4]);
    expect(second?.logging_item?.section_id).toBe(second?.id);
    expect(second?.pressure_test_item).toMatchObject({
      annular_pressure: 20000,
      ram_pressure: null,
      liner_lap_pressure: 15000,
    });
    expect(run.steps.get('logging-and-pressure-tests')?.status).toBe('FAILED');
    expect(run.montage?.reservoirs_list[0]).toMatchObject({ formation_name: 'Hugin', gradient: 9.978 });
    expect(run.steps.get('reservoirs')?.detail).toContain('The lower bound exceeds the upper one of Hugin');
    expect(run.montage?.plan_summaries_list.map(({ rank, title }) => [rank, title])).toEqual([
      [1, 'Skid the rig'],
      [2, 'Drill'],
    ]);
    expect(run.montage?.top_line_item).toMatchObject({
      well_name: null,
      field_name: 'Volve',
      well_id: null,
      days_planned: 41,
      well_heads: ['WH-A'],
    });
  });

  it('leave a blank top line without values, because a montage without a top line is incomplete', async () => {
    const run = await runWith(well({}), input);
    expect(run.montage?.top_line_item).toMatchObject({ well_name: null, well_heads: [] });
    expect(run.montage?.sections_list[0]).toMatchObject({
      cement_item: null,
      mud_item: null,
      logging_item: null,
      pressure_test_item: null,
    });
    const ids = JSON.stringify(run.montage).match(/"id":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
