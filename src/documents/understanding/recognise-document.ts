import type { DocumentRecognition } from '@/api/generated/model';
import type { NotUnderstood, UploadedDocument } from '../facts';
import { detectFileKind } from '../readers/file-kind';
import { readFile } from '../readers/read-file';
import type { ReadOptions, ReadResult } from '../readers/table';
import { placeOf } from '../sources/provenance';
import { counted, listed, metres } from '../words';
import { figuresLeft } from './tables/figures-left';
import { readFurther } from './further/further-facts';
import type { Group } from './tables/table-groups';
import { heldKinds } from './tables/held-kinds';
import type { HeldKind } from './tables/held-kinds';
import { NOTHING_FOUND, readOptionsFor, understand, unknownParts } from './read-documents';
import type { UnderstoodDocument } from './read-documents';
import { HEADINGS } from './words/heading-vocabulary';
import { recognisedInputs } from './recognised-inputs';
import { reviewDocument, reviewOfRefused } from './review/review-document';
import { scannedWords } from './facts/scanned-values';
import { newerInWords } from './words/summaries';
import { suggestClassification } from './words/suggest-classification';
import { readWellHeader } from './which-well/well-header';

const NOTHING: DocumentRecognition = {
  kind: null,
  classification: null,
  because: null,
  holds: [],
  refused: null,
  not_understood: [],
};

/** How many unknown tables of a page are listed individually. */
const MOST_NOT_UNDERSTOOD = 20;

/** The recognition of a document and its open questions. */
export interface RecogniseOptions extends Pick<UploadedDocument, 'corrections' | 'layouts'> {
  /** Whether to include a review, and which pages it draws: by default those with tables or questions. */
  review?: { pages?: readonly number[] };
}

type Read = (name: string, bytes: Uint8Array, options: ReadOptions) => Promise<ReadResult>;

/**
 * Recognises one document by its content alone. Never rejects for a bad document: problems are reported. `readBytes`
 * gives the content of the file, for a caller that has read it already.
 */
export async function recogniseDocument(
  name: string,
  bytes: Uint8Array,
  options: RecogniseOptions = {},
  readBytes: Read = (file, content, how) => readFile(file, content, HEADINGS, how),
): Promise<DocumentRecognition> {
  const { corrections = [], layouts = [], review } = options;
  const detected = detectFileKind(name, bytes);
  const kind = 'kind' in detected ? detected.kind : null;
  // Without a classification, because the result suggests one.
  const uploaded: UploadedDocument = { name, classification: 'Other', bytes, corrections, layouts };
  const withPages = review !== undefined || readOptionsFor(uploaded).withPages === true;
  const read = await readBytes(name, bytes, { withPages });
  if ('refused' in read) {
    const refused = { ...NOTHING, kind, refused: read.refused };
    return review ? { ...refused, review: reviewOfRefused(name, refused, corrections) } : refused;
  }
  const document = understand(uploaded, read.content);
  const held = heldKinds(document.groups);
  const header = headerWords(document);
  const datum = { drillFloorM: null, aboveGroundM: null };
  const further = readFurther([document], { plan: [], wellName: null, datum });
  const kinds = ofItsOwn(
    held.filter(({ count }) => count > 0),
    document.groups,
  );
  const suggested = suggestClassification({ kinds, hasHeader: header.length > 0 });
  const holds = [
    // First, because everything else depends on it.
    ...(read.content.scanned ? [scannedWords(read.content.scanned)] : []),
    ...held.flatMap(({ words }) => words),
    ...newerInWords({
      pressurePoints: further.pressurePoints.length,
      strengthTests: further.strengthTests.length,
      targets: further.targets.length,
      times: 0,
    }),
    ...header,
    ...wellWords(document, header),
  ];
  const notUnderstood = [
    ...(read.content.notUnderstood ?? []).map(({ reason, isNotMeant: _, ...place }) => ({
      source: { file: name, ...place },
      reason,
    })),
    ...document.leftOut,
    ...held.flatMap((each) => each.notUnderstood),
    ...unknownParts(document).filter(({ source }) => !further.isUsed(source)),
  ];
  const left = notUnderstood.length === 0 ? figuresLeft(name, read.content, document.groups) : null;
  if (left) notUnderstood.push(left);
  if (holds.length === 0 && notUnderstood.length === 0)
    notUnderstood.push({ source: { file: name }, reason: NOTHING_FOUND });
  const recognition: DocumentRecognition = {
    ...NOTHING,
    kind,
    classification: suggested?.classification ?? null,
    because: suggested?.because ?? null,
    holds,
    not_understood: notUnderstood.slice(0, MOST_NOT_UNDERSTOOD).map(onTheWire),
    inputs: recognisedInputs(document),
  };
  return review
    ? { ...recognition, review: reviewDocument(document, recognition, { ...review, corrections }) }
    : recognition;
}

/** Hole sections within the casing's own table do not make a catalogue a proposal. */
function ofItsOwn(held: HeldKind[], groups: readonly Group[]): HeldKind[] {
  const tables = (kind: Group['kind']) =>
    groups.filter((group) => group.kind === kind).map(({ source }) => JSON.stringify(source));
  const casing = new Set(tables('casing'));
  const shared = casing.size > 0 && tables('sections').every((table) => casing.has(table));
  return shared ? held.filter(({ kind }) => kind !== 'sections') : held;
}

/** The well in a header line (`Well name: Aurora-3`). */
function headerWords(document: UnderstoodDocument): string[] {
  const { header } = readWellHeader([{ ...document, elevation: null }], null);
  const { length: count } = Object.keys(header.sources);
  if (count === 0) return [];
  const said = [
    document.wells.length > 1 ? null : header.wellName,
    header.fieldName && `field ${header.fieldName}`,
    header.drillFloorM !== null && `rig floor at ${metres(header.drillFloorM)}`,
  ].filter((part) => typeof part === 'string');
  return [
    said.length > 0
      ? `well header: ${said.join(', ')}`
      : `well header, ${counted(count, 'entry', 'entries')}`,
  ];
}

function wellWords({ wells, headerWell }: UnderstoodDocument, header: readonly string[]): string[] {
  const [well] = wells;
  if (well === undefined || (wells.length === 1 && headerWell !== null && header.length > 0)) return [];
  return wells.length === 1 ? [`well ${well}`] : [`${wells.length} wells: ${listed(wells)}`];
}

function onTheWire({ source, reason }: NotUnderstood): DocumentRecognition['not_understood'][number] {
  return { place: placeOf(source), reason };
}
