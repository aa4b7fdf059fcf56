import type { Classification, HoleNameFact, NotUnderstood } from '../../facts';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { withCardsAsLines } from './cards';
import { correctedContent, placeKey, placeOfTable, withDecimalSign } from '../corrections/corrected-content';
import type { CorrectedContent } from '../corrections/corrected-content';
import type { Correction } from '../corrections/corrections';
import { declaredLengthUnit } from '../units/declared-units';
import { fold } from '../words/fold';
import { withOneDecimalSign } from '../hypotheses/decimal-sign';
import { depthNotes } from '../hypotheses/depth-notes';
import type { DepthNotes } from '../hypotheses/depth-notes';
import { looseTables } from '../hypotheses/loose-tables';
import { withoutOtherEvents } from './event-rows';
import { withHeadingsOverDepths, withLateHeadings } from '../words/late-headings';
import { listedTops } from '../formations/listed-tops';
import { looseTops } from '../formations/loose-tops';
import { loggingMatrices } from '../logging/logging-matrix';
import { runsInColumns, withoutRunColumns } from '../logging/runs-in-columns';
import { withMudCards } from '../mud/cards-of-muds';
import { withNamedSections } from '../sections/named-sections';
import { namesInTables } from '../sections/names-in-tables';
import { namesOfHoles } from '../sections/names-of-holes';
import { outlineOf } from '../outline/outline';
import { parseMeasured } from '../words/numbers';
import { planLists } from '../plan/plan-lists';
import { isTimeEstimate } from '../plan/plan-steps';
import { hasDensity } from '../prose/slurry-values';
import type { Question } from '../facts/questions';
import { questionOf, recogniseAs, recogniseTable } from './recognise';
import { recogniseCorrected } from '../recognise-corrected';
import { headingOf, sourceOf } from './row-reader';
import type { Datum } from './row-reader';
import { reservoirCards } from '../reservoirs/reservoir-cards';
import { statedReservoirs } from '../reservoirs/reservoir-statements';
import { tablesOfBlocks } from '../sections/section-blocks';
import { tableOfNotes } from './tables-of-notes';
import { withoutInchStops } from '../words/inch-stops';
import { areTestsAsReservoirs } from '../pressure-tests/tests-in-rows';
import { withSizeOfCaption } from '../sections/sizes-in-captions';
import { withSizeOfForm } from '../sections/sizes-in-forms';
import { stringsInHole, withSizeOfChapter, withSizesOfRows } from '../sections/sizes-in-titles';
import { withSizesOfTitles } from '../sections/titles-without-sizes';
import type { KnownHole } from '../sections/titles-without-sizes';
import { withSectionOf } from '../corrections/sections-of-tables';
import { withoutSetAside } from '../revisions/set-aside';
import { groupsOfTable } from './table-groups';
import type { Group } from './table-groups';
import { withoutWellInTitles } from '../which-well/titles-without-well';
import { withUnitsOfFirstPage } from './units-of-first-page';
import { withUncertaintyOfNote } from '../formations/uncertainty-in-notes';
import { offsetTitle, titleOfTable } from './table-titles';
import { withAdditivesBelow } from '../cement/additives-below';
import { withLabelsInCells } from '../cement/labels-in-cells';
import { withValuesOfSlurries } from '../cement/slurry-columns';
import { specsOfString } from '../casing/specs-of-strings';
import { withBitsOfOpenedHoles } from '../sections/opened-holes';
import { withTwoSlurriesApart } from '../cement/two-slurries';
import { stringsOfJobs } from '../casing/strings-of-jobs';
import { topsInCells } from '../formations/tops-in-cells';
import { topsInSentences } from '../formations/tops-in-sentences';
import type { RecognisedTable } from './recognise';
import { withoutOffsetRows } from '../vocabulary/offset-wells';
import { withIntervalsOfEnds } from './ends-of-intervals';
import { mergedRowsApart } from './merged-rows';
import { withHolesInTitles } from '../sections/holes-in-titles';
import { withTablesEndedAtSubtitles } from './tables-above-subtitles';
import { withoutMarksOfTitles } from './marks-of-titles';
import { withTitlesInBars } from './titles-in-bars';
import { withHolesApart } from '../sections/holes-without-strings';
import { withHolesOfNumbers } from '../sections/numbered-sections';
import { withListsOfProperties } from './property-lists';
import { withRepeatedHeadingsApart } from './repeated-headings';
import { withTablesTurned } from './turned-tables';
import { groupOfValue } from '../facts/value-groups';
import type { Kind } from '../words/vocabulary';
import { areDone, areOfOneJob } from '../vocabulary/other-steps';

