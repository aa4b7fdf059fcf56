import { known } from '../depth-frame';
import type { FormationTopFact } from '../facts';
import { completed, failed, remarksAbout } from '../state';
import type { GenerationState, StepOutcome } from '../state';
import { counted, listed, metres, sentences } from '../words';
import { isAboutSign } from './documents';

/** Without tops the run continues: sections, casing, cement and mud are useful too, and the user can enter tops. */
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
        .filter((text) => !isAboutSign(text))
        .map((text) => withoutFile(text, files)),
    ),
  );
}

/** The text without the file name, which the sentence already gives. */
function withoutFile(text: string, files: readonly string[]): string {
  const file = files.find((name) => text.startsWith(`${name}: `));
  return file === undefined ? text : text.slice(file.length + 2);
}

function noTops(state: GenerationState): StepOutcome {
  const bases = state.facts.tops.length;
  return failed(
    state,
    sentences(
      bases === 0
        ? 'none in the documents'
        : `${counted(bases, 'base pick')} in the documents and no top, so that no formation begins anywhere`,
      ...remarksAbout(state.facts, 'tops').filter((text) => !isAboutSign(text)),
      NO_TOPS_ADVICE,
    ),
  );
}

/** The advice for a montage without tops. */
export const NO_TOPS_ADVICE =
  'Type them in the editor, paste them there from a spreadsheet, or upload a list with a name and a depth (TVD SS, TVD or MD) ' +
  'for each and generate again';

function repeatedInWords(tops: readonly FormationTopFact[]): string | null {
  const names = tops.map(({ name }) => name);
  const repeated = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  return repeated.length === 0 ? null : `repeated, every occurrence kept: ${listed(repeated)}`;
}

/** Both depths are rounded to the centimetre; a larger difference is a slip. */
const SAME_DIFFERENCE_M = 0.05;

const FOOT_M = 0.3048;
const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 0.01;

/** By how much depths in whole feet or metres may differ from a drill floor that is not a whole number of them. */
function roundingM(usualM: number, floorM: number | null): number | null {
  const unit = [1, FOOT_M].find((one) => floorM !== null && isWhole(usualM / one) && !isWhole(floorM / one));
  return unit !== undefined && floorM !== null && Math.abs(usualM - floorM) < unit ? unit : null;
}

/** Reports how the sign was read, and tops whose TVD and TVD SS differ from those of the others. */
export function depthSign(state: GenerationState): StepOutcome {
  const { tops } = state.facts;
  if (tops.length === 0) return completed(state, 'no tops to check.');
  // A remark on the sign says more than the note of each row.
  const remarked = remarksAbout(state.facts, 'tops').filter(isAboutSign);
  const marked = tops.map(({ source }) => source.converted ?? '').filter(isAboutSign);
  const turned = new Set(remarked.length > 0 ? remarked : marked);
  const usual = usualDifferenceM(tops);
  const floorM = state.facts.header.drillFloorM;
  const odd = usual === null ? [] : tops.filter((top) => isOdd(top, usual, floorM));
  const given = tops.some(({ tvdSsM }) => known(tvdSsM) !== null);
  const found = sentences(
    ...turned,
    turned.size > 0 ? null : given ? 'TVD SS is positive down as read' : 'no TVD SS is given',
    usual === null || odd.length > 0
      ? null
      : `TVD less TVD SS is ${metres(usual)} at every top that gives both` +
          (roundingM(usual, floorM) === null ? '' : ', but for rounding'),
    odd.length === 0 || usual === null
      ? null
      : `TVD less TVD SS is ${metres(usual)} at most tops, but not at ${listed(odd.map(({ name }) => name))}: ` +
          'check these in the document',
  );
  return odd.length > 0 ? failed(state, found) : completed(state, found);
}

/** The usual difference between TVD and TVD SS of tops that give both, m: the elevation of the drill floor. */
function usualDifferenceM(tops: readonly FormationTopFact[]): number | null {
  return median(tops.flatMap((top) => differenceM(top) ?? []));
}

function differenceM(top: FormationTopFact): number | null {
  const [tvdM, tvdSsM] = [known(top.tvdBdfM), known(top.tvdSsM)];
  return tvdM === null || tvdSsM === null ? null : tvdM - tvdSsM;
}

function isOdd(top: FormationTopFact, usualM: number, floorM: number | null): boolean {
  const ownM = differenceM(top);
  if (ownM === null || Math.abs(ownM - usualM) <= SAME_DIFFERENCE_M) return false;
  const rounding = roundingM(usualM, floorM);
  return rounding === null || Math.abs(ownM - (floorM ?? 0)) >= rounding;
}

/** The flag of a top whose TVD and TVD SS differ by another amount than those of the other tops; else null. */
export function oddDifference(
  top: FormationTopFact,
  tops: readonly FormationTopFact[],
  floorM: number | null = null,
): string | null {
  const ownM = differenceM(top);
  const usualM = ownM === null ? null : usualDifferenceM(tops);
  if (ownM === null || usualM === null || !isOdd(top, usualM, floorM)) return null;
  return `TVD less TVD SS is ${metres(ownM)} here and ${metres(usualM)} at most tops: check both in the document.`;
}

function median(values: readonly number[]): number | null {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.floor(ascending.length / 2)] ?? null;
}
