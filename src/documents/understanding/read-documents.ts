import { sameSize } from '../casing-strings';
import type {
  DocumentSummary,
  HoleNameFact,
  NotUnderstood,
  Origin,
  Source,
  UploadedDocument,
  WellFacts,
} from '../facts';
import { boundedPassages, passagesOf } from '../prose/passages';
import type { Passages } from '../prose/passages';
import { listed } from '../words';
import { readFile } from '../readers/read-file';
import type { DocumentContent, ReadOptions, ReadResult, Table, TextLine } from '../readers/table';
import { placesOfLines, UsedPlaces } from './accounting/used-places';
import { accountOf, bounded } from './accounting/unused-values';
import { azimuthReference } from './survey/azimuth-reference';
import { readCasing } from './casing/casing';
import { readCement } from './cement/cement';
import { chooseFacts } from './facts/choose-facts';
import {
  chooseWell,
  correctedWell,
  distinctWells,
  foreignWell,
  plannedWell,
  sameWellQuestion,
} from './which-well/choose-well';
import type { NamedDocument } from './which-well/choose-well';
import { toHeaderDocument } from './which-well/header-document';
import { pointAtPages } from './corrections/corrected-content';
import type { CorrectedContent } from './corrections/corrected-content';
import { withEndsBelowShoes } from './ends/ends-of-holes';
import { figuresLeft } from './tables/figures-left';
import { groupsOfDocument } from './tables/groups';
import type { Group } from './tables/table-groups';
import { codesOfFields } from './which-well/codes-of-fields';
import { withoutCellsOfSigns } from './which-well/signs-in-cells';
import { withoutNumbersOfRows } from './which-well/numbered-rows';
import { withValuesBelowLabels } from './which-well/rows-of-labels';
import { layoutFor } from './corrections/layouts';
import { readFurther } from './further/further-facts';
import { flagOutside } from './facts/limits';
import { withHolesByFunction } from './sections/holes-by-function';
import { withHolesOfStrings } from './sections/holes-of-strings';
import { withHolesByNumber } from './sections/holes-by-number';
import type { OfASection } from './sections/holes-by-function';
import { withLiners } from './casing/liners';
import { isOnlyWeights, readMud } from './mud/mud';
import { isTimeEstimate, readPlan } from './plan/plan-steps';
import { readLogging, readPressureTests, readReservoirs } from './tables/other-kinds';
import { withoutTitledForOthers } from './which-well/other-well-titles';
import { hasNoPlace } from './tables/no-place';
import { withRunInLabels } from './prose/run-in-labels';
import { PAIRING, sameOrBlank } from './facts/pairing-rules';
import type { Question } from './facts/questions';
import { knownHoles } from './sections/known-holes';
import type { KnownHole } from './sections/titles-without-sizes';
import { isOffsetTitle } from './vocabulary/offset-wells';
import { HEADINGS } from './words/heading-vocabulary';
import { pathDetails } from './survey/path-details';
import { earlierRevisions } from './revisions/revisions';
import { withFormationOfAlias } from './reservoirs/reservoir-formations';
import { headingOf, sourceOf } from './tables/row-reader';
import type { Datum } from './tables/row-reader';
import { mendScannedSurvey } from './survey/scanned-survey';
import { markScanned } from './facts/scanned-values';
import { withoutQuotedMail } from './words/quoted-mail';
import { areCasingPoints, readSections } from './sections/sections';
import { chooseSurvey } from './survey/surveys';
import { summarise } from './words/summaries';
import { inForce } from './revisions/superseded';
import { withTablesTurned } from './tables/turned-tables';
import { readTops } from './formations/tops';
import { withTopsOfOneWell } from './which-well/tops-of-one-well';
import { headerWellOf, readWellHeader } from './which-well/well-header';
import {
  blockTitleWell,
  isByFieldCode,
  namesWell,
  sameWell,
  saysSameWell,
  wellPreparedFor,
} from './which-well/well-names';

