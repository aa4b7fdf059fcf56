import type { Classification } from '../../facts';
import { listed } from '../../words';
import type { Correction } from '../corrections/corrections';
import type { Question } from '../facts/questions';
import { maybeSameWell, sameWell, wellsNamedBy } from './well-names';

/** What a document states about its well. */
export interface NamedDocument {
  file: string;
  classification: Classification;
  /** The distinct wells in its tables and titles. */
  wells: string[];
  /** From a line such as `Well name: Aurora-3`. */
  headerWell: string | null;
  /** Whether a sentence names it (`Prepared for well A-3`), which has lower priority than a title block. */
  isNamedInSentence?: boolean;
  holdsSurvey: boolean;
  /** The user's corrections of the document. */
  corrections?: readonly Correction[];
}

/** The well of a document according to a correction; null for another well; undefined without such a correction. */
export function correctedWell({
  corrections = [],
}: Pick<NamedDocument, 'corrections'>): string | null | undefined {
  return corrections
    .flatMap((correction) =>
      correction.kind === 'document' && correction.well !== undefined ? [correction.well] : [],
    )
    .at(-1);
}

interface Evidence {
  file: string;
  text: string;
}

/** The priority of classifications if two documents name different wells. */
const HEADER_ORDER: Classification[] = [
  'Well Proposal',
  'Well Trajectory',
  'Other',
  'Well Catalogue',
  'Cement Program',
  'Mud Program',
];

export function distinctWells(names: readonly string[]): string[] {
  const wells: string[] = [];
  for (const name of names) if (!wells.some((well) => sameWell(well, name))) wells.push(name);
  return wells;
}

/**
 * The statements about the planned well, by priority. A document of several wells does not count, nor does its
 * file name: `15_9-F-12_F-14_picks.dat` is not only about the first of its wells.
 */
function evidenceOf(documents: readonly NamedDocument[]): Evidence[][] {
  const single = documents
    .filter((document) => document.wells.length <= 1)
    .toSorted((a, b) => HEADER_ORDER.indexOf(a.classification) - HEADER_ORDER.indexOf(b.classification));
  const surveys = single.filter((document) => document.holdsSurvey);
  const others = single.filter((document) => !document.holdsSurvey);
  const inContent = (list: NamedDocument[]) =>
    list.flatMap(({ file, wells: [text] }) => (text === undefined ? [] : [{ file, text }]));
  const byFileName = (list: NamedDocument[]) => list.map(({ file }) => ({ file, text: file }));
  const headers = single
    .toSorted((a, b) => Number(a.isNamedInSentence ?? false) - Number(b.isNamedInSentence ?? false))
    .flatMap(({ file, headerWell }) => (headerWell === null ? [] : [{ file, text: headerWell }]));
  return [
    ...headers.map((evidence) => [evidence]),
    inContent(surveys),
    inContent(others),
    byFileName(surveys),
    byFileName(others),
  ];
}

export type WellChoice = { well: string; because: string } | { undecided: string };

/** Chooses the well of a document about several that the other documents name; without one, it does not guess. */
export function chooseWell(document: NamedDocument, documents: readonly NamedDocument[]): WellChoice {
  const said = correctedWell(document);
  if (typeof said === 'string') return { well: said, because: 'your answer' };
  // A proposal with a table of offset wells names the planned one in its own title block.
  const { headerWell } = document;
  if (headerWell !== null && document.wells.some((well) => sameWell(well, headerWell)))
    return { well: headerWell, because: 'its own header' };
  const names = listed(document.wells, 6);
  const keepOne = `keep the rows of one well in the file, or give a document that names the well ("Well name: ...").`;
  for (const tier of evidenceOf(documents)) {
    const named = tier.flatMap(({ file, text }) =>
      wellsNamedBy(text, document.wells).map((well) => ({ file, well })),
    );
    const wells = distinctWells(named.map(({ well }) => well));
    const [first] = named;
    if (wells.length === 1 && first) return { well: first.well, because: first.file };
    if (wells.length > 1) {
      return {
        undecided: `The file holds ${document.wells.length} wells (${names}), and the other documents name more than one of them; ${keepOne}`,
      };
    }
  }
  return {
    undecided: `The file holds ${document.wells.length} wells (${names}), and no other document says which of them is planned; ${keepOne}`,
  };
}

/** The name that most documents give; in a tie, the one with the highest priority. */
function mostNamed(names: readonly string[]): string | null {
  const counted = names.map((name) => names.filter((other) => sameWell(name, other)).length);
  return names[counted.indexOf(Math.max(...counted))] ?? null;
}

/** The well that the documents are about, by the statement with the highest priority; null if none names one. */
export function plannedWell(documents: readonly NamedDocument[], chosen: readonly string[]): string | null {
  const [headers, surveys, others] = [
    evidenceOf(documents).slice(0, -4).flat(),
    evidenceOf(documents).at(-4) ?? [],
    evidenceOf(documents).at(-3) ?? [],
  ];
  return (
    mostNamed(headers.map(({ text }) => text)) ?? chosen[0] ?? surveys[0]?.text ?? others[0]?.text ?? null
  );
}

/** The single well of a document if it is not the planned one, and whether it may be the same under another name. */
export function foreignWell(
  document: NamedDocument,
  planned: string | null,
): { well: string; isDoubtful: boolean } | null {
  const [well] = document.wells;
  if (planned === null || well === undefined || document.wells.length !== 1 || sameWell(well, planned))
    return null;
  return { well, isDoubtful: maybeSameWell(well, planned) };
}

/** Asks whether two names refer to one well. */
export function sameWellQuestion(
  document: NamedDocument & { groups: readonly { rows: readonly unknown[]; source: Question['source'] }[] },
  well: string,
  planned: string,
): Question {
  return {
    id: `well:${document.file}`,
    text: `${document.file} is of the well ${well}, and the other documents are of ${planned}; is that the same well?`,
    source: document.groups[0]?.source ?? { file: document.file },
    decides: document.groups.reduce((sum, { rows }) => sum + rows.length, 0),
    answers: [
      { text: `Yes, ${well} is ${planned}`, corrections: [{ kind: 'document', well: planned }] },
      { text: 'No, it is another well', corrections: [{ kind: 'document', well: null }] },
    ],
  };
}
