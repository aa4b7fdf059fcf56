import { isBulleted } from '../../readers/list-marks';
import type { TextLine } from '../../readers/table';
import { fold } from '../fold';
import { parseMeasured, withInchMarkLast } from '../numbers';
import { sizeText } from '../prose/quantities';
import type { Kind } from '../vocabulary';
import { OF_THE_SECTION } from '../vocabulary/section-blocks';
import { cementJob, entriesOf, namesSlurry } from './block-entries';
import type { Entry } from './block-entries';
import { boundColumns, boundsPair, cellsOf, pairsOf } from './block-pairs';
import type { BoundColumns, Place } from './block-pairs';
import { pairOfMud } from './mud-keys';
import { SMALLEST_IN, isTitle, sectionTitle, slurryTitle, stringTitle, subtitleOf } from './block-titles';

export interface Block {
  size: string;
  sizeIn: number;
  /** For a block with a string as its title: the string, and the slurry. */
  casing?: { size: string; role: string | null };
  sheet: string | undefined;
  place: Place;
  entries: Entry[];
  /** What it says of its cement in one value: `Cement | lead 1.56 sg, tail 1.92 sg`. */
  jobs: { text: string; line: TextLine }[];
}

const ONE_SIZE = /^\d{1,2}(?:[ -]\d{1,2}\/\d{1,2}|\.\d{1,3})?\s?(?:"|''|\u2033|in(?:ch)?\.?)$/;

const ONE_WEIGHT =
  /^[<>]?\s?\d[\d.,]*(?:\s?(?:-|to)\s?\d[\d.,]*)?\s?(?:ppg|sg|s\.g\.|lbs?\/gal|kg\/m(?:3|\u00b3)|g\/cc|pcf|psi\/ft|kpa\/m)$/i;

/** Under the title of a mud programme: `0 - 2,050 ft    12-1/4"    Air / mist    8.6 - 11.5 ppg`, a line for each hole. */
function mudRow(line: TextLine): { size: string; sizeIn: number; entries: Entry[] } | null {
  const cells = cellsOf(line).filter((cell) => cell !== '');
  const sizes = cells.filter((cell) => ONE_SIZE.test(withInchMarkLast(cell)));
  const weights = cells.filter((cell) => ONE_WEIGHT.test(cell));
  const types = cells.filter((cell) => /\p{L}{2}/u.test(cell) && !/\d/.test(cell));
  const sizeIn = parseMeasured(sizes[0] ?? '')?.value ?? 0;
  if (sizes.length !== 1 || weights.length > 1 || types.length !== 1 || sizeIn < SMALLEST_IN) return null;
  const place = { row: line.row, column: 0, ...(line.page === undefined ? {} : { page: line.page }) };
  return {
    size: sizeText(sizes[0] ?? ''),
    sizeIn,
    entries: [
      { kind: 'mud', heading: 'Mud type', value: types[0] ?? '', place },
      ...weights.map((value): Entry => ({ kind: 'mud', heading: 'Mud weight', value, place })),
    ],
  };
}

/** `Property | Unit | Programme` above the properties, folded. */
const LIST_HEADING =
  /^(?:propert(?:y|ies)|parameters?|characteristics?|eigenschaft(?:en)?|eigenschap(?:pen)?|egenskap(?:er)?|propriete?s?|parametres?|parametros?|propiedad(?:es)?|propriedades?)\s*:?$/;

/** `Spoelingsprogramma per sectie`, `4. Drilling fluids programme`: the sections below have properties of muds. Folded. */
const OF_MUD =
  /^[\d.\s]*(?:(?:drilling |mud |bohr|boor|bore)?(?:fluids?|mud|spuelungs?|spoelings?|vaeske|slam)[ -]?(?:programm?(?:e|a)?|properties|recommendation|data|summary)|programme? (?:de |des )?(?:boues?|fluides?|lodos?)|programa de (?:lodos?|fluidos?))\b/;

/** A page number in a footer, which is not a title. */
const PAGE = /^(?:page|seite|pagina|side|pagina|p\.) ?\d+(?: ?(?:of|von|van|av|de|sur|\/) ?\d+)?$/;

/** The blocks of the lines: each from the title with its size to the next title that is not a subtitle of it. */
export function blocksOf(lines: readonly TextLine[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  let subtitle: Kind | null = null;
  /** What the chapter above the sections is about: `Drilling fluids programme`. */
  let above: Kind | null = null;
  let bounds: BoundColumns | null = null;
  const start = (line: TextLine, { size, sizeIn }: { size: string; sizeIn: number }): Block => {
    const place = { row: line.row, column: 0, ...(line.page === undefined ? {} : { page: line.page }) };
    const block = { size, sizeIn, sheet: line.sheet, place, entries: [], jobs: [] };
    blocks.push(block);
    return block;
  };
  const startSlurry = (line: TextLine, size: string, role: string): Block => {
    const block: Block = { ...start(line, { size: '', sizeIn: 0 }), casing: { size, role } };
    blocks.splice(-1, 1, block);
    const { place } = block;
    block.entries.push(
      { kind: 'cement', heading: 'Casing size', value: size, place },
      { kind: 'cement', heading: 'Slurry', value: role, place },
    );
    return block;
  };
  for (const line of lines) {
    if (open && open.sheet !== line.sheet) [open, above] = [null, null];
    // `Trou : 17 1/2"` below the title of a cement job is one of its pairs.
    const title = open?.casing && /[:=]/.test(line.text) ? null : sectionTitle(line.text);
    if (title) {
      open = start(line, title);
      subtitle = title.kind ?? above;
      continue;
    }
    // `Casing size | 7" liner` is a pair of the block.
    const string =
      line.cells.length > 1 || /^\s*casing (?:size|od)\b/i.test(line.text) ? null : stringTitle(line.text);
    if (string) {
      open = start(line, { size: '', sizeIn: 0 });
      open.casing = { size: string.casing, role: string.role };
      subtitle = string.kind;
      const { place } = open;
      if (string.kind === 'casing')
        open.entries.push({ kind: 'casing', heading: 'Casing OD', value: string.casing, place });
      else open.entries.push({ kind: 'cement', heading: 'Casing size', value: string.casing, place });
      if (string.role !== null)
        open.entries.push({ kind: 'cement', heading: 'Slurry', value: string.role, place });
      continue;
    }
    const slurry = slurryTitle(line.text);
    if (slurry !== null && open?.casing) {
      open = startSlurry(line, open.casing.size, slurry);
      subtitle = 'cement';
      continue;
    }
    const header = boundColumns(cellsOf(line));
    if (header) {
      bounds = header;
      continue;
    }
    const bounded = bounds ? boundsPair(line, bounds) : null;
    if (bounded) {
      const isMud = subtitle === 'mud' || open?.entries.some(({ kind }) => kind === 'mud') === true;
      open?.entries.push(...entriesOf(isMud ? pairOfMud(bounded) : bounded, isMud ? 'mud' : subtitle));
      continue;
    }
    bounds = null;
    const mud = subtitle === 'mud' ? mudRow(line) : null;
    if (mud) {
      start(line, mud).entries.push(...mud.entries);
      open = null;
      continue;
    }
    const isOfMud = subtitle === 'mud' || (!open?.casing && open?.entries.at(-1)?.kind === 'mud');
    const pairs = pairsOf(line).map((one) => (isOfMud ? pairOfMud(one) : one));
    const [pair] = pairs;
    const sized = pair && sectionTitle(pair.key);
    const job = pair ? cementJob(pair) : null;
    // Under a title: `12 1/4" hole: Run 1: GR; Run 2: Sonic`.
    if (pair && sized && (subtitle === 'logging' || subtitle === 'pressureTests')) {
      const key = subtitle === 'logging' ? 'Logging' : 'BOP test';
      start(line, sized).entries.push(
        ...entriesOf({ ...pair, key, value: line.text.slice(line.text.indexOf(pair.value)) }, subtitle),
      );
      open = null;
    } else if (pair && open && job !== null) open.jobs.push({ text: job, line });
    // `Tail: Class G` above the other values of the tail.
    else if (
      pair &&
      open?.casing &&
      pairs.length === 1 &&
      namesSlurry(pair.key) &&
      /\p{L}{2}/u.test(pair.value)
    ) {
      open = startSlurry(line, open.casing.size, pair.key);
      subtitle = 'cement';
      open.entries.push({ kind: 'cement', heading: 'Cement type', value: pair.value, place: pair.place });
    } else if (pair) {
      const about = isOfMud ? 'mud' : subtitle;
      open?.entries.push(...pairs.flatMap((one) => entriesOf(one, about)));
    } else if (
      isTitle(line.text) &&
      // A property without a figure, and the end of a label that is broken.
      !(isOfMud && cellsOf(line).length > 1) &&
      !/^[^(]*\)$/.test(line.text.trim()) &&
      !LIST_HEADING.test(fold(cellsOf(line)[0] ?? '')) &&
      !isBulleted(line.text) &&
      !PAGE.test(fold(line.text).trim())
    ) {
      subtitle = subtitleOf(line.text);
      if (open === null || subtitle === null) above = OF_MUD.test(fold(line.text)) ? 'mud' : null;
      if (subtitle === null && !OF_THE_SECTION.test(fold(line.text).trim())) open = null;
    }
  }
  return blocks;
}