export interface UnderstoodDocument extends NamedDocument {
  /** The content with corrections applied. */
  content: DocumentContent;
  /** The content as read, and the part that is in force, without superseded parts. */
  raw: { all: DocumentContent; inForce: DocumentContent };
  groups: Group[];
  unknown: Table[];
  /** All tables, of known or unknown kind. */
  tables: Table[];
  /** The rows of forms that were taken for tables. */
  formLines: TextLine[];
  /** What the titles of its chapters call the holes. */
  holeNames: HoleNameFact[];
  /** Whether titles of its sections leave out a size that it does not give elsewhere. */
  hasOpenTitles: boolean;
  /** The open questions of the document, the one with the most affected values first. */
  questions: Question[];
  firstSource: Source;
  /** The corrections of its tables and of the document. */
  seen: CorrectedContent;
  /** The layout in which it was read. */
  layout: { id: string; name: string } | null;
  /** Superseded parts and those of other wells: recognised and not used. */
  leftOut: NotUnderstood[];
}

/** The facts, the open questions of the documents, and the text with values that the reader could not use. */
export type ReadFacts = WellFacts & { questions: Question[]; passages: Passages };

/**
 * Reads all documents of one well. Never rejects for a bad document: problems are listed with advice.
 * `read` gives the content of a document, and `understandOne` what is in it, for a caller that has done so already.
 */
