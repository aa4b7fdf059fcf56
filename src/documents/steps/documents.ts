import type { Source, WellFacts } from '../facts';
import { completed, failed, remarksAbout } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { counted, listed, metres, sentences } from '../words';

/** Reads every document. A reader that throws ends the run, because without facts it cannot continue. */
export async function readDocuments(state: GenerationState): Promise<StepOutcome> {
  const { documents, readDocuments: read } = state.input;
  if (documents.length === 0) {
    const error = 'There are no documents to read. Upload the well documents and generate again.';
    return { kind: 'stopped', found: 'none were uploaded', error };
  }
  try {
    const facts = await read(documents);
    return completed({ ...state, facts }, `${counted(documents.length, 'document')} read.`);
  } catch (cause) {
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : 'an unknown reason';
    return {
      kind: 'stopped',
      found: sentences(`they could not be read: ${reason}`),
      error: sentences(
        `The documents could not be read: ${reason}`,
        'Check that each file opens, upload them again, and generate again',
      ),
    };
  }
}

/** The number of documents that a message names. */
const MAX_DOCUMENTS_NAMED = 6;

/** Whether no document gave anything that a montage has a place for, not even one line of the header. */
function isNothing({ header, survey, ...facts }: WellFacts): boolean {
  const lists = [
    facts.tops,
    facts.sections,
    facts.casings,
    facts.slurries,
    facts.muds,
    facts.loggingRuns,
    facts.pressureTests,
    facts.reservoirs,
    facts.plan,
    facts.pressurePoints ?? [],
    facts.strengthTests ?? [],
    facts.targets ?? [],
  ];
  const { wellHeads, sources: _sources, origins: _origins, alternatives: _others, ...values } = header;
  const isHeaderBlank = wellHeads.length === 0 && Object.values(values).every((value) => value === null);
  return isHeaderBlank && (survey?.stations ?? []).length === 0 && lists.every((list) => list.length === 0);
}

/** The only fatal case: no document gave anything. The message says for each document why, and what to do. */
function nothingFound(state: GenerationState): StepOutcome {
  const { documents, notUnderstood } = state.facts;
  const named = documents.slice(0, MAX_DOCUMENTS_NAMED).map(({ file }) => {
    const [first, ...more] = notUnderstood.filter(({ source }) => source.file === file);
    if (first === undefined) return `${file}: it holds nothing that a montage has a place for`;
    const others = more.length === 0 ? '' : ` (and ${counted(more.length, 'more part')})`;
    return `${placeOf(first.source)}${others}: ${first.reason}`;
  });
  const others = documents.length - named.length;
  return {
    kind: 'stopped',
    found: sentences('nothing was recognised in the documents', ...named),
    error: sentences(
      'No document gave anything that a montage has a place for',
      ...named,
      others > 0 ? `${counted(others, 'more document')} likewise` : null,
      'Upload the documents in a form that can be read, and generate again',
    ),
  };
}

/**
 * Reports the content of each document. A part that was not understood fails the step, so that it is visible, and comes first;
 * one that its author has hidden is only named.
 */
export function documentKinds(state: GenerationState): StepOutcome {
  if (isNothing(state.facts)) return nothingFound(state);
  const { documents, notUnderstood } = state.facts;
  const held = documents
    .filter(({ holds }) => holds.length > 0)
    .map(({ file, holds }) => `${file}: ${listed(holds, 6)}`);
  const missed = notUnderstood.map(({ source, reason }) => `${placeOf(source)}: ${reason}`);
  const parts = [
    ...missed,
    ...(held.length === 0 ? ['nothing was recognised in the documents'] : held),
    ...remarksAbout(state.facts, 'other'),
  ];
  // One line for each: twenty documents with their problems would be unreadable in one paragraph.
  const found = parts.map((part) => sentences(part)).join('\n');
  const isWhole = held.length > 0 && notUnderstood.every(({ isNotMeant }) => isNotMeant);
  return isWhole ? completed(state, found) : failed(state, found);
}

/** The file, and the page, sheet and row if known. */
export function placeOf({ file, page, sheet, row }: Source): string {
  const parts = [file];
  if (page !== undefined) parts.push(`page ${page}`);
  if (sheet !== undefined) parts.push(`sheet ${sheet}`);
  if (row !== undefined) parts.push(`${page === undefined ? 'row' : 'line'} ${row}`);
  return parts.join(', ');
}

export function wellHeader(state: GenerationState): StepOutcome {
  const { header } = state.facts;
  const well = wellNameOf(state.facts);
  const given = [
    well,
    header.fieldName === null ? null : `field ${header.fieldName}`,
    header.wellType,
    header.location,
    header.drillFloorM === null ? null : `drill floor ${metres(header.drillFloorM)} above mean sea level`,
  ].filter((part) => part !== null);
  const found = given.length === 0 ? 'the documents name neither well nor field' : given.join(', ');
  return completed(state, sentences(found, ...remarksAbout(state.facts, 'header')));
}

/** The well in the header, else in the survey. */
export function wellNameOf({ header, survey }: WellFacts): string | null {
  return header.wellName ?? survey?.well ?? null;
}

/** Whether a conversion is a changed sign; all other conversions are units. */
const SIGN = /\b(sign|turned|negative)\b/i;

export function isAboutSign(text: string): boolean {
  return SIGN.test(text);
}

export function units(state: GenerationState): StepOutcome {
  // A cell may have several conversions: "ft to m, psi to kPa".
  const written = conversionsOf(state.facts).filter((text) => !isAboutSign(text));
  const conversions = [...new Set(written.flatMap((text) => text.split(', ')))];
  return completed(
    state,
    conversions.length === 0
      ? 'nothing had to be converted.'
      : sentences(`converted ${listed(conversions, 8)}`),
  );
}

function conversionsOf(facts: WellFacts): string[] {
  const sources: (Source | undefined)[] = [
    ...Object.values(facts.header.sources),
    ...(facts.survey === null
      ? []
      : [facts.survey.source, ...facts.survey.stations.map(({ source }) => source)]),
    ...[
      facts.tops,
      facts.sections,
      facts.casings,
      facts.slurries,
      facts.muds,
      facts.loggingRuns,
      facts.pressureTests,
      facts.reservoirs,
      facts.plan,
    ].flatMap((list) => list.map(({ source }) => source)),
  ];
  return sources.map((source) => source?.converted ?? '').filter((text) => text !== '');
}
