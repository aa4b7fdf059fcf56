import type { Montage, NorthReference, WellTrajectory } from '@/domain/montage/montage';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { exportFileName } from '../file-name';
import type { BuildExport } from '../order';
import { wellNameOf } from '../well-path/build';
import { exportedPaths } from '../well-path/exported-paths';
import { known, record, reference, surrogate, type Data, type OsduRecord } from './records';
import {
  casingRecords,
  cementRecords,
  fluidInterval,
  holeSection,
  type PlacedSection,
} from './section-records';

const wellbore = surrogate('master-data--WellPlanningWellbore');
const ids = (records: readonly OsduRecord[], type: string): string[] =>
  records.filter(({ kind }) => kind.includes(`--${type}:`)).map(({ id }) => id);

/** The drill floor, the reference of along-hole depths and TVD BDF, as an elevation above mean sea level. */
const drillFloor = (elevationM: number | null): Data =>
  known({
    VerticalMeasurement: elevationM,
    VerticalMeasurementTypeID: reference('VerticalMeasurementType', 'DrillFloor'),
    VerticalMeasurementPathID: reference('VerticalMeasurementPath', 'Elevation'),
    VerticalMeasurementUnitOfMeasureID: reference('UnitOfMeasure', 'm'),
    VerticalMeasurementDescription: 'Drill floor, elevation above mean sea level',
  });

const markers = (montage: Montage): Data[] =>
  montage.sections_list
    .flatMap((section) => section.formations_list)
    .map((formation, index) =>
      known({
        MarkerName: formation.formation_name,
        MarkerID: String(index + 1),
        FeatureTypeID: reference('FeatureType', 'Top'),
        MarkerMeasuredDepth: formation.along_hole_depth_below_drill_floor,
        MarkerSubSeaVerticalDepth: formation.true_vertical_depth_subsea,
        PositiveVerticalDelta: formation.variance,
        NegativeVerticalDelta: formation.variance,
      }),
    );

const trajectoryRemarks = {
  survey: 'From a survey.',
  depths:
    'A montage holds no survey: computed from AHD and TVD of formation tops and section ends; the azimuth is not known.',
  vertical: 'A montage holds no survey: taken as vertical.',
} as const;

const keptRemark = ({ kind, name }: WellTrajectory): string =>
  `${kind === 'actual' ? 'Actual' : kind === 'planned' ? 'Planned' : 'Given'} path${name === null ? '' : `: ${name}`}.`;

const norths: Readonly<Record<NorthReference, string>> = {
  true: 'TrueNorth',
  grid: 'GridNorth',
  magnetic: 'MagneticNorth',
};

/** The reference frames of the paths; their stations are a separate dataset (the CSV and WITSML exports). */
function trajectories(montage: Montage): OsduRecord[] {
  const { paths, drillFloorM } = exportedPaths(montage);
  return paths.map(({ path, kept }, index) =>
    record('work-product-component--WellboreTrajectory', paths.length > 1 ? index + 1 : undefined, {
      WellboreID: wellbore,
      Name: kept?.name,
      TopDepthMeasuredDepth: path.trajectory.start.ahdM,
      BaseDepthMeasuredDepth: path.trajectory.end.ahdM,
      CalculationMethodType: reference('CalculationMethodType', 'MinimumCurvature'),
      VerticalMeasurement: drillFloor(drillFloorM),
      AzimuthReferenceType:
        kept?.north_reference && reference('AzimuthReferenceType', norths[kept.north_reference]),
      AcquisitionRemark: kept ? keptRemark(kept) : trajectoryRemarks[path.basis],
    }),
  );
}

/** A montage as the records of an OSDU manifest; `docs/formats.md` lists what maps and what does not. */
export function osduManifest(montage: Montage): Data {
  const well = wellboreOf(montage);
  const sections = montage.sections_list.map((section, index): PlacedSection => ({
    section,
    place: index + 1,
    above: montage.sections_list[index - 1] ?? null,
    string: well.strings.find(({ place }) => place === index + 1),
  }));
  const ofSections = sections.flatMap((placed) => [
    holeSection(placed),
    ...casingRecords(placed),
    ...cementRecords(placed),
  ]);
  const intervals = sections.map(fluidInterval).filter((interval) => interval !== null);
  const fluids =
    intervals.length > 0
      ? [record('master-data--FluidsProgram', undefined, { WellboreID: wellbore, FluidIntervals: intervals })]
      : [];
  const plan =
    montage.plan_summaries_list.length > 0
      ? [
          record('master-data--ActivityPlan', undefined, {
            WellboreID: wellbore,
            WellPlanningActivities: montage.plan_summaries_list.map(({ rank, title, description }) =>
              known({ ActivityID: String(rank), Name: title, Comment: description }),
            ),
          }),
        ]
      : [];
  const tops = markers(montage);
  const markerSet =
    tops.length > 0
      ? [
          record('work-product-component--WellboreMarkerSet', undefined, {
            WellboreID: wellbore,
            VerticalMeasurement: drillFloor(well.drillFloorM),
            Markers: tops,
          }),
        ]
      : [];
  const name = wellNameOf(montage);
  const planned = [
    record('master-data--WellPlanningWell', undefined, { Name: name }),
    record('master-data--WellPlanningWellbore', undefined, {
      WellPlanningWellID: surrogate('master-data--WellPlanningWell'),
      Name: name,
      VerticalMeasurement: drillFloor(well.drillFloorM),
      PlannedHoleSections: ids(ofSections, 'HoleSection'),
      PlannedCasingDesigns: ids(ofSections, 'CasingDesign'),
      FluidsProgramID: fluids[0]?.id,
      WellboreMarkerSetID: markerSet[0]?.id,
    }),
  ];
  return {
    kind: 'osdu:wks:Manifest:1.0.0',
    ReferenceData: [],
    MasterData: [...planned, ...ofSections, ...fluids, ...plan],
    Data: { WorkProductComponents: [...markerSet, ...trajectories(montage)] },
  };
}

/** The montage in OSDU's well planning schemas. */
export const build: BuildExport = ({ montage }, onProgress) => {
  const text = `${JSON.stringify(osduManifest(montage), null, 2)}\n`;
  onProgress({ done: 1, of: 1 });
  return Promise.resolve({
    name: exportFileName(montage, 'OSDU', 'json'),
    type: 'application/json',
    bytes: new TextEncoder().encode(text),
  });
};
