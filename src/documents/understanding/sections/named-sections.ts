import type { TextLine } from '../../readers/table';
import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';
import { clausesOf } from '../prose/clauses';
import { plainText } from '../prose/quantities';
import { sectionTitle } from '../blocks/block-titles';

/** Names of holes and words for a hole, folded. A language adds its words. */
const NAMES =
  'surface|conductor|top ?hole|intermediate(?: [123])?|(?:first|second|third) intermediate|production|reservoir|pilot|main|standrohr|ankerrohr|zwischen|produktions|oberflaechen|geleider|oppervlakte|tussen|productie|overflate|mellom|produksjons|reservoar|superficie|superficial|intermedi[ao]|produccion|intermediaire|technique|intermediari[ao]|producao|superficiale|produzione';
const HOLES =
  'hole section|section|hole|interval|phase|bohrabschnitt|abschnitt|sektion|sectie|gatsectie|seksjon|hullseksjon|hoyo|fase|seccion|tramo|trou|secao|foro|sezione';
const TITLE = new RegExp(
  String.raw`^(?:(?<number>\d{1,2}(?:\.\d{1,2})*)[.)]?\s+)?(?:(?:${NAMES})[ -]?(?:${HOLES})|(?:${HOLES})(?: d[ei])? (?:${NAMES}))$`,
);
const NUMBERED = /^\s*(?<number>\d{1,2}(?:\.\d{1,2})*)[.)]?\s+\p{Lu}[^:=;]{2,60}$/u;
/** `Hole size | 12 1/4"`: the second part is the size. */
const SIZE_KEY = /^(?:hole|bit)(?: size| diameter)?$|^(?:bohr|boorgat|hull)\p{L}*(?: diameter)?$|^hoyo$/iu;

interface Chapter {
  from: number;
  /** The line after its last. */
  to: number;
  number: string | null;
}

const plainTitle = (text: string): string => fold(text.trim().replace(/[\s:]+$/, '')).replace(/\s+/g, ' ');

const numberOf = (text: string): string | null =>
  /[.!?]$/.test(text.trim()) ? null : (NUMBERED.exec(text)?.groups?.['number'] ?? null);

/** The chapters about a named section: each ends at the next title outside it. */
function chaptersOf(lines: readonly TextLine[]): Chapter[] {
  const chapters: Chapter[] = [];
  let open: Chapter | null = null;
  lines.forEach((line, at) => {
    const title = line.text.length > 60 ? null : TITLE.exec(plainTitle(line.text));
    const number = numberOf(line.text);
    const isChild = open?.number !== null && number?.startsWith(`${open?.number}.`) === true;
    const ends =
      title !== null ||
      sectionTitle(line.text) !== null ||
      (number !== null && open?.number !== null && !isChild);
    if (open && (ends || open.to === -1)) open.to = ends ? at : -1;
    if (ends) open = null;
    if (title) {
      open = { from: at, to: -1, number: title.groups?.['number'] ?? null };
      chapters.push(open);
    }
  });
  return chapters.map((chapter) => (chapter.to === -1 ? { ...chapter, to: lines.length } : chapter));
}

/** The hole sizes in some lines, as written. */
function holesIn(lines: readonly TextLine[]): Map<number, string> {
  const holes = new Map<number, string>();
  for (const { text, cells } of lines) {
    const [key = '', value = ''] = cells.length > 1 ? cells : text.split(/\s{2,}|\s*:\s*/);
    const measured = SIZE_KEY.test(key.trim()) ? parseMeasured(value) : null;
    if (measured) holes.set(measured.value, value.trim());
    for (const { is, size, sizeIn } of clausesOf(plainText(text))) if (is === 'hole') holes.set(sizeIn, size);
  }
  return holes;
}

/**
 * Adds the hole size to the title of a chapter that only names its section, `3 Surface section`, if the chapter mentions one
 * hole only.
 */
export function withNamedSections(lines: readonly TextLine[]): readonly TextLine[] {
  const titles = new Map(
    chaptersOf(lines).flatMap((chapter) => {
      const [hole, ...others] = holesIn(lines.slice(chapter.from, chapter.to)).values();
      if (hole === undefined || others.length > 0) return [];
      const number = chapter.number === null ? '' : `${chapter.number}. `;
      return [[chapter.from, `${number}${hole.replace(/\s*(?:"|in)?$/, '')}" section`] as const];
    }),
  );
  if (titles.size === 0) return lines;
  return lines.map((line, at) => {
    const text = titles.get(at);
    return text === undefined ? line : { ...line, text, cells: [text] };
  });
}
