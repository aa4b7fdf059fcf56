import { formatInches } from '@/domain/inches';
import { counted } from '../../words';
import type { PageModel, PageRow } from '../../readers/page';
import type { Correction, ValueCorrection } from '../corrections/corrections';
import { fold } from '../words/fold';
import { namedThing } from '../corrections/named-things';
import { wordsOfPieces } from '../corrections/pointed-values';
import { SIZE, plainText, sizeIn } from '../prose/quantities';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { slurryRole } from '../vocabulary/roles';
import { fieldWords } from './field-words';

type Words = ReturnType<typeof wordsOfPieces>;

/** A longer one is a sentence. */
const LABEL_WORDS = 6;
/** A title is at most so many rows above a value of its section. */
const TITLE_ABOVE = 25;
/** More lines are a listing. */
const MOST_LINES = 60;
/** How many lines the question shows. */
const SHOWN = 3;

const SIZES = new RegExp(SIZE, 'giu');
/** A dash or a bullet is no word of a label. */
const MARKS = /^[-\u2013\u2014\u2022*:=|]+$/;
const ENDS_ITEM = /[,;.:]$/;
/** A longer row is of a paragraph. */
const TITLE_WORDS = 9;
const ENDS_SENTENCE = /[.;]$/;

const textOf = (words: Words): string => words.map(({ text }) => text).join(' ');

/**
 * The words before a value up to the figure, the comma, the full stop or the cell before them, `Plastic visc.` of
 * `KCl polymer, Plastic visc. 18 - 22`; any size in them counts as the same. Empty without a word.
 */
function labelBefore(words: Words, from: number): string {
  let start = from;
  while (start > 0 && from - start < LABEL_WORDS) {
    const before = words[start - 1];
    const isFirst = start === from || MARKS.test(words[start]?.text ?? '');
    if (!before || (ENDS_ITEM.test(before.text) && !(isFirst && before.text.endsWith(':')))) break;
    if (!isFirst && before.piece !== words[start]?.piece) break;
    start -= 1;
  }
  const written = fold(plainText(textOf(words.slice(start, from))).replaceAll(SIZES, ' # '));
  // A figure is of something else: `1.05 SG and a sourness of`.
  const label = written.replace(/^.*\d\S*\s/, '');
  return /#|\p{L}{2}/u.test(label) ? label.replaceAll(/[^\p{L}\p{N}#]+/gu, ' ').trim() : '';
}

/**
 * The last word of a value: before the sign that ends the value that was pointed at, and null without it; else before the next
 * comma, or the last of its piece if that value has commas.
 */
function endOf(words: Words, from: number, taught: Taught): number | null {
  const { piece } = words[from] ?? {};
  const last = words.findLastIndex((word) => word.piece === piece);
  if (taught.sign === '' && /[,;.]\s/.test(taught.text)) return last;
  const ends = (text: string) => (taught.sign === '' ? /[,;.]$/.test(text) : text.endsWith(taught.sign));
  const end = words.findIndex(({ text }, at) => at >= from && at < last && ends(text));
  return end !== -1 ? end : taught.sign === '' ? last : null;
}

/** A value that was pointed at, and the sign behind its last word: `Surface hole:`. */
interface Taught {
  text: string;
  sign: string;
}

/** The sign behind the last word of a value, if the text goes on after it. */
function signBehind(words: Words, { to, last }: ValueCorrection): string {
  if (to === null || last) return '';
  return /[:;)]$/.exec(words[to]?.text ?? '')?.[0] ?? '';
}

interface Owner {
  sizeIn: number;
  role: string | null;
}

/** The size of the hole or string that words name last, and the slurry. */
function ownerIn(text: string): { sizeIn: number | null; role: string | null } {
  const sizes = [...plainText(text).matchAll(SIZES)].flatMap(([size]) => sizeIn(size) ?? []);
  return { sizeIn: sizes.at(-1) ?? null, role: slurryRole(text) };
}

/** Which rows above a value say what it is of: any that names a size, or only those that are as short as a title. */
const NAMERS: readonly ((words: Words) => boolean)[] = [
  () => true,
  (words) => words.length <= TITLE_WORDS && !ENDS_SENTENCE.test(words.at(-1)?.text ?? ''),
];
type Namer = (typeof NAMERS)[number];

