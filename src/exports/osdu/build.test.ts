import { describe, expect, it } from 'vitest';
import { exampleWell, withSection } from '@/testing/checks/example-well';
import type { Montage } from '@/domain/montage/montage';
import { exampleMontage, largeMontage } from '@/domain/montage/montage-for-tests';
import { build, osduManifest } from './build';
import { schemaVersions, type EntityType, type OsduRecord } from './records';

/** The properties of `data` in each schema, as far as this application writes them (OSDU shared schemas). */
const properties: Record<EntityType, readonly string[]> = {
  'master-data--WellPlanningWell': ['Name'],
  'master-data--WellPlanningWellbore': [
    'WellPlanningWellID',
    'Name',
    'VerticalMeasurement',
    'PlannedHoleSections',
    'PlannedCasingDesigns',
    'FluidsProgramID',
    'WellboreMarkerSetID',
  ],
  'master-data--HoleSection': [
    'WellboreID',
    'Name',
    'Size',
    'MeasuredDepthTop',
    'MeasuredDepthBase',
    'Comment',
  ],
  'master-data--CasingDesign': ['WellboreID', 'HoleSectionID', 'TubularID', 'Name'],
  'master-data--TubularAssembly': [
    'Name',
    'ParentWellboreID',
    'TubularAssemblyTypeID',
    'TubularAssemblyNominalSize',
    'DriftDiameter',
    'MinimumInnerDiameter',
    'AssemblyTopMD',
    'AssemblyBaseMD',
    'AssemblyBaseReportedTVD',
  ],
  'master-data--TubularComponent': [
    'Name',
    'ParentWellboreID',
    'ParentAssemblyID',
    'TubularComponentNominalSize',
    'TubularComponentNominalSizeDescription',
    'InnerDiameter',
    'DriftDiameter',
  ],
  'master-data--PlannedCementJob': [
    'Name',
    'WellboreID',
    'JobTypeID',
    'NameCementedString',
    'TubularAssemblyID',
    'EstimatedHoleMeasuredDepth',
    'EstimatedStringSetMeasuredDepth',
    'EstimatedStringSetTrueVerticalDepth',
    'EstimatedPreviousShoeMeasuredDepth',
    'EstimatedPreviousShoeTrueVerticalDepth',
    'EstimatedCementTopMeasuredDepth',
    'CementStages',
  ],
  'master-data--FluidsProgram': ['WellboreID', 'FluidIntervals'],
  'master-data--ActivityPlan': ['WellboreID', 'WellPlanningActivities'],
  'work-product-component--WellboreMarkerSet': ['WellboreID', 'VerticalMeasurement', 'Markers'],
  'work-product-component--WellboreTrajectory': [
    'WellboreID',
    'Name',
    'TopDepthMeasuredDepth',
    'BaseDepthMeasuredDepth',
    'CalculationMethodType',
    'VerticalMeasurement',
    'AzimuthReferenceType',
    'AcquisitionRemark',
  ],
};

interface Manifest {
  MasterData: OsduRecord[];
  Data: { WorkProductComponents: OsduRecord[] };
}
function recordsOf(montage: Montage): OsduRecord[] {
  const { MasterData, Data } = osduManifest(montage) as unknown as Manifest;
  return [...MasterData, ...Data.WorkProductComponents];
}
const typeOf = ({ kind }: OsduRecord) => kind.split(':')[2] as EntityType;
const dataOf = (montage: Montage, type: EntityType, place = 0) =>
  recordsOf(montage).filter((record) => typeOf(record) === type)[place]?.data;

const wells: [string, Montage][] = [
  ['a deviated well', exampleWell],
  ['a well with everything', exampleMontage()],
  ['a large well', largeMontage(4, 50)],
  [
    'a montage of nothing',
    { ...exampleMontage(), sections_list: [], plan_summaries_list: [], top_line_item: null },
  ],
];