export async function readDocuments(
  uploaded: UploadedDocument[],
  read: (document: UploadedDocument) => Promise<ReadResult> = (document) =>
    readFile(document.name, document.bytes, HEADINGS, readOptionsFor(document)),
  understandOne: typeof understand = understand,
): Promise<ReadFacts> {
  const documents = withNamesApart(uploaded);
  const notUnderstood: NotUnderstood[] = [];
  const remarks: WellFacts['remarks'] = [];
  const alone: UnderstoodDocument[] = [];
  for (const document of documents) {
    const result = await read(document);
    if ('refused' in result) notUnderstood.push({ source: { file: document.name }, reason: result.refused });
    else {
      alone.push(understandOne(document, result.content));
      for (const { reason, isNotMeant, ...place } of result.content.notUnderstood ?? []) {
        const source = { file: document.name, ...place };
        notUnderstood.push({ source, reason, ...(isNotMeant && { isNotMeant }) });
      }
    }
  }

  const understood = alone.map((one) => {
    const document = documents.find(({ name }) => name === one.file);
    const others = alone.filter((other) => other !== one).flatMap(({ groups }) => groups);
    return one.hasOpenTitles && document ? understandOne(document, one.raw.all, knownHoles(others)) : one;
  });
  for (const { leftOut } of understood) notUnderstood.push(...leftOut);

  const questions: Question[] = [];
  const current = keepLaterRevisions(understood, notUnderstood, questions);
  const chosen = keepPlannedWell(current, remarks, notUnderstood, questions);
  const groups = (kind: Group['kind']) =>
    chosen.documents.flatMap((d) => d.groups.filter((group) => group.kind === kind));

  const { planned } = chosen;
  const header = readWellHeader(chosen.documents.map(toHeaderDocument), planned);
  const { wellName } = header.header;
  if (wellName !== null)
    chosen.documents = chosen.documents.map((document) => {
      const own = withoutTitledForOthers(document, wellName);
      notUnderstood.push(...own.notUnderstood);
      return own.document;
    });
  for (const { datum } of chosen.documents.flatMap((document) => document.groups)) {
    Object.assign(datum, datumOf(header.header));
  }
  chosen.documents = chosen.documents.map((document) => {
    const own = withTopsOfOneWell(document, wellName);
    notUnderstood.push(...own.notUnderstood);
    return own.document;
  });

  const survey = chooseSurvey(groups('survey'), (group, path, isOnlyPath) =>
    pathDetails(group, path, chosen.documents.find(({ file }) => file === group.file)?.content, isOnlyPath),
  );
  if (survey.survey && survey.survey.well === null) {
    survey.survey.well = wellOfSurvey(survey.survey.source.file, chosen.documents, chosen.planned);
  }
  const surveyed = chosen.documents.find(({ file }) => file === survey.survey?.source.file);
  const north = surveyed ? azimuthReference(surveyed.content) : null;
  if (surveyed && north !== null) remarks.push({ about: 'survey', text: `${surveyed.file}: ${north}` });
  const tops = chooseFacts(groups('tops'), {
    about: 'tops',
    says: 'formation tops',
    order: ['Well Proposal', 'Other', 'Well Trajectory'],
    read: readTops,
    pairing: PAIRING.tops,
  });
  const casings = chooseFacts(groups('casing'), {
    about: 'casing',
    says: 'casing strings',
    order: ['Well Catalogue', 'Well Proposal', 'Other'],
    read: readCasing,
    pairing: PAIRING.casings,
  });
  chosen.documents = withEndsBelowShoes(chosen.documents, casings.facts, datumOf(header.header));
  const sections = chooseFacts(groups('sections'), {
    about: 'sections',
    says: 'hole sections',
    order: ['Well Proposal', 'Other', 'Well Catalogue'],
    read: readSections,
    pairing: PAIRING.sections,
    isSummary: areCasingPoints,
  });
  const slurries = chooseFacts(groups('cement'), {
    about: 'cement',
    says: 'cement slurries',
    order: ['Cement Program', 'Well Proposal', 'Other'],
    read: readCement,
    pairing: {
      ...PAIRING.slurries,
      // A slurry may be read by its string and pointed at by the hole of that string, or the other way round.
      sameSaid: (a, said) =>
        PAIRING.slurries.same(a, said) ||
        (a.role === said.role &&
          sameOrBlank(a.casingOuterDiameterIn, said.casingOuterDiameterIn) &&
          sameOrBlank(a.holeDiameterIn, said.holeDiameterIn) &&
          casings.facts.some(
            ({ outerDiameterIn, holeDiameterIn }) =>
              sameSize(outerDiameterIn, a.casingOuterDiameterIn ?? said.casingOuterDiameterIn) &&
              sameSize(holeDiameterIn, a.holeDiameterIn ?? said.holeDiameterIn),
          )),
    },
  });
  const muds = chooseFacts(groups('mud'), {
    about: 'mud',
    says: 'mud sections',
    order: ['Mud Program', 'Well Proposal', 'Other'],
    read: readMud,
    pairing: PAIRING.muds,
    isSummary: isOnlyWeights,
  });
  const loggingRuns = chooseFacts(groups('logging'), {
    about: 'other',
    says: 'logging runs',
    order: ['Well Proposal', 'Other'],
    read: readLogging,
    pairing: PAIRING.loggingRuns,
  });
  const pressureTests = chooseFacts(groups('pressureTests'), {
    about: 'other',
    says: 'pressure tests',
    order: ['Well Proposal', 'Other'],
    read: readPressureTests,
    pairing: PAIRING.pressureTests,
  });
  const reservoirs = chooseFacts(groups('reservoirs'), {
    about: 'other',
    says: 'reservoirs',
    order: ['Well Proposal', 'Other'],
    read: readReservoirs,
    pairing: PAIRING.reservoirs,
  });
  const plan = chooseFacts(groups('plan'), {
    about: 'other',
    says: 'plan steps',
    order: ['Well Proposal', 'Other'],
    read: readPlan,
    pairing: PAIRING.plan,
    isSummary: isTimeEstimate,
  });

  const results = [
    survey,
    tops,
    sections,
    casings,
    slurries,
    muds,
    loggingRuns,
    pressureTests,
    reservoirs,
    plan,
  ];
  const further = readFurther(chosen.documents, {
    plan: plan.facts,
    wellName,
    datum: datumOf(header.header),
  });
  remarks.push(...further.remarks);
  for (const document of chosen.documents)
    notUnderstood.push(...unknownParts(document).filter((part) => !further.isUsed(part.source)));
  for (const { file, layout } of understood)
    if (layout) remarks.push({ about: 'other', text: `${file}: read as the layout "${layout.name}" says.` });

  const inHoles = <F extends OfASection>(named: readonly F[]): F[] =>
    withHolesByNumber(
      withHolesByFunction(named, sections.facts, casings.facts),
      sections.facts,
      casings.facts,
    );
  const strings = withHolesOfStrings(
    casings.facts,
    sections.facts.length > 0
      ? sections.facts.map((section) => ({ ...section, holeDiameterIn: section.diameterIn }))
      : [...muds.facts, ...slurries.facts, ...loggingRuns.facts, ...pressureTests.facts],
  );
  const facts: ReadFacts = {
    header: header.header,
    survey: survey.survey,
    otherSurvey: survey.other,
    tops: tops.facts,
    sections: sections.facts,
    holeNames: chosen.documents.flatMap((document) => document.holeNames),
    casings: withLiners(strings, slurries.facts, pressureTests.facts),
    slurries: slurries.facts,
    muds: inHoles(muds.facts),
    loggingRuns: inHoles(loggingRuns.facts),
    pressureTests: inHoles(pressureTests.facts),
    reservoirs: withFormationOfAlias(reservoirs.facts, tops.facts),
    plan: further.plan,
    pressurePoints: further.pressurePoints,
    strengthTests: further.strengthTests,
    targets: further.targets,
    documents: [],
    notUnderstood: [
      ...notUnderstood,
      ...further.notUnderstood,
      ...results.flatMap((result) => result.notUnderstood),
    ],
    remarks: [...header.remarks, ...remarks, ...results.flatMap((result) => result.remarks)],
    passages: { given: [], beyond: 0 },
    questions: [...questions, ...chosen.documents.flatMap((one) => one.questions)].toSorted(
      (a, b) => b.decides - a.decides,
    ),
  };
  facts.documents = documents.map((document): DocumentSummary => summarise(document, understood, facts));
  sayNothingFound(facts, understood);
  markScanned(facts, understood);
  mendScannedSurvey(facts);
  const outside = flagOutside(facts);
  facts.flags = outside.flags;
  facts.remarks.push(...outside.remarks);
  const used = [
    ...results.flatMap((result) => result.used),
    ...header.used,
    ...further.used,
    ...chosen.documents.flatMap((document) => elevationPlaces(document, facts.header.drillFloorM)),
  ];
  used.push(...understood.flatMap(({ file, seen }) => placesOfLines(file, seen.values, used)));
  const byFile = Map.groupBy(used, ({ file }) => file);
  const unused = understood.flatMap((document) => {
    const own = chosen.documents.find(({ file }) => file === document.file);
    const places = new UsedPlaces(byFile.get(document.file) ?? []);
    const isLeftOut = own !== undefined && own.content.lines.length + own.content.tables.length === 0;
    return accountOf({ ...document, kept: own?.groups ?? [], isLeftOut, used: places }).unused;
  });
  facts.unused = bounded(unused);
  facts.passages = boundedPassages(
    chosen.documents.flatMap(({ file, content }) =>
      passagesOf({ file, content, used: new UsedPlaces(byFile.get(file) ?? []) }),
    ),
  );
  return facts;
}

