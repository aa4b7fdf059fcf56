import { rolesOf } from '@/domain/checks/cement-rules';
import type { CementItem, Section, SlurryRole } from '@/domain/montage/montage';
import { writtenLinerTop } from '@/domain/wellbore/liner-top';
import type { PipeString } from '@/domain/wellbore/strings';
import { known, record, reference, surrogate, type Data, type OsduRecord } from './records';
import { densityOfGradient, metresOfInches, metresOfSize } from './units';

/** A hole section with the context it needs. `place` counts from 1. */
export interface PlacedSection {
  readonly section: Section;
  readonly place: number;
  /** The section above; null if there is none or it is unknown. */
  readonly above: Section | null;
  /** The string in the well; undefined if its size or depth is unknown. */
  readonly string: PipeString | undefined;
}

const wellbore = surrogate('master-data--WellPlanningWellbore');

/** The first section begins at the drill floor. */
const topAhdM = ({ place, above }: PlacedSection): number | null =>
  place === 1 ? 0 : (above?.along_hole_depth_below_drill_floor ?? null);

const nameOf = ({ section, place }: PlacedSection): string =>
  section.diameter === null ? `Section ${place}` : `Section ${place}, ${section.diameter} in`;

export function holeSection(placed: PlacedSection): OsduRecord {
  const { section, place } = placed;
  return record('master-data--HoleSection', place, {
    WellboreID: wellbore,
    Name: nameOf(placed),
    Size: metresOfInches(section.diameter),
    MeasuredDepthTop: topAhdM(placed),
    MeasuredDepthBase: section.along_hole_depth_below_drill_floor,
    Comment: section.description,
  });
}

/** The string of a section: its design, the assembly with its depths, and its pipe. Empty if no casing is planned. */
export function casingRecords({ section, place, string }: PlacedSection): OsduRecord[] {
  const casing = section.casing_item;
  if (!casing) return [];
  const name = `${section.liner ? 'Liner' : 'Casing'} of section ${place}`;
  const size = metresOfSize(casing.casing_outer_diameter);
  const innerDiameter = metresOfInches(casing.casing_inner_diameter);
  const drift = metresOfInches(casing.casing_drift);
  const assembly = surrogate('master-data--TubularAssembly', place);
  return [
    record('master-data--CasingDesign', place, {
      WellboreID: wellbore,
      HoleSectionID: surrogate('master-data--HoleSection', place),
      TubularID: assembly,
      Name: name,
    }),
    record('master-data--TubularAssembly', place, {
      Name: name,
      ParentWellboreID: wellbore,
      TubularAssemblyTypeID: reference('TubularAssemblyType', section.liner ? 'Liner' : 'Casing'),
      TubularAssemblyNominalSize: size,
      DriftDiameter: drift,
      MinimumInnerDiameter: innerDiameter,
      // No field of a montage contains the top of a liner, but its casing notes may.
      AssemblyTopMD: section.liner ? writtenLinerTop(section) : 0,
      AssemblyBaseMD: string?.shoe.ahdM ?? section.along_hole_depth_below_drill_floor,
      AssemblyBaseReportedTVD: section.true_vertical_depth_below_drill_floor,
    }),
    record('master-data--TubularComponent', place, {
      Name: name,
      ParentWellboreID: wellbore,
      ParentAssemblyID: assembly,
      TubularComponentNominalSize: size,
      TubularComponentNominalSizeDescription: casing.casing_outer_diameter,
      InnerDiameter: innerDiameter,
      DriftDiameter: drift,
    }),
  ];
}

const roleNames: Record<SlurryRole, string> = {
  lead: 'Lead slurry',
  tail: 'Tail slurry',
  top_fill: 'Top-fill slurry',
  liner: 'Liner slurry',
};

/** `50 %`; an excess in other words stays in the description. */
const percentOf = (text: string | null): number | null => {
  const [, number] = /^\s*(\d+(?:[.,]\d+)?)\s*%\s*$/.exec(text ?? '') ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
};

