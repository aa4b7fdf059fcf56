import type { MudFact, RangeFact } from '../../facts';
import type { Group } from '../tables/table-groups';
import type { RowReader } from '../tables/row-reader';
import { withRangesOfIntervals } from './muds-of-intervals';
import { fold } from '../words/fold';
import { holeOfRow, sectionBeside } from '../sections/section-of-row';

/** One property: from a cell with a value or a range, completed by separate columns for the bounds. */
function rangeOf(row: RowReader, field: string): RangeFact {
  const whole = row.range(field);
  return {
    exact: whole.exact,
    lower: whole.lower ?? row.value(`${field}Lower`),
    upper: whole.upper ?? row.value(`${field}Upper`),
  };
}

/** The cell of each bound of a range: its own column before the one with the whole range. */
function rangeFields(fact: string, field: string, range: RangeFact): Record<string, readonly string[]> {
  const given = Object.entries(range).filter(([, value]) => value !== null);
  const own: Record<string, string[]> = {
    exact: [field],
    lower: [field, `${field}Lower`],
    upper: [field, `${field}Upper`],
  };
  return Object.fromEntries(given.map(([end]) => [`${fact}.${end}`, own[end] ?? []]));
}

/** Fields of a mud other than its weight. */
const PROPERTIES = [
  'type',
  'properties',
  ...['ph', 'yieldPoint', 'apiFluidLoss', 'hphtFluidLoss', 'sixRpm', 'lowGravitySolids'].flatMap((field) => [
    field,
    `${field}Lower`,
    `${field}Upper`,
  ]),
];

/** Whether a table has nothing of a mud but its weight: that of a table of strings only sums up the programme of muds. */
export const isOnlyWeights = ({ has }: Group): boolean => !PROPERTIES.some((field) => has(field));

/** The words for any drilling fluid and for its density name none: `Lodo 8.6 lpg`, `Density 1.05 SG`. Folded. */
const NAMES_NO_MUD =
  /^(?:(?:drilling )?(?:mud|fluid)|fluids?|system|type|(?:bohr)?spulung|(?:boor)?spoeling|boorvloeistof|borevaeske|(?:bore)?slam|boue|fluide(?: de forage)?|lodo|fluido(?: de perforacion)?|fango|lama|(?:mud )?(?:density|weight)|mw|densidad|densite|densidade|densita|dichte|dichtheid|tetthet|peso|poids|gewicht|vekt)$/;

/** `8-11` below the types is the reading of another row. */
const nameIn = (text: string | null): string | null =>
  text !== null && /\p{L}/u.test(text) && !NAMES_NO_MUD.test(fold(text).trim()) ? text : null;

/** The drilling fluids of a group of rows, one for each hole section. */
export function readMud(group: Group): MudFact[] {
  const muds = group.rows.flatMap((row): MudFact[] => {
    const holeDiameterIn = holeOfRow(row);
    const of = sectionBeside(holeDiameterIn, row);
    if (holeDiameterIn === null && !of.section) return [];
    const mud = {
      ...of,
      holeDiameterIn,
      type: nameIn(row.text('type')),
      properties: row.text('properties'),
      weightKpaPerM: rangeOf(row, 'weight'),
      weightText: weightText(row),
      ph: rangeOf(row, 'ph'),
      yieldPointPa: rangeOf(row, 'yieldPoint'),
      apiFluidLossMl: rangeOf(row, 'apiFluidLoss'),
      hphtFluidLossMl: rangeOf(row, 'hphtFluidLoss'),
      sixRpm: rangeOf(row, 'sixRpm'),
      lowGravitySolidsPercent: rangeOf(row, 'lowGravitySolids'),
      notes: row.text('notes'),
    };
    // A size alone does not describe a fluid: it is the title of the next section, or an empty row.
    const says = Object.entries(mud).some(
      ([field, value]) =>
        value !== null &&
        field !== 'holeDiameterIn' &&
        field !== 'section' &&
        (typeof value !== 'object' || Object.values(value).some((end) => end !== null)),
    );
    if (!says) return [];
    const origins = row.origins({
      holeDiameterIn: 'hole',
      type: 'type',
      properties: 'properties',
      weightText: ['weight', 'weightLower', 'weightUpper'],
      notes: 'notes',
      ...rangeFields('weightKpaPerM', 'weight', mud.weightKpaPerM),
      ...rangeFields('ph', 'ph', mud.ph),
      ...rangeFields('yieldPointPa', 'yieldPoint', mud.yieldPointPa),
      ...rangeFields('apiFluidLossMl', 'apiFluidLoss', mud.apiFluidLossMl),
      ...rangeFields('hphtFluidLossMl', 'hphtFluidLoss', mud.hphtFluidLossMl),
      ...rangeFields('sixRpm', 'sixRpm', mud.sixRpm),
      ...rangeFields('lowGravitySolidsPercent', 'lowGravitySolids', mud.lowGravitySolidsPercent),
    });
    return [{ ...mud, source: row.source(), origins }];
  });
  return withRangesOfIntervals(muds);
}

/** The weight as written in the document, in the engineer's familiar unit. */
function weightText(row: RowReader): string | null {
  const unit = row.unit('weight') ?? row.unit('weightLower') ?? row.unit('weightUpper');
  const bounds = [row.text('weightLower'), row.text('weightUpper')].filter((text) => text !== null);
  const written = row.text('weight') ?? (bounds.length > 0 ? bounds.join(' - ') : null);
  if (written === null) return null;
  return unit === null || /[a-z]/i.test(written) ? written : `${written} ${unit === 'sg' ? 'SG' : unit}`;
}