const datumOf = ({ drillFloorM, floorAboveGroundM }: WellFacts['header']): Datum => ({
  drillFloorM,
  aboveGroundM: floorAboveGroundM ?? null,
});

/** The places of a drill floor elevation that a table gives in each of its rows. */
function elevationPlaces({ groups }: UnderstoodDocument, drillFloorM: number | null): Origin[] {
  const rows = groups.flatMap((group) => (group.has('elevation') ? group.rows : []));
  return rows.flatMap((row) =>
    row.value('elevation') === drillFloorM ? (row.origin('elevation') ?? []) : [],
  );
}

/**
 * Two folders may each contain a `tops.csv`. Results are identified by file name, so the second becomes `tops (2).csv`,
 * as a browser would name a second download.
 */
function withNamesApart(documents: readonly UploadedDocument[]): UploadedDocument[] {
  const taken = new Set<string>();
  return documents.map((document) => {
    const [, stem = document.name, extension = ''] = /^(.+?)(\.[^.]*)?$/s.exec(document.name) ?? [];
    let { name } = document;
    for (let copy = 2; taken.has(name); copy += 1) name = `${stem} (${copy})${extension}`;
    taken.add(name);
    return { ...document, name };
  });
}

/** Whether the layout of the pages is needed: it costs time and memory, and only some corrections refer to it. */
export const readOptionsFor = ({ corrections = [], layouts = [] }: UploadedDocument): ReadOptions => ({
  withPages: pointAtPages(corrections) || layouts.some((layout) => pointAtPages(layout.corrections)),
});

