import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { parseHeading } from '../words/headings';
import type { ParsedHeading } from '../words/headings';
import { assignNear } from '../hypotheses/assign';
import { withAzimuthOfCoordinates } from '../hypotheses/azimuth-columns';
import { settleWeights } from '../hypotheses/casing-physics';
import { contentOf } from '../hypotheses/column-content';
import type { ColumnContent } from '../hypotheses/column-content';
import {
  withRolesByCells,
  withSizesByCells,
  withoutFalseBases,
  withHoleNextToPipe,
} from '../hypotheses/columns-by-cells';
import { withDensityByUnit, withDensityOfBareUnit } from '../hypotheses/densities-by-unit';
import { withDepthsByContent } from '../hypotheses/depths-by-content';
import { NO_NOTES } from '../hypotheses/depth-notes';
import type { DepthNotes } from '../hypotheses/depth-notes';
import { withFieldsByContent } from '../hypotheses/fields-by-content';
import { withFormationNames } from '../hypotheses/formation-columns';
import { withEndsOfMuds, withIntervalEnds, withIntervalsOfPipe } from '../hypotheses/interval-ends';
import { withPipesByContent } from '../hypotheses/pipes-by-content';
import { withPlanByCells } from '../hypotheses/plan-by-cells';
import { withHolesAroundPipes } from '../hypotheses/holes-around-pipes';
import { withShoesAndHoleEnds } from '../hypotheses/shoes-and-holes';
import { ownCase } from '../hypotheses/planned-and-actual';
import { settleDepths } from '../hypotheses/settle-depths';
import {
  withoutExtremes,
  withoutOffsetWells,
  withoutTwins,
  withoutNamedWells,
} from '../hypotheses/twin-headings';
import { withTitledReservoirs } from '../hypotheses/titled-reservoirs';
import { weights } from '../hypotheses/weights';
import { sizePairs } from '../sections/size-pairs';
import type { Quantity } from '../units/known-units';
import type { KindVocabulary } from '../words/vocabulary';
import {
  withDepthsOfStrings,
  withOwnInterval,
  withShoes,
  withSpecsBehindSizes,
  withStringNames,
  withoutDriftOverPipe,
  withoutTopBelowShoe,
} from './casing-columns';
import { withCementOfComposition } from './cement-columns';
import { withSectionsByNames } from './columns-of-names';
import { withPairedColumns } from './paired-columns';
import {
  isTicks,
  withHoleOfSizes,
  withHoleOfWell,
  withoutMisnamed,
  withoutNumbering,
  withoutOtherUnits,
} from './misnamed-columns';
import { namedColumns, withDepthsFromTheSea } from './named-columns';
import {
  withSectionEnds,
  withSectionNames,
  withSettingDepths,
  withoutEndsAtStarts,
  withoutFlatEnds,
  withoutStarts,
} from './section-columns';
import { withTestOfString } from './test-columns';

export interface Candidate {
  vocabulary: KindVocabulary;
  columns: Columns;
  /** The fields that headings name exactly. */
  exact: Columns;
}

/**
 * The columns of a table in one kind: by exact names, then by similar names and matching cells, then by the
 * document's notes about its depths.
 */
