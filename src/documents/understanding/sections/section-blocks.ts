import { usesDecimalComma } from '../../readers/table';
import type { DocumentContent, TextLine } from '../../readers/table';
import { KINDS } from '../blocks/block-entries';
import type { Entry } from '../blocks/block-entries';
import { cellsOf, isBehindOther, pairsOf } from '../blocks/block-pairs';
import type { Place } from '../blocks/block-pairs';
import { tableOf, tableOfSlurries } from '../blocks/block-tables';
import type { BlockTable } from '../blocks/block-tables';
import { blocksOf } from '../blocks/blocks-of-lines';
import type { Block } from '../blocks/blocks-of-lines';
import { paragraphsOfSlurries } from '../blocks/paragraphs-of-slurries';
import { parseHeading } from '../words/headings';
import { decimalCommaOf } from '../hypotheses/decimal-sign';
import type { Outline } from '../outline/outline';
import { mudsInForms } from '../mud/muds-in-forms';
import { blocksOfProse } from '../prose/blocks';
import type { ProseBlock } from '../prose/blocks';
import { cementJobs } from '../prose/cement-jobs';
import { mudsByInterval } from '../prose/muds-by-interval';
import { plainText } from '../prose/quantities';
import { loggingItems } from '../prose/logging-items';
import { runsOfNamedSections } from '../prose/runs-of-named-sections';
import { loggingRows } from '../prose/logging-rows';
import { reportedMuds } from '../prose/reported-muds';
import { listedAdditives, slurriesIn, slurryLines, withRoles } from '../prose/slurries';
import type { SlurryLine } from '../prose/slurry-line';
import { slurriesOfCells } from '../prose/slurries-of-cells';
import { testsOfCells } from '../prose/tests-of-cells';
import { testsOfStringsInCells, testsOfStringsInLists } from '../prose/tests-of-strings';
import { gridsOfTests } from '../pressure-tests/grids-of-tests';
import { listsOfTests } from '../pressure-tests/lists-of-tests';
import { testsInForms } from '../pressure-tests/tests-in-forms';
import { testsInRows } from '../pressure-tests/tests-in-rows';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';
import { slurryRole } from '../vocabulary/roles';

const isOfSlurryLine = (sheet: string | undefined, place: Place, slurries: readonly SlurryLine[]) =>
  slurries.some(({ line }) => line.sheet === sheet && line.page === place.page && line.row === place.row);

/** `Lead slurry | Class G | Density | 1.50 SG` with the rest of the lead in the rows below. */
function isFirstOfSlurry(line: TextLine, blocks: readonly Block[]): boolean {
  const [pair, ...others] = pairsOf(line);
  const role = pair && others.length > 0 ? slurryRole(pair.key) : null;
  return (
    role !== null &&
    blocks.some(({ sheet, entries }) => {
      const rows = entries
        .filter(
          ({ kind, heading, place }) =>
            kind === 'cement' && slurryRole(heading) === role && place.page === line.page,
        )
        .map(({ place }) => place.row);
      return sheet === line.sheet && rows.includes(line.row) && rows.some((row) => row > line.row);
    })
  );
}

