/**
 * Records in OSDU's data definitions, and the versions of the schemas that they follow (shared schemas of the OSDU
 * schema service).
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

/** Values of a record; unknown ones (null, or an empty list) are omitted. */
export type Data = Readonly<Record<string, unknown>>;

export interface OsduRecord {
  readonly id: string;
  readonly kind: string;
  readonly data: Data;
}

const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The known ones of some values. */
export const known = (values: Data): Data =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isKnown(value)));

/**
 * A manifest's placeholder for a record without an id (`surrogate-key:...`); the importing system assigns one. Numbered
 * instead of derived from the montage's ids, which may be anything.
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

/** The ending of a reference to a value of a reference list; the partition before it is not known here. */
export const reference = (list: string, value: string): string => `reference-data--${list}:${value}:`;