/** What a value is of: what its row names before it, else the nearest row above that names a size. */
function ownerAt(rows: readonly PageRow[], at: number, from: number, isNamer: Namer): Owner | null {
  let role: string | null = null;
  for (let row = at; row >= Math.max(0, at - TITLE_ABOVE); row -= 1) {
    const words = wordsOfPieces(rows[row]?.pieces ?? []);
    if (row !== at && !isNamer(words)) continue;
    const named = ownerIn(textOf(row === at ? words.slice(0, from) : words));
    role ??= named.role;
    if (named.sizeIn !== null) return { sizeIn: named.sizeIn, role };
  }
  return null;
}

/** The same label in another place, with what its value is and what it is of. */
interface Line {
  correction: ValueCorrection;
  shown: string;
}

function linesWith(
  label: string,
  taught: Taught & { correction: ValueCorrection; isNamer: Namer },
  models: readonly PageModel[],
): Line[] {
  const { correction, text: taughtText, isNamer } = taught;
  const { is, role } = namedThing(correction.of ?? '');
  return models.flatMap(({ rows }, index) =>
    rows.flatMap(({ row, pieces }, at): Line[] => {
      const words = wordsOfPieces(pieces);
      const from = words.findIndex(
        ({ text }, to) => /[\p{L}\p{N}]/u.test(text) && to > 0 && labelBefore(words, to) === label,
      );
      const owner = from === -1 ? null : ownerAt(rows, at, from, isNamer);
      if (!owner || (role !== null) !== (owner.role !== null)) return [];
      const end = endOf(words, from, taught);
      if (end === null) return [];
      const value = textOf(words.slice(from, end + 1)).replace(/[,;.:]$/, '');
      if (/\d/.test(taughtText) && !/\d/.test(value)) return [];
      const of = `${formatInches(owner.sizeIn)} in ${is}${owner.role === null ? '' : `, ${owner.role}`}`;
      const { last: _, after: __, ...own } = correction;
      return [
        { correction: { ...own, page: index + 1, row, from, to: end, of }, shown: `${value} of ${of}` },
      ];
    }),
  );
}

const keyOf = ({ page, row, from }: ValueCorrection): string => `${page}/${row}/${from}`;

/**
 * Asks whether the label of a value that the user pointed at gives the same field in the other lines that have it: each section
 * of a list has its own. The reader has to find what that value is of in the same way as for the others.
 */
export function askAboutLabels(
  document: UnderstoodDocument,
  models: readonly PageModel[],
  corrections: readonly Correction[],
): Question[] {
  const pointed = corrections.filter((each) => each.kind === 'value');
  const known = new Set(pointed.map(keyOf));
  const things = new Set(pointed.map(({ is, field, of }) => `${is}/${field}/${of ?? ''}`));
  const asked = new Set<string>();
  return pointed.flatMap((correction): Question[] => {
    const { page, row, from, is, field, of, after } = correction;
    const value = document.seen.values.find((each) => keyOf(each.correction) === keyOf(correction));
    const rows = models[page - 1]?.rows ?? [];
    const at = rows.findIndex((each) => each.row === row);
    const words = wordsOfPieces(rows[at]?.pieces ?? []);
    const label = labelBefore(words, from);
    const key = `${is}/${field}/${label}`;
    if (!value || !of || label === '' || after === '' || asked.has(key)) return [];
    asked.add(key);
    const named = namedThing(of);
    const isNamer = NAMERS.find((each) => {
      const owner = ownerAt(rows, at, from, each);
      return owner?.sizeIn === named.sizeIn && (named.role ?? null) === owner?.role;
    });
    if (!isNamer || named.sizeIn === null) return [];
    const taught = { correction, text: value.text, sign: signBehind(words, correction), isNamer };
    const lines = linesWith(label, taught, models).filter(
      (line) =>
        !known.has(keyOf(line.correction)) && !things.has(`${is}/${field}/${line.correction.of ?? ''}`),
    );
    const [first] = lines;
    if (!first || lines.length > MOST_LINES) return [];
    const shown = lines.slice(0, SHOWN).map((line) => line.shown);
    const more = lines.length > SHOWN ? `, and ${lines.length - SHOWN} more` : '';
    const model = models[first.correction.page - 1];
    return [
      {
        id: `label:${key}`,
        text: `${lines.length === 1 ? 'Does' : 'Do'} ${counted(lines.length, 'more line')} with the same label give ${fieldWords(field)} too: ${shown.join('; ')}${more}?`,
        source: {
          file: document.file,
          ...(model?.page === undefined ? {} : { page: model.page }),
          ...(model?.sheet === undefined ? {} : { sheet: model.sheet }),
          row: first.correction.row,
        },
        decides: lines.length,
        answers: [
          { text: 'Yes', corrections: lines.map((line) => line.correction) },
          { text: 'No', corrections: [{ ...correction, after: '' }] },
        ],
      },
    ];
  });
}
