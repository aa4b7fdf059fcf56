import type { Classification } from '../../facts';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import type { Kind, KindVocabulary } from '../words/vocabulary';
import { measuresElse } from './misnamed-columns';

/** The kinds expected for a classification; it decides only if the headings fit two kinds equally well. */
const EXPECTED: Record<Classification, Kind[]> = {
  'Well Proposal': ['tops', 'sections', 'reservoirs', 'plan', 'logging', 'pressureTests'],
  'Well Catalogue': ['casing'],
  'Well Trajectory': ['survey'],
  'Cement Program': ['cement'],
  'Mud Program': ['mud'],
  Other: [],
};

const MUD_FIELDS = /^(?:weight|ph|yieldPoint|apiFluidLoss|hphtFluidLoss|sixRpm|lowGravitySolids)/;

/** `Type` alone may be the type of anything. */
const BARE_TYPE = /^(?:typ[eo]?|sort|soort|system[ae]?|systeem|systeme|sistema|nature|naturaleza|art)$/;

const isBareType = (columns: Columns): boolean =>
  BARE_TYPE.test(fold(columns['type']?.heading ?? '')) &&
  !Object.keys(columns).some((field) => MUD_FIELDS.test(field));

/** A mud without a hole size needs its type. */
const isOfASection = ({ kind }: KindVocabulary, columns: Columns) =>
  kind !== 'mud' ||
  (columns['hole'] !== undefined && !isBareType(columns)) ||
  (columns['type'] !== undefined &&
    !isBareType(columns) &&
    ['casing', 'section', 'interval', 'from', 'to'].some((field) => columns[field] !== undefined));

/** Whether the columns include every field that the kind requires. */
export const fits = (vocabulary: KindVocabulary, columns: Columns) =>
  isOfASection(vocabulary, columns) &&
  vocabulary.requires.every((group) =>
    group.some((field) => {
      const use = columns[field];
      return use !== undefined && !measuresElse(use);
    }),
  );

/** How strongly a table fits a kind: its known columns, and half a column each for its title and its classification. */
export function strength(
  vocabulary: KindVocabulary,
  known: number,
  title: string,
  classification: Classification,
): number {
  const expected = EXPECTED[classification].includes(vocabulary.kind) ? 0.6 : 0;
  return known + expected + (vocabulary.title.test(title) ? 1.5 : 0);
}

/** A column with an unclear heading counts for less. */
export const knownOf = (columns: Columns) =>
  Object.values(columns).reduce((sum, use) => sum + (use?.assumed === undefined ? 1 : 0.7), 0);