describe('the montage in OSDU schemas', () => {
  it.each(wells)('has only properties of the schemas, and valid references: %s', (_, montage) => {
    const records = recordsOf(montage);
    const ids = records.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const record of records) {
      const type = typeOf(record);
      expect(record.kind).toBe(`osdu:wks:${type}:${schemaVersions[type]}`);
      expect(Object.keys(record.data).filter((name) => !properties[type].includes(name))).toEqual([]);
      const text = JSON.stringify(record.data);
      for (const [reference] of text.matchAll(/surrogate-key:[\w-]+/g)) expect(ids).toContain(reference);
      expect(text).not.toMatch(/null|NaN/);
    }
  });

  it('gives lengths in metres and gradients as densities in kg/m3', () => {
    const montage = exampleMontage();
    expect(dataOf(montage, 'master-data--HoleSection', 1)).toMatchObject({
      Name: 'Section 2, 12.25 in',
      Size: 0.31115,
      MeasuredDepthTop: 1163.4,
    });
    expect(dataOf(montage, 'master-data--TubularComponent')).toMatchObject({
      TubularComponentNominalSize: 0.339725,
      TubularComponentNominalSizeDescription: '13 3/8',
      InnerDiameter: 0.315341,
    });
    const fluids = JSON.stringify(dataOf(montage, 'master-data--FluidsProgram'));
    // 11.278 kPa/m is 1.15 SG.
    expect(Number(/"FluidPropertyValue":([\d.]+)/.exec(fluids)?.[1])).toBeCloseTo(1150, 0);
    const cement = JSON.stringify(dataOf(montage, 'master-data--PlannedCementJob'));
    expect(Number(/"Density":([\d.]+)/.exec(cement)?.[1])).toBeCloseTo(1500, 0);
    expect(cement).toContain('"ExcessPercent":50');
  });

  it('has tops relative to sea level, as OSDU counts them, with their range on both sides', () => {
    expect(dataOf(exampleMontage(), 'work-product-component--WellboreMarkerSet')?.['Markers']).toContainEqual(
      {
        MarkerName: 'Chalk',
        MarkerID: '2',
        FeatureTypeID: 'reference-data--FeatureType:Top:',
        MarkerMeasuredDepth: 1138,
        MarkerSubSeaVerticalDepth: 1098,
        PositiveVerticalDelta: 5,
        NegativeVerticalDelta: 5,
      },
    );
  });

  it('takes the top of a liner from its casing notes, and has none without them', () => {
    const noted = (notes: string | null) =>
      withSection(3, ({ casing_item }) => ({ casing_item: casing_item && { ...casing_item, notes } }));
    const withTop = noted('Liner: 7 in from 2,650.5 to 3,077.4 m AHD');
    expect(dataOf(withTop, 'master-data--TubularAssembly', 2)?.['AssemblyTopMD']).toBe(2650.5);
    expect(dataOf(noted(null), 'master-data--TubularAssembly', 2)).not.toHaveProperty('AssemblyTopMD');
    expect(dataOf(withTop, 'master-data--TubularAssembly')?.['AssemblyTopMD']).toBe(0);
  });

  it('omits unknown values, and says that nothing was surveyed', () => {
    const montage = withSection(1, () => ({ diameter: null, along_hole_depth_below_drill_floor: null }));
    expect(dataOf(montage, 'master-data--HoleSection')).not.toHaveProperty('Size');
    expect(dataOf(montage, 'master-data--HoleSection', 1)).not.toHaveProperty('MeasuredDepthTop');
    expect(dataOf(exampleWell, 'work-product-component--WellboreTrajectory')).toMatchObject({
      AcquisitionRemark: expect.stringMatching(/^A montage holds no survey/) as string,
    });
    expect(
      dataOf({ ...montage, sections_list: [] }, 'work-product-component--WellboreTrajectory'),
    ).toBeUndefined();
  });

  it('is pretty-printed JSON of the manifest kind', async () => {
    const order = {
      kind: 'osdu',
      montage: exampleMontage(),
      unsaved: false,
      at: 0,
      timeZone: 'UTC',
    } as const;
    const { name, bytes } = await build(order, () => {});
    expect(name).toBe('Aurora-3 OSDU.json');
    expect(new TextDecoder().decode(bytes)).toMatch(/^\{\n {2}"kind": "osdu:wks:Manifest:1\.0\.0",\n/);
  });
});
