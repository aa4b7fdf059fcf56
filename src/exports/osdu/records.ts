/**
 * Records in the shape of OSDU's data definitions, and the versions of the schemas that they were written from
 * (shared schemas of the OSDU schema service).
 */
export const schemaVersions = {
  'master-data--WellPlanningWell': '1.1.0',
  'master-data--WellPlanningWellbore': '1.4.0',
  'master-data--HoleSection': '1.4.0',
  'master-data--CasingDesign': '1.2.0',
  'master-data--TubularAssembly': '2.1.0',
  'master-data--TubularComponent': '2.4.0',
  'master-data--PlannedCementJob': '1.4.0',
  'master-data--FluidsProgram': '1.3.0',
  'master-data--ActivityPlan': '1.2.0',
  'work-product-component--WellboreMarkerSet': '1.5.1',
  'work-product-component--WellboreTrajectory': '1.4.0',
} as const;
export type EntityType = keyof typeof schemaVersions;

/** Values of a record; what is not known (null, or a list without entries) is left out of it. */
export type Data = Readonly<Record<string, unknown>>;

export interface OsduRecord {
  readonly id: string;
  readonly kind: string;
  readonly data: Data;
}

const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What is known of some values. */
export const known = (values: Data): Data =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isKnown(value)));

/**
 * A manifest's name for a record that has no id of a partition yet (`surrogate-key:...`): whoever ingests it gives one.
 * Counted by place and not taken from the montage, whose ids may be anything.
 */
export const surrogate = (type: EntityType, place?: number): string => {
  const name = type.replace(/^.*--/, '');
  return `surrogate-key:${name}${place === undefined ? '' : `-${place}`}`;
};

export const record = (type: EntityType, place: number | undefined, values: Data): OsduRecord => ({
  id: surrogate(type, place),
  kind: `osdu:wks:${type}:${schemaVersions[type]}`,
  data: known(values),
});

/** A value of a reference list, as references to it end; the partition before it is not known here. */
export const reference = (list: string, value: string): string => `reference-data--${list}:${value}:`;