export function candidateOf(
  vocabulary: KindVocabulary,
  all: readonly ParsedHeading[],
  table: Table,
  notes: DepthNotes,
  title: string,
): Candidate {
  const own = ownCase(vocabulary.kind === 'tops' ? withoutNamedWells(all, title) : [], notes.isDrilled);
  const headings = vocabulary.kind === 'tops' ? withoutExtremes(withoutOffsetWells(own.headings)) : all;
  const contents = contentOf(table);
  const named = weights().words > 0 ? namedColumns(vocabulary, headings) : {};
  const exact = sizePairs(
    vocabulary,
    withoutMisnamed(vocabulary, withoutNumbering(vocabulary, named, contents), contents),
    table,
  );
  const twice = withPairedColumns(vocabulary, exact, headings, table);
  const ofStrings = withDepthsOfStrings(vocabulary, twice, headings);
  const dense = withDensityOfBareUnit(vocabulary, ofStrings, headings);
  const moved = withDepthsFromTheSea(vocabulary, headings, dense);
  const near = sizePairs(
    vocabulary,
    assignNear(
      vocabulary,
      vocabulary.kind === 'sections' ? withoutStarts(headings) : headings,
      withHoleOfSizes(vocabulary, withHoleOfWell(vocabulary, moved, table), headings, table),
      contents,
    ),
    table,
  );
  const sized = weights().physics > 0 ? byCells(vocabulary, near, headings, table) : near;
  const paired = withHoleNextToPipe(vocabulary, sized, headings, table);
  const settled = settleDepths(vocabulary, paired, headings, notes, contents);
  const ofKind = settledByKind(vocabulary, settled, headings, table, title, notes);
  const columns = withUnitsOfSiblings(weights().physics > 0 ? withoutOtherUnits(ofKind, table) : ofKind);
  return {
    vocabulary,
    exact,
    columns: vocabulary.kind === 'tops' ? own.settled(withoutFalseBases(columns, table)) : columns,
  };
}

/** What the cells alone show: the sizes of the rows, then the columns of other fields. */
function byCells(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const around = withHolesAroundPipes(vocabulary, columns, headings, table);
  const set = withShoesAndHoleEnds(vocabulary, around, headings, table);
  const ofPipes = withPipesByContent(vocabulary, set, headings, table);
  const sized = withSizesByCells(vocabulary, ofPipes, headings, table);
  const ofRole = withRolesByCells(vocabulary, sized, headings, table);
  const ofPlan = withPlanByCells(vocabulary, ofRole, headings, table);
  const ofFields = withFieldsByContent(vocabulary, ofPlan, headings, table);
  const named = withSectionsByNames(vocabulary, ofFields, headings, table);
  const dense = withDensityOfBareUnit(vocabulary, named, headings);
  return withDensityByUnit(vocabulary, dense, headings, contentOf(table));
}

const OF_ONE_UNIT: ReadonlySet<Quantity> = new Set([
  'length',
  'gradient',
  'linearMass',
  'pressure',
  'yieldPoint',
]);

/** A column without a unit gets the unit that the other columns of its quantity share. */
function withUnitsOfSiblings(columns: Columns): Columns {
  const uses = Object.values(columns).flatMap((use) => use ?? []);
  return Object.fromEntries(
    Object.entries(columns).map(([field, use]) => {
      if (!use || use.unit !== null || use.quantity === null || !OF_ONE_UNIT.has(use.quantity))
        return [field, use];
      const units = new Set(uses.filter((other) => other.quantity === use.quantity).map(({ unit }) => unit));
      units.delete(null);
      const [unit] = units;
      return units.size === 1 && unit
        ? [
            field,
            {
              ...use,
              unit,
              assumed:
                use.assumed ?? `no unit is given; read as ${unit}, like the other columns of the table`,
            },
          ]
        : [field, use];
    }),
  );
}

/** `Wireline` or `MWD` over words: the tools that are run so. */
function withWireline(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
): Columns {
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const found = headings.flatMap((heading, column) => {
    const field = /^wireline$/.test(heading.key) ? 'wireline' : /^mwd$/.test(heading.key) ? 'lwd' : null;
    const holdsTools = contents[column]?.numeric === 0 && !isTicks(contents[column]);
    return field !== null && !columns[field] && !taken.has(column) && holdsTools
      ? [[field, columnUse(vocabulary, field, heading, column)] as const]
      : [];
  });
  return found.length === 0 ? columns : { ...columns, ...Object.fromEntries(found) };
}

