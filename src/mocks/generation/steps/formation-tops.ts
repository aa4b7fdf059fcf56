import { known } from '../depth-frame';
import type { FormationTopFact } from '../facts';
import { completed, failed, remarksAbout } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { counted, listed, metres, sentences } from '../words';
import { placeOf, tellsOfSign } from './documents';

/** Without a top there is nothing to tabulate: the run stops, with what the documents did hold. */
export function formationTops(state: GenerationState): StepOutcome {
  const tops = state.facts.tops.filter(({ kind }) => kind === 'top');
  if (tops.length === 0) return noTops(state);
  const bases = state.facts.tops.length - tops.length;
  const qualified = tops.filter(({ qualifier }) => qualifier !== null && qualifier.trim() !== '');
  const files = [...new Set(tops.map(({ source }) => source.file))];
  return completed(
    state,
    sentences(
      `${counted(tops.length, 'top')}${bases > 0 ? ` and ${counted(bases, 'base pick')}` : ''} in ${listed(files)}`,
      qualified.length === 0
        ? null
        : `qualified by the document: ${listed(qualified.map(({ name, qualifier }) => `${name} (${qualifier ?? ''})`))}`,
      repeatedInWords(tops),
      ...remarksAbout(state.facts, 'tops')
        .filter((text) => !tellsOfSign(text))
        .map((text) => withoutFile(text, files)),
    ),
  );
}

/** The sentence has named its files already. */
function withoutFile(text: string, files: readonly string[]): string {
  const file = files.find((name) => text.startsWith(`${name}: `));
  return file === undefined ? text : text.slice(file.length + 2);
}

/** The error is read in a heading and in a message that goes by; a step before it tells of all of them. */
const REASONS_TOLD = 3;

function noTops(state: GenerationState): StepOutcome {
  const { documents, notUnderstood } = state.facts;
  const held = documents.map(
    ({ file, holds }) => `${file} (${holds.length === 0 ? 'nothing' : listed(holds)})`,
  );
  const missed = notUnderstood.map(({ source, reason }) => `${placeOf(source)}: ${reason}`);
  const more = missed.length - REASONS_TOLD;
  return {
    kind: 'stopped',
    found: 'none in the documents.',
    error: sentences(
      'No formation tops were found, so there is no montage to make',
      held.length === 0 ? null : `What the documents held: ${listed(held, 6)}`,
      ...missed.slice(0, REASONS_TOLD),
      more > 0 ? `${counted(more, 'more part was', 'more parts were')} not understood` : null,
      'Upload a well proposal or a list of formation tops as text, CSV or XLSX, with a name and a depth (TVD SS, TVD ' +
        'or MD) for each top, and generate again',
    ),
  };
}

function repeatedInWords(tops: readonly FormationTopFact[]): string | null {
  const names = tops.map(({ name }) => name);
  const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  return repeated.length === 0 ? null : `repeated, every occurrence kept: ${listed(repeated)}`;
}

/** Depths rounded to the centimetre on both sides; more than this apart is a slip, not rounding. */
const SAME_DIFFERENCE_M = 0.05;

/** Says how the sign was read, and where TVD and TVD SS of one top do not fit those of the others. */
export function depthSign(state: GenerationState): StepOutcome {
  const { tops } = state.facts;
  // A reader that remarks on the sign says more than its mark on each row.
  const remarked = remarksAbout(state.facts, 'tops').filter(tellsOfSign);
  const marked = tops.map(({ source }) => source.converted ?? '').filter(tellsOfSign);
  const turned = new Set(remarked.length > 0 ? remarked : marked);
  const both = tops.flatMap((top) => {
    const tvdM = known(top.tvdBdfM);
    const tvdSsM = known(top.tvdSsM);
    return tvdM === null || tvdSsM === null ? [] : [{ name: top.name, differenceM: tvdM - tvdSsM }];
  });
  const usual = median(both.map(({ differenceM }) => differenceM));
  const odd =
    usual === null ? [] : both.filter(({ differenceM }) => Math.abs(differenceM - usual) > SAME_DIFFERENCE_M);
  const given = tops.some(({ tvdSsM }) => known(tvdSsM) !== null);
  const found = sentences(
    ...turned,
    turned.size > 0 ? null : given ? 'TVD SS is positive down as read' : 'no TVD SS is given',
    usual === null || odd.length > 0
      ? null
      : `TVD less TVD SS is ${metres(usual)} at every top that gives both`,
    odd.length === 0 || usual === null
      ? null
      : `TVD less TVD SS is ${metres(usual)} at most tops, but not at ${listed(odd.map(({ name }) => name))}: ` +
          'check these in the document',
  );
  return odd.length > 0 ? failed(state, found) : completed(state, found);
}

function median(values: readonly number[]): number | null {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.floor(ascending.length / 2)] ?? null;
}