/** Understands one document by itself, with its layout's corrections and then its own. */
export function understand(
  document: UploadedDocument,
  read: DocumentContent,
  holes: readonly KnownHole[] = [],
): UnderstoodDocument {
  const layout = document.layouts?.length ? layoutFor(document.layouts, withTablesTurned(read)) : null;
  const corrections = [...(layout?.corrections ?? []), ...(document.corrections ?? [])];
  const last = withoutQuotedMail(document.name, read);
  const current = inForce(document.name, last.content, corrections);
  const lines = withRunInLabels(
    withValuesBelowLabels(withoutNumbersOfRows(withoutCellsOfSigns(current.content.lines))),
  );
  const groupsIn = (known: readonly KnownHole[]) =>
    groupsOfDocument(
      { ...current.content, lines },
      { file: document.name, classification: document.classification, corrections, holes: known },
    );
  const alone = groupsIn(holes);
  const { groups, unknown, tables, formLines, seen, offset, holeNames, hasOpenTitles, questions } =
    alone.hasOpenTitles ? groupsIn([...holes, ...knownHoles(alone.groups)]) : alone;
  const { content } = seen;
  const corrected = correctedWell({ corrections });
  const stated = distinctWells(headerWellOf(content));
  const preparedFor =
    stated.length > 0 ? [] : content.lines.flatMap(({ text }) => wellPreparedFor(text) ?? []);
  const headerWells =
    typeof corrected === 'string' ? [corrected] : [...stated, ...distinctWells(preparedFor)];
  const titles = content.lines.flatMap(({ text }) =>
    isOffsetTitle(text) ? [] : (blockTitleWell(text) ?? []),
  );
  const inTables = groups.flatMap((group) => group.well ?? []);
  const named = distinctWells([...inTables, ...headerWells, ...titles]);
  return {
    file: document.name,
    classification: document.classification,
    content,
    raw: { all: read, inForce: current.content },
    groups,
    unknown,
    tables,
    formLines,
    holeNames,
    hasOpenTitles,
    questions,
    // An answer that names the well also applies to the name that the document gives.
    wells: typeof corrected === 'string' && named.length <= 2 ? [corrected] : named,
    headerWell: headerWells.length === 1 ? (headerWells[0] ?? null) : null,
    isNamedInSentence: stated.length === 0 && preparedFor.length > 0,
    holdsSurvey: groups.some((group) => group.kind === 'survey'),
    firstSource: groups[0]?.source ?? { file: document.name },
    seen,
    layout: layout?.layout ?? null,
    leftOut: [...last.notUnderstood, ...current.notUnderstood, ...offset],
    ...(corrections.length > 0 ? { corrections } : {}),
  };
}

/** Removes the tables and lines of a document that does not count. */
const emptied = (document: UnderstoodDocument): UnderstoodDocument => ({
  ...document,
  groups: [],
  unknown: [],
  formLines: [],
  holeNames: [],
  questions: [],
  wells: [],
  headerWell: null,
  holdsSurvey: false,
  content: { tables: [], lines: [] },
  seen: { ...document.seen, values: [], setAside: [] },
});

function keepLaterRevisions(
  understood: readonly UnderstoodDocument[],
  notUnderstood: NotUnderstood[],
  questions: Question[],
): UnderstoodDocument[] {
  const found = earlierRevisions(understood);
  notUnderstood.push(...found.notUnderstood);
  questions.push(...found.questions);
  return understood.map((document) => (found.left.has(document.file) ? emptied(document) : document));
}

/** Reports that a correction assigns a document to another well. */
const NOT_OF_THE_WELL = { well: 'another well', isDoubtful: false };