/** Tables of the blocks with a hole size and `key: value` lines, and of sentences. */
export function tablesOfBlocks(content: DocumentContent, outline: Outline): BlockTable[] {
  const all = blocksOf(content.lines, outline);
  // `Class G | Density: | 1.90 SG` gives one value of its slurry, `System | Class G | Density | 1.90 SG` two.
  const whole = content.lines.filter(
    (line) =>
      !isBehindOther(line.cells) &&
      !isFirstOfSlurry(line, all) &&
      (cellsOf(line).length < 4 || slurryRole(line.text) !== null || pairsOf(line).length < 2),
  );
  const inLines = slurryLines(whole, outline, cementJobs(whole, outline));
  const paragraphs = paragraphsOfSlurries(content.lines);
  const jobs = all
    .flatMap((block) => jobsOfBlock(block, (line) => paragraphs.get(line) ?? line.text))
    .map((slurry) => withValuesBelow(slurry, inLines));
  const isOfJob = (slurry: SlurryLine) =>
    jobs.some(
      ({ line }) =>
        line.sheet === slurry.line.sheet && line.page === slurry.line.page && line.row === slurry.line.row,
    );
  const slurries = withRoles(
    withoutRepeated([
      ...jobs,
      ...slurriesOfCells(content.tables),
      ...inLines.filter((slurry) => !isOfJob(slurry)),
    ]),
  );
  const blocks = withWholeSections(all)
    .map((block) => ({
      ...block,
      entries: block.entries.filter(
        ({ kind, place }) => kind !== 'cement' || !isOfSlurryLine(block.sheet, place, slurries),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
  // If a line describes a slurry completely, sentences about it are ignored.
  const planned = blocksOfProse(content.lines, outline);
  const hasMuds = [...planned, ...blocks.flatMap(({ entries }) => entries)].some(
    ({ kind }) => kind === 'mud',
  );
  const prose = [...planned, ...(hasMuds ? [] : reportedMuds(content.lines, outline))].filter(
    ({ kind }) => kind !== 'cement' || slurries.length === 0,
  );
  const values = [
    ...blocks.flatMap(({ entries }) => entries),
    ...prose.flatMap((block) => block.values.map(({ value, sentence }) => ({ value, place: sentence }))),
  ];
  const decimalComma =
    decimalCommaOf(
      content.tables,
      values.map(({ value }) => value),
    ) ??
    usesDecimalComma(
      values.map(({ value, place }) => ({ row: place.row, cells: value.split(/\s+/) })),
      null,
    );
  const keyOf = ({ sizeIn, sheet, casing, slurry }: Block) =>
    `${sheet ?? ''}|${sizeIn}|${casing?.size ?? ''}|${casing?.role ?? slurry ?? ''}`;
  const tables = [...new Set(blocks.map(keyOf))].flatMap((size) => {
    const own = blocks.filter((block) => keyOf(block) === size);
    return [...KINDS, 'sections' as const].flatMap((kind) => tableOf(kind, own, decimalComma));
  });
  const given = (kind: Kind, sizeIn: number | null) =>
    blocks.flatMap((block) =>
      block.sizeIn === sizeIn ? block.entries.filter((entry) => entry.kind === kind) : [],
    );
  const sections = prose.filter(({ kind }) => kind === 'sections');
  // The title of a cement job names a string, not a hole.
  const holeBlocks = blocks.filter(({ casing }) => !casing);
  const holes = new Set(
    [...holeBlocks, ...prose.flatMap(({ hole }) => hole ?? [])].map(({ sizeIn }) => sizeIn),
  );
  // Sections must be complete: those with a named end would be taken for all sections.
  const isWhole =
    sections.length > 1 && holes.size === new Set(sections.map(({ hole }) => hole?.sizeIn)).size;
  const hasLogs = tables.some(({ kind }) => kind === 'logging');
  return [
    ...tables,
    ...(hasLogs
      ? []
      : [
          ...loggingItems(content.lines),
          ...runsOfNamedSections(content.lines),
          ...loggingRows(content.lines, outline),
        ]),
    ...(hasMuds ? [] : [...mudsByInterval(content.lines, outline), ...mudsInForms(content.tables)]),
    ...tableOfSlurries(slurries),
    ...gridsOfTests(content),
    ...listsOfTests(content, outline),
    ...testsInRows(content.tables, outline),
    ...testsInForms(content.tables),
    ...testsOfCells(content.tables),
    ...testsOfStringsInCells(content.tables),
    ...testsOfStringsInLists(content.lines),
    ...prose.flatMap((block): BlockTable[] => {
      if (block.kind === 'sections' && !isWhole) return [];
      const before = given(block.kind, block.hole?.sizeIn ?? null);
      // A `key: value` line has priority over a sentence.
      const isGiven = (heading: string) =>
        before.some((entry) => fieldNamed(block.kind, entry.heading) === fieldNamed(block.kind, heading));
      // Each test is a value of its own: a list may give one and a sentence another.
      const left =
        block.kind === 'pressureTests'
          ? block.values.filter(({ heading }) => !isGiven(heading))
          : block.values;
      if (before.length > 0 && (block.kind === 'casing' || left.some(({ heading }) => isGiven(heading))))
        return [];
      if (left.length === 0) return [];
      return tableOf(block.kind, [blockOfProse({ ...block, values: left })], decimalComma, true).map(
        (each) => ({
          ...each,
          isProse: true,
        }),
      );
    }),
  ];
}

/** A slurry of a card with what the lines below it say of its job. */
function withValuesBelow(slurry: SlurryLine, inLines: readonly SlurryLine[]): SlurryLine {
  const twin = inLines.find(
    ({ of, line, role, density }) =>
      of.is === slurry.of.is &&
      of.size === slurry.of.size &&
      line.sheet === slurry.line.sheet &&
      density === slurry.density &&
      slurryRole(role) === slurryRole(slurry.role),
  );
  if (!twin) return slurry;
  const { type, excess, top, additives } = slurry;
  return {
    ...slurry,
    type: type ?? twin.type,
    additives: additives ?? twin.additives,
    excess: excess ?? twin.excess,
    top: top ?? twin.top,
    assumed: {
      ...slurry.assumed,
      ...(excess === null && twin.assumed.excess !== undefined ? { excess: twin.assumed.excess } : {}),
      ...(top === null && twin.assumed.top !== undefined ? { top: twin.assumed.top } : {}),
    },
  };
}

/** The slurries without those of a text that goes on over lines of which the same slurry was read. */
function withoutRepeated(slurries: readonly SlurryLine[]): SlurryLine[] {
  const tight = (text: string) => text.replace(/\s+/g, '');
  return slurries.filter(
    ({ line, density, of }) =>
      !slurries.some(
        (other) =>
          other.of.is !== of.is &&
          other.density === density &&
          other.line.sheet === line.sheet &&
          other.line.page === line.page &&
          other.line.row > line.row &&
          tight(line.text).includes(tight(other.line.text)),
      ),
  );
}

/**
 * The slurries that a card of a section or a string describes in one value. `paragraphOf` gives a line with those it goes on
 * in.
 */
function jobsOfBlock({ size, casing, jobs }: Block, paragraphOf: (line: TextLine) => string): SlurryLine[] {
  const of = {
    is: casing ? ('casing' as const) : ('hole' as const),
    size: casing?.size ?? size,
    isTitle: false,
    rest: '',
  };
  return jobs.flatMap(({ text, line }) => {
    const isLiner = casing ? casing.isLiner === true : CEMENTS_A_LINER.test(text);
    const paragraph = {
      text: line.text,
      row: line.row,
      ...(line.page === undefined ? {} : { page: line.page }),
      ...(line.sheet === undefined ? {} : { sheet: line.sheet }),
    };
    // `...; additives: bentonite` behind the value is a pair of its own.
    const all = paragraphOf(line);
    const at = all.indexOf(text);
    const behind = at === -1 ? '' : all.slice(at + text.length);
    // A list of additives may continue on the next line.
    const [last = ''] = text.split(/(?<=[.;])\s+/).slice(-1);
    const isOfAdditives = [behind.replace(/^[;.\s]+/, ''), last].some(
      (part) => listedAdditives(part) !== null,
    );
    const whole = isOfAdditives ? `${text}${behind}` : text;
    return slurriesIn(paragraph, plainText(whole), { ...of, isLiner }, true);
  });
}

/** `Cement the liner with Class G`. */
const CEMENTS_A_LINER =
  /\b(?:cement(?:ed|ing)?|cementing of) (?:the |a )?(?:\d[^,;.]{0,8}["\u2033] )?liner\b/i;

/** The ends of the sections count only if every section has one: they would be taken for all sections. */
function withWholeSections(blocks: readonly Block[]): Block[] {
  const ended = blocks.filter(({ entries }) =>
    entries.some(({ kind, heading }) => kind === 'sections' && heading !== 'Section description'),
  );
  // The card of a string may also give the end of its hole.
  const inCards = ended.some(({ casing }) => casing !== undefined);
  const holes = (some: readonly Block[]) =>
    new Set(
      some.filter(({ casing, sizeIn }) => !casing || (inCards && sizeIn > 0)).map(({ sizeIn }) => sizeIn),
    ).size;
  const isWhole = ended.length > 1 && holes(ended) === holes(blocks);
  return blocks.map((block) =>
    isWhole ? block : { ...block, entries: block.entries.filter(({ kind }) => kind !== 'sections') },
  );
}

function fieldNamed(kind: Kind, heading: string): string {
  const vocabulary = VOCABULARY.find((one) => one.kind === kind);
  const { key } = parseHeading(heading);
  return (vocabulary && fieldsNamed(vocabulary, key)[0]?.field) ?? key;
}

function blockOfProse({ kind, hole, casing, values }: ProseBlock): Block {
  const entries = values.map(({ heading, value, assumed, sentence }): Entry => {
    const { row, page, text } = sentence;
    return {
      kind,
      heading,
      value,
      place: {
        row,
        column: 0,
        ...(page === undefined ? {} : { page }),
        quote: text,
        ...(assumed === undefined ? {} : { assumed }),
      },
    };
  });
  const [first] = entries;
  const place = first?.place ?? { row: 1, column: 0 };
  return {
    size: hole?.size ?? '',
    sizeIn: hole?.sizeIn ?? 0,
    sheet: values[0]?.sentence.sheet,
    place,
    jobs: [],
    entries:
      (kind === 'cement' || kind === 'pressureTests') && casing
        ? [{ kind, heading: 'Casing size', value: casing.size, place }, ...entries]
        : entries,
  };
}