export interface DocumentGroups {
  groups: Group[];
  /** Tables of unknown kind. */
  unknown: Table[];
  /** All tables. */
  tables: Table[];
  /** The rows of forms that were taken for tables. */
  formLines: TextLine[];
  /** The document with its corrections applied. */
  seen: CorrectedContent;
  /** Tables of other wells, which are never used. */
  offset: NotUnderstood[];
  /** What the titles of chapters call the holes. */
  holeNames: HoleNameFact[];
  /** Whether the titles of sections leave out a size that is not known. */
  hasOpenTitles: boolean;
  /** The open questions of the document. */
  questions: Question[];
}

/** Whether the rows of a matrix are those of a table. */
const holdsRows = (table: Table, matrix: Table): boolean =>
  table.sheet === matrix.sheet &&
  matrix.rows.every((row) =>
    table.rows.some((own) => own.row === row.row && (own.page ?? table.page) === (row.page ?? matrix.page)),
  );

/** Kinds whose table may be about a single section or string, named in its title. */
const OF_ONE_SECTION: ReadonlySet<Kind> = new Set(['cement', 'pressureTests', 'logging', 'mud']);

/** The strings of a table with a further column for the hole of its chapter. */
const withHoleOfChapter = (strings: RecognisedTable, table: Table): RecognisedTable => ({
  ...strings,
  table,
  columns: {
    ...strings.columns,
    hole: { column: table.headings.length - 1, heading: 'Hole size', unit: null, quantity: 'size' },
  },
});

/** Whether a table has one row, with the end of the section of its chapter: `From | Section TD | Length`. */
const isEndOfSection = ({ kind, table, columns }: RecognisedTable): boolean =>
  kind === 'sections' &&
  table.rows.length === 1 &&
  ENDS_OF_SECTIONS.some((field) => columns[field] !== undefined && columns[field].assumed === undefined);

/** Whether nothing in a table of tests says which hole or string is tested. */
const areOfAnything = ({ kind, columns }: RecognisedTable): boolean =>
  kind === 'pressureTests' && ['hole', 'casing', 'section'].every((field) => columns[field] === undefined);

/**
 * Whether a table is of no kind yet, of tests or logging runs without their hole, or of formations only by its cells: `Lead`,
 * `Tail`.
 */
const isOfSomeSection = (recognised: readonly RecognisedTable[]): boolean =>
  recognised.every((each) => {
    const { kind, table, columns } = each;
    const { hole, name } = columns;
    return (
      areOfAnything(each) ||
      (kind === 'tops' && name?.assumed !== undefined) ||
      (kind === 'logging' &&
        // `Interval` may be the hole, or the logged interval.
        !(hole && table.rows.some(({ cells }) => /^\d/.test(cells[hole.column] ?? ''))))
    );
  });

const SLURRY_FIELDS = ['density', 'type', 'role', 'excess', 'additives'];

/**
 * Whether a table of cement has only a top for each hole, which its heading does not call one of cement: `Hole, Top MD, Bottom MD,
 * Casing` is a table of sections.
 */
const isHoleWithTop = ({ kind, has, recognised: { columns } }: Group): boolean =>
  kind === 'cement' &&
  !SLURRY_FIELDS.some((field) => has(field)) &&
  !/\btoc\b|cement|zement|ciment|sement|slurry|schlaemme|lechada|laitier|cimento|pasta|malta/.test(
    fold(columns['topOfCement']?.heading ?? ''),
  );

