import type { Classification } from '../facts';
import { listed } from '../words';
import { certainlyDifferent, sameWell, wellsNamedBy } from './well-names';

/** What a document says of the well it is about. */
export interface NamedDocument {
  file: string;
  classification: Classification;
  /** The wells that its tables and titles name, each once. */
  wells: string[];
  /** From a line such as `Well name: Aurora-3`. */
  headerWell: string | null;
  holdsSurvey: boolean;
}

interface Evidence {
  file: string;
  text: string;
}

/** Whose word on the well weighs most, where two documents name different ones. */
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
 * Who says which well is planned, the weightiest first. A document of several wells says nothing here, and neither does its
 * file name: `15_9-F-12_F-14_picks.dat` names the first of its wells no more than the second.
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
  const headers = single.flatMap(({ file, headerWell }) =>
    headerWell === null ? [] : [{ file, text: headerWell }],
  );
  return [
    ...headers.map((evidence) => [evidence]),
    inContent(surveys),
    inContent(others),
    byFileName(surveys),
    byFileName(others),
  ];
}

export type WellChoice = { well: string; because: string } | { undecided: string };

/** The one well of a document of several that the other documents speak of; nothing is guessed when they do not. */
export function chooseWell(document: NamedDocument, documents: readonly NamedDocument[]): WellChoice {
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

/** The well that the documents are about, by the weightiest word on it; null when none names one. */
export function plannedWell(documents: readonly NamedDocument[], chosen: readonly string[]): string | null {
  const [headers, surveys, others] = [
    evidenceOf(documents).slice(0, -4).flat(),
    evidenceOf(documents).at(-4) ?? [],
    evidenceOf(documents).at(-3) ?? [],
  ];
  return headers[0]?.text ?? chosen[0] ?? surveys[0]?.text ?? others[0]?.text ?? null;
}

/** The single well of a document when it is surely not the planned one; spellings that cannot be compared pass. */
export function foreignWell(document: NamedDocument, planned: string | null): string | null {
  const [well] = document.wells;
  if (planned === null || well === undefined || document.wells.length !== 1) return null;
  return certainlyDifferent(well, planned) ? well : null;
}