/** A stage has one fluid in the schema, so each slurry is an entry of its own. */
function slurryStage(cement: CementItem, role: SlurryRole, number: number): Data | null {
  const type = cement[`${role}_slurry_type`];
  const excess = cement[`${role}_slurry_excess`];
  const top = cement[`${role}_slurry_top_of_cement`];
  const additives = cement[`${role}_slurry_additives`];
  const density = densityOfGradient(cement[`${role}_slurry_pressure_gradient`]);
  if (![type, excess, top, additives, density].some((value) => value !== null && value !== '')) return null;
  const described = [
    type,
    top && `Top of cement: ${top}`,
    excess && percentOf(excess) === null && `Excess: ${excess}`,
  ].filter(Boolean);
  return {
    StageNumber: number,
    StageType: roleNames[role],
    CementingFluid: known({
      TypeFluid: 'Slurry',
      FluidIndex: number,
      FluidDescription: described.join('; '),
      ExcessPercent: percentOf(excess),
      Density: density,
      CementAdditives: additives ? [{ AdditiveName: additives }] : [],
    }),
  };
}

/** The cement job of a section's string; empty if no cement is planned. */
export function cementRecords(placed: PlacedSection): OsduRecord[] {
  const { section, place, above, string } = placed;
  const cement = section.cement_item;
  if (!cement) return [];
  const stages = rolesOf(section.liner)
    .map((role, index) => slurryStage(cement, role, index + 1))
    .filter((stage) => stage !== null);
  return [
    record('master-data--PlannedCementJob', place, {
      Name: `Cement job of section ${place}`,
      WellboreID: wellbore,
      JobTypeID: reference('CementJobType', 'Primary'),
      NameCementedString: `${section.liner ? 'Liner' : 'Casing'} of section ${place}`,
      TubularAssemblyID: section.casing_item ? surrogate('master-data--TubularAssembly', place) : null,
      EstimatedHoleMeasuredDepth: section.along_hole_depth_below_drill_floor,
      EstimatedStringSetMeasuredDepth: section.along_hole_depth_below_drill_floor,
      EstimatedStringSetTrueVerticalDepth: section.true_vertical_depth_below_drill_floor,
      EstimatedPreviousShoeMeasuredDepth: above?.along_hole_depth_below_drill_floor ?? null,
      EstimatedPreviousShoeTrueVerticalDepth: above?.true_vertical_depth_below_drill_floor ?? null,
      EstimatedCementTopMeasuredDepth: string?.cementFromAhdM ?? null,
      CementStages: stages,
    }),
  ];
}

/** The interval of the fluids programme for a section's mud; null if no mud is planned. */
export function fluidInterval(placed: PlacedSection): Data | null {
  const { section, place } = placed;
  const mud = section.mud_item;
  if (!mud) return null;
  const facets = (['exact', 'lower', 'upper'] as const).flatMap((bound) => {
    const value = densityOfGradient(mud[`mud_weight_${bound}`]);
    const names = { exact: 'Planned', lower: 'Minimum', upper: 'Maximum' } as const;
    return value === null
      ? []
      : [
          {
            FluidPropertyFacetNameID: reference('FluidPropertyFacetName', names[bound]),
            FluidPropertyValue: value,
            FluidPropertyUnit: reference('UnitOfMeasure', 'kg%2Fm3'),
          },
        ];
  });
  return known({
    FluidIntervalIdentifier: String(place),
    IntervalName: nameOf(placed),
    IntervalTopMeasuredDepth: topAhdM(placed),
    IntervalBaseMeasuredDepth: section.along_hole_depth_below_drill_floor,
    HoleSectionID: surrogate('master-data--HoleSection', place),
    Comments: mud.notes,
    FluidsSystem: known({
      FluidSystemName: [mud.mud_type, mud.mud_properties].filter(Boolean).join(', '),
      FluidProperties:
        facets.length > 0
          ? [{ FluidPropertyNameID: reference('FluidPropertyName', 'Density'), FluidFacets: facets }]
          : [],
    }),
  });
}