/** `Phase` is a step of a plan, or a hole section: a table that has a hole and its depth for each is of sections. */
const isPlanOfHoles = ({ kind, rows, recognised: { table } }: Group): boolean =>
  kind === 'plan' &&
  rows.length > 0 &&
  /\b(?:hole|size|diamet|bit|bohr\w*|gat|boorgat|hull\w*|forage|hoyo|poco|foro|broca|scalpello)/.test(
    fold(table.headings.join(' ')),
  ) &&
  rows.every(({ cells }) =>
    cells.some((cell) => /^\d+(?:[ -]\d\/\d)?\s*(?:"|in\b|\u2033|\u201d)/.test(cell)),
  );

/** A table of what was done, or of the steps of one job. */
const isOfOtherSteps = ({ kind, rows }: Group): boolean => {
  if (kind !== 'plan') return false;
  const steps = rows.map((row) => {
    const title = row.text('title') ?? '';
    return /\p{L}/u.test(title) ? title : (row.text('description') ?? '');
  });
  // A pumping sequence may have a column of fluids, which a plan never has.
  return areDone(steps) || areOfOneJob(steps) || areOfOneJob(rows.map(({ cells }) => cells.join(' ')));
};

const ENDS_OF_SECTIONS = ['tdAhd', 'tdTvd', 'tdTvdSs'];

const givesAnEnd = (group: Group): boolean =>
  group.rows.some((row) => ENDS_OF_SECTIONS.some((field) => group.has(field) && row.value(field) !== null));

/**
 * Whether the rows are only of another kind: a mud or cement programme also has a column of sections, but does not give their
 * ends.
 */
const onlyNamesSections = (group: Group, all: readonly Group[]): boolean =>
  group.kind === 'sections' &&
  !givesAnEnd(group) &&
  all.some((other) => other !== group && other.recognised.table === group.recognised.table);

/** Whether the ends of the sections are those of intervals, which tables of other subjects also give. */
const isByIntervals = ({ kind, recognised: { columns } }: Group): boolean =>
  kind === 'sections' && ENDS_OF_SECTIONS.some((field) => columns[field]?.end !== undefined);

/**
 * Whether a card is about a hole, or its slurry about a string, that no table of its kind has, though each of their rows
 * names one.
 */
function isCardOfOtherThing({ table, kind, isProse = false }: BlockTable, tables: readonly Group[]): boolean {
  const [row] = table.rows;
  const casing = table.headings.indexOf('Casing size');
  return (
    !isProse &&
    (isOther(row?.cells[0], 'hole', tables) ||
      (kind === 'cement' && casing !== -1 && isOther(row?.cells[casing], 'casing', tables)))
  );
}

/** Whether a hole or a string is in no row of some tables, each of which names one. */
function isOther(cell: string | undefined, field: string, tables: readonly Group[]): boolean {
  const own = parseMeasured(cell ?? '')?.value;
  const sizes = tables.flatMap(({ rows }) => rows.map((row) => row.value(field)));
  return own !== undefined && sizes.every((size) => size !== null && Math.abs(size - own) > SAME_SIZE_IN);
}

/** The slurries of lines that are of another hole or string than those of the tables. */
function slurriesOfOthers(block: BlockTable, tables: readonly Group[]): BlockTable | null {
  if (block.isSlurries !== true) return null;
  const rows = block.table.rows.filter(
    ({ cells: [hole, casing] }) => isOther(hole, 'hole', tables) || isOther(casing, 'casing', tables),
  );
  return rows.length === 0 ? null : { ...block, table: { ...block.table, rows } };
}

const SAME_SIZE_IN = 0.02;

/** The fields of a pressure test. */
const TESTS = ['annular', 'ram', 'bump', 'linerLap'];

/** Whether lines give only tests of which no table has any: the lap of the liner in the sentence below the table. */
function isTestOfOtherField({ kind, table }: BlockTable, tables: readonly Group[]): boolean {
  if (kind !== 'pressureTests') return false;
  const [own] = recogniseAs(kind, table);
  const fields = TESTS.filter((field) => own?.columns[field] !== undefined);
  return (
    fields.length > 0 &&
    fields.every((field) => !tables.some(({ rows }) => rows.some((row) => row.value(field) !== null)))
  );
}

/** Whether cards give the make-up of slurries, and no table of the document does: a table lists the fluids that are pumped. */
function isMakeUpOfSlurry({ kind, table, isProse = false }: BlockTable, tables: readonly Group[]): boolean {
  if (kind !== 'cement' || isProse) return false;
  const [own] = recogniseAs(kind, table);
  return (
    MAKE_UP.some((field) => own?.columns[field] !== undefined) &&
    !tables.some(({ rows }) => rows.some((row) => MAKE_UP.some((field) => row.text(field) !== null)))
  );
}
const MAKE_UP = ['type', 'additives'];

/** Whether the slurries of a table were read of its cells, each of which describes a whole one. */
const isReadByCells = ({ sheet, rows }: Table, groups: readonly Group[]): boolean =>
  groups.some(
    ({ kind, recognised: { table } }) =>
      kind === 'cement' &&
      table.sheet === sheet &&
      rows.length > 0 &&
      rows.every((row) => table.rows.some((own) => own.row === row.row && own.page === row.page)),
  );

/** The card of one mud: a summary of the muds before the cards has only some of their properties. */
const isCardOfMud = ({ kind, isProse = false }: BlockTable): boolean => kind === 'mud' && !isProse;

/** The values of a slurry other than its density. */
const OF_A_SLURRY = ['type', 'topOfCement', 'excess', 'additives'];

/** The fluids that a job pumps one after the other, by nothing but their densities: the cards of its slurries say more. */
function areOnlyPumped({ kind, rows }: Group, blocks: readonly BlockTable[]): boolean {
  if (kind !== 'cement' || rows.some((row) => OF_A_SLURRY.some((field) => row.text(field) !== null)))
    return false;
  const casings = rows.map((row) => row.value('casing'));
  return blocks.some(({ kind: of, table: { headings, rows: cards }, isProse, isNotes }) => {
    const own = parseMeasured(cards[0]?.cells[headings.indexOf('Casing size')] ?? '')?.value;
    const isCard =
      of === 'cement' && isProse !== true && isNotes !== true && headings.length > FEWEST_OF_CARD;
    return (
      isCard &&
      own !== undefined &&
      casings.some((size) => size !== null && Math.abs(size - own) <= SAME_SIZE_IN)
    );
  });
}
/** The hole, the string, the slurry and its density. */
const FEWEST_OF_CARD = 4;

/** Documents of the whole well: the list of a cement or mud programme is of one of its jobs. */
const OF_THE_WELL: ReadonlySet<Classification> = new Set(['Well Proposal', 'Other']);

export function groupsOfDocument(
  read: DocumentContent,
  document: {
    file: string;
    classification: Classification;
    corrections?: readonly Correction[];
    /** What is known of the holes of the well. */
    holes?: readonly KnownHole[];
  },
): DocumentGroups {
  const seen = correctedContent(read, document.corrections ?? []);
  const { document: said } = seen;
  const correctionsOfTables = new Map(seen.tables);
  const saidOf = (table: Table) => correctionsOfTables.get(placeKey(placeOfTable(table)));
  const barred = withTablesEndedAtSubtitles(withoutMarksOfTitles(withTitlesInBars(seen.content)));
  // Lists in corrections are not turned, and stay unchanged.
  const isList = ({ rows }: Table) =>
    rows.some(({ places }) => places?.some(({ quote }) => quote !== undefined) === true);
  const lists = barred.tables.filter(isList);
  const upright = withListsOfProperties(barred.tables.filter((table) => !isList(table)));
  const headed = withRepeatedHeadingsApart(upright).map((table) =>
    withHeadingsOverDepths(withLateHeadings(table)),
  );
  const tables = withUnitsOfFirstPage(headed).flatMap(mergedRowsApart);
  const lines = withoutWellInTitles(withoutInchStops(barred.lines));
  const listed = withCardsAsLines(
    { ...seen.content, lines, tables },
    (table) =>
      saidOf(table) !== undefined ||
      recogniseTable(table, titleOfTable(seen.content, table), document.classification).length > 0,
  );
  const { content: withoutCards, cards: mudCards } = withMudCards(withHolesOfNumbers(listed));
  const turned = withTablesTurned(withoutCards);
  const whole = withOneDecimalSign({
    ...turned,
    tables: [...turned.tables.map(withIntervalsOfEnds), ...mudCards, ...lists],
  });
  const offset: NotUnderstood[] = [];
  const titled = withSizesOfTitles(whole, document.holes);
  const content = {
    ...whole,
    lines: [...withHolesInTitles(withNamedSections(titled.lines))],
    tables: whole.tables.map((table) => {
      const own = saidOf(table);
      const sectioned = own?.of === undefined ? null : withSectionOf(table, own, own.of);
      if (sectioned) correctionsOfTables.set(placeKey(placeOfTable(table)), sectioned.correction);
      const signed = withValuesOfSlurries(
        withTwoSlurriesApart(
          withAdditivesBelow(
            withLabelsInCells(withBitsOfOpenedHoles(withDecimalSign(sectioned?.table ?? table, said))),
          ),
        ),
      );
      if (saidOf(table)) return signed;
      const { rows, left } = withoutOffsetRows(signed.rows);
      for (const { text, row, isTitle } of left)
        offset.push({
          source: sourceOf(document.file, table, row),
          reason: isTitle
            ? `The rows below "${text}" are of other wells and were not used.`
            : `The row "${text}" is of another well and was not used.`,
        });
      return left.length === 0 ? signed : { ...signed, rows };
    }),
  };
  const outline = outlineOf(content.lines, content.tables);
  const notesOf = (table: Table): DepthNotes => {
    const found = depthNotes(content, table);
    return said.reference ? { ...found, reference: said.reference, said: null } : found;
  };
  const defaultLengthUnit = said.lengthUnit ?? declaredLengthUnit(content);
  const datum: Datum = { drillFloorM: null, aboveGroundM: null };
  const result: DocumentGroups = {
    groups: [],
    unknown: [],
    // The values of a list are at their own places, so it is not a table on the page.
    tables: content.tables.filter((table) => {
      const is = saidOf(table)?.is;
      // A turned table is replaced by its transposed one.
      return isList(table) ? is === 'tops' : is === undefined || is === 'ignored' || table.rows.length > 0;
    }),
    formLines: listed.lines.filter((line) => !lines.includes(line)),
    seen,
    offset,
    holeNames: namesOfHoles(document.file, content.lines, outline),
    hasOpenTitles: titled.isOpen,
    questions: [],
  };
  const ofThisWell = content.tables.filter((table) => offsetTitle(content, table) === null);
  const matrices = [...loggingMatrices(content), ...runsInColumns(ofThisWell)].filter(
    (matrix) => !content.tables.some((table) => saidOf(table) && holdsRows(table, matrix)),
  );
  for (const matrix of matrices)
    for (const each of recogniseAs('logging', matrix))
      result.groups.push(...groupsOfTable(each, content, document, defaultLengthUnit, datum));
  const shoes: Group[] = [];
  for (const table of content.tables) {
    // Ticks are not values of their columns, and a row may have several runs.
    if (matrices.some((matrix) => holdsRows(table, matrix))) {
      const others = withoutRunColumns(table);
      for (const each of others ? recogniseAs('pressureTests', others) : [])
        result.groups.push(...groupsOfTable(each, content, document, defaultLengthUnit, datum));
      continue;
    }
    if (saidOf(table)?.is === 'ignored') continue;
    const others = saidOf(table) ? null : offsetTitle(content, table);
    if (others !== null) {
      result.offset.push({
        source: sourceOf(document.file, table, headingOf(table)),
        reason: `The table is of other wells ("${others}") and was not used.`,
      });
      continue;
    }
    const title = titleOfTable(content, table);
    const notes = notesOf(table);
    let recognised = recogniseCorrected(table, title, document.classification, notes, saidOf(table));
    const sized =
      isOfSomeSection(recognised) && saidOf(table)?.of === undefined
        ? (withSizesOfRows(table) ??
          withSizeOfCaption(content, table) ??
          withSizeOfChapter(outline, table) ??
          withSizeOfForm(content, table))
        : null;
    const ofTitle = sized
      ? recogniseCorrected(sized, title, document.classification, notes, saidOf(table)).filter(
          (each) => OF_ONE_SECTION.has(each.kind) || isEndOfSection(each),
        )
      : [];
    if (recognised.length === 0 || ofTitle.length > 0) recognised = ofTitle;
    if (!saidOf(table))
      recognised = recognised.flatMap((each) => {
        const { hole, outer } = each.columns;
        const inHole =
          each.kind === 'casing' && !hole && outer ? stringsInHole(outline, table, outer.column) : null;
        return inHole ? withHoleOfChapter(each, inHole) : each;
      });
    if (!saidOf(table)) recognised = recognised.map((each) => withUncertaintyOfNote(each, content));
    const notesOnly = recognised.length === 0 && !saidOf(table) ? tableOfNotes(table) : [];
    for (const each of notesOnly)
      for (const group of groupsOfTable(each, content, document, defaultLengthUnit, datum))
        result.groups.push({ ...group, isNotes: true });
    if (recognised.length === 0 && notesOnly.length === 0) {
      result.unknown.push(table);
      const question = questionOf(sourceOf(document.file, table, headingOf(table)), table, title, notes);
      if (question) result.questions.push(question);
    }
    for (const each of recognised) {
      const apart = saidOf(table) ? null : withHolesApart(each);
      if (apart)
        result.groups.push(...groupsOfTable(apart.sections, content, document, defaultLengthUnit, datum));
      const { own, casing } = withoutOtherEvents(apart?.strings ?? each);
      result.groups.push(...groupsOfTable(own, content, document, defaultLengthUnit, datum));
      if (casing) shoes.push(...groupsOfTable(casing, content, document, defaultLengthUnit, datum));
    }
  }
  // Figures without known headings may be a survey, by physics or by a correction.
  const hasSurvey = result.groups.some(({ kind }) => kind === 'survey');
  const loose = looseTables(content).map((table) => withDecimalSign(table, said));
  result.tables.push(...loose);
  for (const table of loose) {
    if (hasSurvey && !saidOf(table)) continue;
    for (const each of recogniseCorrected(
      table,
      titleOfTable(content, table),
      document.classification,
      notesOf(table),
      saidOf(table),
    ))
      result.groups.push(...groupsOfTable(each, content, document, defaultLengthUnit, datum));
  }
  const topsOf = [
    () => topsInCells(content.tables),
    () => listedTops(content),
    () => topsInSentences(content),
    () => looseTops(content),
  ];
  if (!result.groups.some(({ kind }) => kind === 'tops'))
    for (const table of topsOf.reduce<Table[]>((found, tops) => (found.length > 0 ? found : tops()), []))
      for (const each of recogniseCorrected(
        table,
        titleOfTable(content, table),
        document.classification,
        notesOf(table),
        undefined,
      ))
        if (each.kind === 'tops')
          result.groups.push(...groupsOfTable(each, content, document, defaultLengthUnit, datum));
  result.groups = result.groups.filter((group) => !isOfOtherSteps(group) && !areTestsAsReservoirs(group));
  const isFullPlan = (group: Group) =>
    group.kind === 'plan' && !isPlanOfHoles(group) && !isTimeEstimate(group);
  if (!result.groups.some(isFullPlan))
    for (const table of planLists(content, OF_THE_WELL.has(document.classification)))
      for (const each of recogniseAs('plan', table))
        for (const group of groupsOfTable(each, content, document, defaultLengthUnit, datum))
          result.groups.push({ ...group, isProse: true });
  if (!result.groups.some(({ kind }) => kind === 'reservoirs')) {
    const cards = reservoirCards(content);
    for (const table of cards.length > 0 ? cards : statedReservoirs(content))
      for (const each of recogniseAs('reservoirs', table))
        for (const group of groupsOfTable(each, content, document, defaultLengthUnit, datum))
          result.groups.push({ ...group, isProse: true });
  }
  if (result.groups.some(isFullPlan)) result.groups = result.groups.filter((group) => !isTimeEstimate(group));
  const blocks = tablesOfBlocks(content, outline);
  // Lines that describe whole slurries are better than a table with neither density nor composition.
  if (blocks.some(({ isSlurries }) => isSlurries === true))
    result.groups = result.groups.filter(
      ({ kind, has, rows }) =>
        kind !== 'cement' ||
        has('density') ||
        (has('type') && !rows.some((row) => hasDensity(row.text('type') ?? ''))),
    );
  result.groups = result.groups.filter(
    (group) => !isHoleWithTop(group) && !isPlanOfHoles(group) && !areOnlyPumped(group, blocks),
  );
  // A table is complete: lines that repeat it would duplicate everything.
  result.groups = result.groups.filter((group, _, all) => !onlyNamesSections(group, all));
  // A table of the sections themselves is better than the intervals of a mud programme.
  const hasSections = result.groups.some((group) => group.kind === 'sections' && !isByIntervals(group));
  result.groups = result.groups.filter((group) => !hasSections || !isByIntervals(group));
  for (const group of result.groups.filter(isByIntervals)) {
    group.isProse = true;
    // The mud may change within a section, which ends with its last interval.
    group.rows = group.rows.filter((row, at, rows) => row.text('hole') !== rows[at + 1]?.text('hole'));
  }
  // A table of the bits also names the sections, but says nothing of their ends, which cards may give.
  const inTables = Map.groupBy(
    result.groups.filter((group) => group.kind !== 'sections' || givesAnEnd(group)),
    ({ kind }) => kind,
  );
  for (const block of blocks) {
    const { kind, remarks, isProse = false, isNotes = false } = block;
    const complete = inTables.get(kind);
    const others = complete ? (slurriesOfOthers(block, complete) ?? specsOfString(block, complete)) : null;
    if (
      complete &&
      !others &&
      !isNotes &&
      !isCardOfOtherThing(block, complete) &&
      !isCardOfMud(block) &&
      !isMakeUpOfSlurry(block, complete) &&
      !isTestOfOtherField(block, complete)
    )
      continue;
    const { table } = others ?? block;
    const own = recogniseAs(kind, table, isNotes).flatMap((each) =>
      groupsOfTable(each, content, document, defaultLengthUnit, datum),
    );
    own[0]?.log.remarks.push(...remarks);
    for (const group of own) Object.assign(group, { isProse, isNotes });
    result.groups.push(...own);
  }
  result.unknown = result.unknown.filter((table) => !isReadByCells(table, result.groups));
  // After the casing tables, which say more about the strings than a list of horizons.
  result.groups.push(...shoes);
  if (!result.groups.some(({ kind }) => kind === 'casing')) {
    const jobs = result.groups.flatMap(({ kind, recognised, isNotes }) =>
      kind === 'cement' && isNotes !== true ? recognised : [],
    );
    for (const each of stringsOfJobs(jobs))
      for (const group of groupsOfTable(each, content, document, defaultLengthUnit, datum))
        result.groups.push({ ...group, isProse: true });
  }
  if (seen.setAside.length > 0) result.groups = withoutSetAside(result.groups, content.tables, seen);
  for (const value of seen.values) {
    const group = groupOfValue(value, document, defaultLengthUnit, datum);
    if (group) result.groups.push(group);
  }
  if (result.holeNames.length === 0) result.holeNames = namesInTables(result.groups);
  const othersUnread =
    result.unknown.length > 0 || (read.notUnderstood ?? []).some(({ isNotMeant }) => isNotMeant !== true);
  for (const group of result.groups) group.othersUnread = othersUnread;
  return result;
}
