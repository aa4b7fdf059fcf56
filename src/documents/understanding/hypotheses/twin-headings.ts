import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import type { ParsedHeading } from '../words/headings';
import { namesInTitle } from '../which-well/names-in-titles';
import { namesWell } from '../which-well/well-names';
import { isOffsetHeading, namesOtherWells } from '../vocabulary/offset-wells';

/** The ends of a range of estimates, and what is planned on. */
const EXTREME =
  /\b(?:p ?0?[15]|p ?10|p ?90|p ?95|p ?99|high|low|shallow(?:est)?|deep(?:est)?|upside|downside)(?: p ?\d\d)?(?: case)?\b/;
const MIDDLE =
  /\b(?:p ?50|base|mid|most likely|ml|best(?: estimate)?|expected|mean|prognosis)(?: p ?50)?(?: case)?\b/;

const without = (name: string, words: RegExp): string =>
  name.replace(new RegExp(words.source, 'g'), ' ').replace(/\s+/g, ' ').trim();

const renamed = (heading: ParsedHeading, name: string): ParsedHeading => ({
  ...heading,
  name,
  key: name.replaceAll(' ', ''),
});

/** `High (P10)`, `Base`, `Low (P90)` under one heading: uses the base case, which is not the base of a formation. */
export function withoutExtremes(headings: readonly ParsedHeading[]): ParsedHeading[] {
  const stems = new Map<string, { extremes: number; middles: number }>();
  const stemOf = (name: string): { stem: string; is: 'extreme' | 'middle' } | null => {
    if (EXTREME.test(name)) return { stem: without(name, EXTREME), is: 'extreme' };
    return MIDDLE.test(name) ? { stem: without(name, MIDDLE), is: 'middle' } : null;
  };
  for (const { name } of headings) {
    const found = stemOf(name);
    if (!found) continue;
    const own = stems.get(found.stem) ?? { extremes: 0, middles: 0 };
    if (found.is === 'extreme') own.extremes += 1;
    else own.middles += 1;
    stems.set(found.stem, own);
  }
  const areCases = [...stems.values()].some(({ extremes, middles }) => extremes > 1 && middles === 1);
  return headings.map((heading) => {
    const found = stemOf(heading.name);
    const own = found && stems.get(found.stem);
    // `Depth TVD P50` next to three cases of `Depth TVDSS`: the same case counted from elsewhere.
    if (areCases && own?.extremes === 0 && /\bp ?50\b/.test(heading.name))
      return renamed(heading, without(heading.name, MIDDLE));
    if (!found || !own || own.extremes < 2 || own.middles !== 1) return heading;
    return renamed(heading, found.is === 'extreme' ? '' : found.stem);
  });
}

/** `Offset 34/5-4 m TVD`, `Thornwick-1 actual`: the depths of a well that has been drilled. */
const OFFSET = /^offset\b|\b(?:actual|as drilled)\b/i;
/** A name and a depth. */
const FEWEST_OWN = 2;

/** Columns of offset wells next to those of the planned well. */
export function withoutOffsetWells(headings: readonly ParsedHeading[]): ParsedHeading[] {
  const isOffset = ({ written, name }: ParsedHeading) =>
    (namesOtherWells(written) || OFFSET.test(name)) && !isOffsetHeading(written);
  const own = headings.filter((heading) => heading.name !== '' && !isOffset(heading));
  return own.length < FEWEST_OWN
    ? [...headings]
    : headings.map((heading) => (isOffset(heading) ? renamed(heading, '') : heading));
}

/** The planned well in a heading: the word for the plan, or the name that the title has. */
const OWN_COLUMN =
  /\b(?:prognosed|prognosis|planned|proposed|plan|prevus?|previst[oa]s?|programad[oa]s?|soll|geplant|gepland|prognose|planlagt)\b/;

/**
 * Headings below the names of several wells, `Bank 1 (1983) MD (m)` next to `Bank 2 (planned) MD (m)`: those of the planned
 * well, without its name. All headings where nothing says which well is planned.
 */
export function withoutNamedWells(headings: readonly ParsedHeading[], title: string): ParsedHeading[] {
  const named = headings.map(({ written }) => wellBefore(written));
  const wells = [...new Set(named.flatMap((one) => one?.well ?? []))];
  if (wells.length < 2) return [...headings];
  const planned = wells.filter((well) =>
    named.some((one) => one?.well === well && OWN_COLUMN.test(fold(one.said))),
  );
  const titled = wells.filter((well) => title.split('\n').some((line) => namesWell(line, well)));
  const [own, ...others] = planned.length > 0 ? planned : titled;
  if (own === undefined || others.length > 0) return [...headings];
  return headings.map((heading, at) => {
    const one = named[at];
    if (!one) return heading;
    return one.well === own ? { ...parseHeading(one.rest), written: heading.written } : renamed(heading, '');
  });
}

/** The well that a heading begins with, what it says of it in brackets, and the rest. */
function wellBefore(written: string): { well: string; said: string; rest: string } | null {
  const [well] = namesInTitle(written);
  if (well === undefined || !written.startsWith(well)) return null;
  const [, said = '', rest = ''] = /^\s*(?:\(([^)]*)\))?[\s:,-]*(.*)$/.exec(written.slice(well.length)) ?? [];
  return rest === '' ? null : { well, said, rest };
}

/** One quantity in two units, `Depth (ft)` and `Depth (m)`: keeps metres, else the first. */
export function withoutTwins(headings: readonly ParsedHeading[]): ParsedHeading[] {
  return headings.map((heading, at) => {
    const { name, unit } = heading;
    if (name === '' || unit === null) return heading;
    const twins = headings.filter((other) => other.name === name && other.unit !== null);
    if (new Set(twins.map((twin) => twin.unit)).size !== twins.length || twins.length < 2) return heading;
    const best = twins.find((twin) => twin.unit === 'm') ?? twins[0];
    return best === headings[at] ? heading : renamed(heading, '');
  });
}