/** `Section | Run | Survey`: next to the numbers of runs, what is run. */
function withSurveysOfRuns(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
): Columns {
  if (columns['evaluation'] || columns['lwd'] || columns['wireline'] || !columns['run']) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const column = headings.findIndex(
    ({ key }, at) => SURVEY.test(key) && !taken.has(at) && contents[at]?.numeric === 0,
  );
  const heading = headings[column];
  if (!heading) return columns;
  const assumed = `"${heading.written}" next to the numbers of runs was read as what is run`;
  return { ...columns, evaluation: { ...columnUse(vocabulary, 'evaluation', heading, column), assumed } };
}

const SURVEY = /^surveys?$/;

/** Resolves what is ambiguous only in tables of one kind. */
function settledByKind(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
  title: string,
  notes: DepthNotes,
): Columns {
  const contents = contentOf(table);
  if (vocabulary.kind === 'sections') {
    const ends = withSettingDepths(withSectionEnds(vocabulary, columns, headings, table), headings, table);
    const own = withIntervalEnds(vocabulary, ends, headings, table);
    const all =
      weights().physics > 0
        ? withDepthsByContent(vocabulary, withoutFlatEnds(own, contents), headings, table, notes)
        : own;
    return withSectionNames(vocabulary, withoutEndsAtStarts(all, headings), headings, contents);
  }
  if (vocabulary.kind === 'mud') return withEndsOfMuds(vocabulary, columns, headings, table);
  if (vocabulary.kind === 'cement') return withCementOfComposition(vocabulary, columns, headings, table);
  if (vocabulary.kind === 'pressureTests') return withTestOfString(vocabulary, columns, headings);
  if (vocabulary.kind === 'logging')
    return withSurveysOfRuns(
      vocabulary,
      withWireline(vocabulary, columns, headings, contents),
      headings,
      contents,
    );
  if (weights().physics === 0) return columns;
  if (vocabulary.kind === 'reservoirs')
    return withTitledReservoirs(vocabulary, columns, headings, table, title);
  if (vocabulary.kind === 'survey') return withAzimuthOfCoordinates(columns, headings, table);
  if (vocabulary.kind === 'tops') {
    const depths = withDepthsByContent(vocabulary, columns, headings, table, notes);
    return withFormationNames(vocabulary, depths, headings, table, title);
  }
  if (vocabulary.kind === 'casing') {
    const bored = withoutDriftOverPipe(columns, contents);
    const set = withIntervalsOfPipe(vocabulary, bored, headings, table);
    const own = withoutTopBelowShoe(withOwnInterval(vocabulary, set, headings, table), contents);
    const shoes = withDepthsByContent(
      vocabulary,
      withShoes(vocabulary, own, headings),
      headings,
      table,
      notes,
    );
    const named = withStringNames(vocabulary, shoes, headings, contents);
    return settleWeights(withSpecsBehindSizes(named, table), table);
  }
  return columns;
}

/** Whether the headings themselves name a field of each group that the kind requires. */
export const isNamed = ({ vocabulary, columns, exact }: Candidate) =>
  vocabulary.requires.every((group) => group.some((field) => columns[field] && exact[field]));

/** A unit that only the weight of a pipe has, which alone is the heading of a column. */
const WEIGHT_OF_PIPE = /^(?:lbs?\.?\/ft|#\/ft|ppf|kg\/m)$/i;

/** The headings of a table with their units. */
export const headingsOf = (table: Table): ParsedHeading[] =>
  withoutTwins(
    table.headings.map((heading, column) =>
      parseHeading(
        WEIGHT_OF_PIPE.test(heading) ? `Weight (${heading})` : heading,
        table.units[column] ?? null,
      ),
    ),
  );

/** The columns of a table that is known to be of this kind. */
export const columnsOfKind = (
  vocabulary: KindVocabulary,
  table: Table,
  notes: DepthNotes = NO_NOTES,
  title = '',
): Columns => candidateOf(vocabulary, headingsOf(table), table, notes, title).columns;