/** Removes the rows of other wells from every document, and reports it. */
function keepPlannedWell(
  understood: readonly UnderstoodDocument[],
  remarks: WellFacts['remarks'],
  notUnderstood: NotUnderstood[],
  questions: Question[],
): { documents: UnderstoodDocument[]; planned: { well: string; source: Source } | null } {
  const choices = understood.map((document) =>
    document.wells.length > 1
      ? { document, choice: chooseWell(document, understood) }
      : { document, choice: null },
  );
  const taken = choices.flatMap(({ choice }) => (choice && 'well' in choice ? [choice.well] : []));
  const well = plannedWell(understood, taken);
  let planned: { well: string; source: Source } | null = null;
  const wells = understood.flatMap((document) => document.wells);
  const fields = understood.flatMap(({ content }) => codesOfFields(content, wells));
  const isOtherNameOf = (name: string, of: string) =>
    fields.some((field) => isByFieldCode(field, name, of)) ||
    understood.some(({ content }) => content.lines.some(({ text }) => saysSameWell(text, name, of)));
  const documents = choices.map(({ document, choice }): UnderstoodDocument => {
    const named = correctedWell(document) === null ? NOT_OF_THE_WELL : foreignWell(document, well);
    const foreign = named !== null && well !== null && isOtherNameOf(named.well, well) ? null : named;
    if (foreign !== null) {
      const question =
        foreign.isDoubtful && well !== null ? sameWellQuestion(document, foreign.well, well) : null;
      if (question) questions.push(question);
      const reason = question
        ? `${question.text} Its tables are not used until that is answered.`
        : `The file is of the well ${foreign.well}, while the other documents are of ${well ?? 'another'}; its tables were not used. Upload the file of the planned well.`;
      notUnderstood.push({ source: document.firstSource, reason });
      return emptied(document);
    }
    const names = document.wells.some((name) => well !== null && sameWell(name, well));
    if (well !== null && names) planned ??= { well, source: document.firstSource };
    if (choice === null) return document;
    if ('undecided' in choice) {
      notUnderstood.push({ source: { file: document.file }, reason: choice.undecided });
      return { ...document, groups: document.groups.filter((group) => group.well === null) };
    }
    const others = document.wells.filter((name) => !sameWell(name, choice.well));
    remarks.push({
      about: aboutOf(document),
      text: `${document.file} holds ${document.wells.length} wells; ${choice.well} was taken, because ${choice.because} names it, and not ${listed(others, 6)}.`,
    });
    const kept = document.groups.filter((group) => group.well === null || sameWell(group.well, choice.well));
    return { ...document, groups: kept };
  });
  return { documents, planned };
}

function aboutOf(document: UnderstoodDocument): WellFacts['remarks'][number]['about'] {
  const kind = document.groups[0]?.kind;
  return kind === 'survey' ||
    kind === 'tops' ||
    kind === 'sections' ||
    kind === 'casing' ||
    kind === 'cement' ||
    kind === 'mud'
    ? kind
    : 'other';
}

function wellOfSurvey(
  file: string,
  documents: readonly UnderstoodDocument[],
  planned: { well: string } | null,
): string | null {
  const [named] = documents.find((document) => document.file === file)?.wells ?? [];
  return named ?? (planned && namesWell(file, planned.well) ? planned.well : null);
}

export function unknownParts(document: UnderstoodDocument): NotUnderstood[] {
  return document.unknown
    .filter((table) => table.rows.length > 1 && !hasNoPlace(table))
    .map((table) => {
      const headings = table.headings.filter((heading) => heading !== '');
      const shown = headings.slice(0, 6).join(', ') + (headings.length > 6 ? ', ...' : '');
      return {
        source: sourceOf(document.file, table, headingOf(table)),
        reason: `The table with the columns ${shown} is none of the kinds that a montage is made of, or lacks a column it needs; if it should be used, name its columns as in the sample documents.`,
      };
    });
}

export const NOTHING_FOUND =
  'No table with known headings was found, for instance MD, Inc, Azi or Formation, TVD SS; put a row with headings and units above the numbers.';

/** Reports a document that gave nothing, unless it is already reported. */
function sayNothingFound(facts: WellFacts, understood: readonly UnderstoodDocument[]): void {
  for (const { file, holds } of facts.documents) {
    if (facts.notUnderstood.some(({ source }) => source.file === file)) continue;
    const document = understood.find((one) => one.file === file);
    const left = document && figuresLeft(file, document.content, document.groups);
    if (left) facts.notUnderstood.push(left);
    else if (holds.length === 0) facts.notUnderstood.push({ source: { file }, reason: NOTHING_FOUND });
  }
}
