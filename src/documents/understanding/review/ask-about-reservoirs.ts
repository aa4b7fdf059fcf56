import { listed } from '../../words';
import type { PageModel, PagePiece, PageRow } from '../../readers/page';
import type { Correction, ValueCorrection } from '../corrections/corrections';
import { fold } from '../words/fold';
import { parseMeasured } from '../words/numbers';
import { convert, parseUnit } from '../units/units';
import type { Quantity } from '../units/known-units';
import { nameIn } from '../reservoirs/reservoir-names';
import { NOT_NOW, OTHER_PRESSURE } from '../reservoirs/reservoir-statements';
import { namesOtherWells, saysDrilled } from '../vocabulary/offset-wells';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { closed } from './ask-about-things';
import { fieldWords } from './field-words';
import { isInColumn } from './labelled-values';
import { boxAround } from './positions';

/** A paragraph about a reservoir has at most this many rows. */
const MOST_ROWS = 6;
/** More blank than this share of a row ends a paragraph. */
const BLANK = 0.8;
/** More rows on one page are a log or a listing. */
const MOST_ROWS_OF_PAGE = 600;
/** A shorter name may be part of another word. */
const LEAST_NAME = 4;
/** A row of fewer words is not part of a paragraph. */
const LEAST_WORDS = 5;

const BELOW_SEA = /ss\b|msl|\bnap\b|\bngf\b|\bnh?n\b|sea|subsea|mare|mer\b|hav/;
const OF_PRESSURE = /dru(?:e?ck|k)|trykk|pres(?:s|io)|\bs?bhp\b/;

/** A word of a paragraph, with its place. */
interface Word {
  text: string;
  row: PageRow;
  at: number;
}

interface Figure {
  from: Word;
  to: Word;
  value: number;
  unit: string;
  quantity: Quantity;
  isBelowSea: boolean;
}

type Field = 'gradient' | 'pressureLower' | 'pressureUpper' | 'tvdSsLower' | 'tvdSsUpper';

/** The words of a piece, as corrections count those of its row. */
function wordsOf(row: PageRow, piece: PagePiece): Word[] {
  const before = row.pieces.slice(0, row.pieces.indexOf(piece));
  const first = before.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
  return (piece.text.match(/\S+/g) ?? []).map((text, at) => ({ text, row, at: first + at }));
}

/**
 * The paragraph that begins with a piece: those below it without a blank row between them, up to one of another thing.
 *
 * @param isOfAnother whether a piece names another thing than the first one.
 */
function paragraphFrom(
  rows: readonly PageRow[],
  at: number,
  piece: PagePiece,
  isOfAnother: (piece: PagePiece) => boolean,
): Word[] {
  const words = wordsOf(rows[at]!, piece);
  let above = piece;
  for (const row of rows.slice(at + 1, at + MOST_ROWS)) {
    const next = row.pieces.find((each) => isInColumn(each, above));
    if (!next || next.y - (above.y + above.height) > above.height * BLANK || isOfAnother(next)) break;
    words.push(...wordsOf(row, next));
    above = next;
  }
  return words;
}

/** The sentences of some words; a full stop behind a word of several letters or a figure ends one. */
function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]];
  for (const word of words) {
    sentences.at(-1)?.push(word);
    if (/(?:\p{L}{2}|\/\p{L}|\d|\))\.$/u.test(word.text)) sentences.push([]);
  }
  return sentences.filter(({ length }) => length > 0);
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** Whether a sentence is about something else than what is expected of the reservoir of this well. */
function isOfOthers(sentence: readonly Word[]): boolean {
  const text = textOf(sentence);
  const folded = fold(text);
  return OTHER_PRESSURE.test(folded) || NOT_NOW.test(folded) || namesOtherWells(text) || saysDrilled(text);
}

const QUANTITIES: readonly Quantity[] = ['gradient', 'pressure', 'length'];

function unitIn(text: string | undefined): { unit: string; quantity: Quantity } | null {
  const unit = parseUnit((text ?? '').replace(/[.,;:()]+$/, ''))?.name;
  const quantity = QUANTITIES.find((each) => unit !== undefined && convert(1, unit, each) !== null);
  return unit === undefined || quantity === undefined ? null : { unit, quantity };
}

const FIGURE = /^[(\u2212-]?\d[\d.,]*$/;
const JOINS = /^(?:-|\u2013|to|and|bis|und|tot|en|til|og|et|\u00e0|a|y|e)$/;

/** The figures of a sentence with a unit behind them; `167 et 178 bar` has one for both. */
function figuresIn(sentence: readonly Word[]): Figure[] {
  const found: Figure[] = [];
  /** A figure before the word that joins it to the next one. */
  let joined: { from: Word; to: Word; value: number } | null = null;
  for (let at = 0; at < sentence.length; at += 1) {
    const from = sentence[at]!;
    if (!FIGURE.test(from.text)) continue;
    // `-1 597`: thousands behind a blank.
    const next = sentence[at + 1];
    const hasThousands =
      next !== undefined &&
      /^[\u2212-]?\d{1,3}$/.test(from.text) &&
      /^\d{3}$/.test(next.text) &&
      next.row === from.row;
    const to = hasThousands ? next : from;
    const behind = at + (hasThousands ? 2 : 1);
    const written = hasThousands ? `${from.text}${to.text}` : from.text;
    const value = parseMeasured(written.replace(/^\(/, '').replace('\u2212', '-'))?.value;
    at = behind - 1;
    if (value === undefined) continue;
    const unit = unitIn(sentence[behind]?.text);
    if (unit === null) {
      joined = JOINS.test(sentence[behind]?.text ?? '') ? { from, to, value } : null;
      continue;
    }
    const around = fold(textOf(sentence.slice(behind, behind + 4)));
    const isBelowSea = BELOW_SEA.test(around);
    const last = found.at(-1);
    // `14,260 ft and 15,340 ft TVDSS`
    if (last?.quantity === 'length' && unit.quantity === 'length' && isBelowSea) last.isBelowSea = true;
    if (joined) found.push({ ...joined, ...unit, isBelowSea });
    found.push({ from, to, value, ...unit, isBelowSea });
    joined = null;
  }
  return found;
}

/** Which fields of the reservoir the figures of a paragraph give; none if they could be something else. */
function fieldsOf(figures: readonly Figure[]): (Figure & { field: Field })[] {
  const of = (quantity: Quantity) => figures.filter((each) => each.quantity === quantity);
  const pressures = of('pressure');
  const gradients = of('gradient');
  const depths = of('length').filter(({ isBelowSea }) => isBelowSea);
  const isClear =
    pressures.length > 0 && pressures.length <= 2 && gradients.length <= 1 && depths.length <= 2;
  if (!isClear || gradients.length + depths.length === 0) return [];
  const bounds = (own: readonly Figure[], lower: Field, upper: Field): (Figure & { field: Field })[] => {
    const [least, most = least] = own.toSorted((a, b) => Math.abs(a.value) - Math.abs(b.value));
    return least && most
      ? [
          { ...least, field: lower },
          { ...most, field: upper },
        ]
      : [];
  };
  return [
    ...gradients.map((each) => ({ ...each, field: 'gradient' as const })),
    ...bounds(pressures, 'pressureLower', 'pressureUpper'),
    ...(depths.length === 2 ? bounds(depths, 'tvdSsLower', 'tvdSsUpper') : []),
  ];
}

const correctionOf = (
  { field, from, to, unit, quantity }: Figure & { field: Field },
  page: number,
  of: string,
): ValueCorrection => ({
  kind: 'value',
  page,
  row: from.row.row,
  from: from.at,
  to: to.at,
  is: 'reservoirs',
  field,
  of,
  unit,
  ...(quantity === 'length' ? { reference: 'sea level' as const } : {}),
});

/** The longest of the known names in a text; without any, the one that the text gives to a reservoir. */
function reservoirIn(text: string, known: readonly string[]): string | null {
  const folded = fold(text);
  const [longest] = known
    .filter((name) => name.length >= LEAST_NAME && folded.includes(fold(name)))
    .toSorted((a, b) => b.length - a.length);
  return longest ?? nameIn(text);
}

/**
 * Asks whether the figures of a paragraph are the pressures, the gradient and the depths of the reservoir that it names, where
 * nothing gives them.
 */
export function askAboutReservoirs(document: UnderstoodDocument, models: readonly PageModel[]): Question[] {
  const namesOf = (kind: string) =>
    document.groups
      .filter((group) => group.kind === kind)
      .flatMap(({ rows }) => rows.flatMap((row) => row.text('name') ?? []));
  const known = namesOf('tops');
  const done = new Set(namesOf('reservoirs').map(fold));
  return models.flatMap((model, index): Question[] => {
    if (model.rows.length > MOST_ROWS_OF_PAGE || model.form === 'sheet') return [];
    const page = index + 1;
    if (document.seen.setAside.some((aside) => aside.is === 'reservoirs' && aside.page === page)) return [];
    return model.rows.flatMap((row, at) =>
      row.pieces.flatMap((piece): Question[] => {
        if (wordsOf(row, piece).length < LEAST_WORDS) return [];
        const name = reservoirIn(piece.text, known);
        if (name === null || done.has(fold(name))) return [];
        const paragraph = paragraphFrom(model.rows, at, piece, (next) => {
          const other = reservoirIn(next.text, known);
          return other !== null && fold(other) !== fold(name);
        });
        const sentences = sentencesOf(paragraph).filter((sentence) => !isOfOthers(sentence));
        if (!fold(sentences.map(textOf).join(' ')).includes(fold(name))) return [];
        if (!OF_PRESSURE.test(fold(sentences.map(textOf).join(' ')))) return [];
        const values = fieldsOf(sentences.flatMap(figuresIn));
        const [first] = values;
        if (!first) return [];
        done.add(fold(name));
        const shown = values.map(
          ({ field, from, to, unit }) =>
            `${fieldWords(field)} ${(from === to ? from.text : `${from.text} ${to.text}`).replace(/^\(/, '')} ${unit}`,
        );
        const region: Correction = {
          kind: 'region',
          page,
          is: 'reservoirs',
          box: boxAround(values.flatMap(({ from }) => from.row.pieces)),
        };
        return [
          {
            id: `reservoir:${fold(name)}`,
            text: `Are these the values of the reservoir ${name}: ${listed(shown)}?`,
            source: {
              file: document.file,
              ...(model.page === undefined ? {} : { page: model.page }),
              ...(model.sheet === undefined ? {} : { sheet: model.sheet }),
              row: first.from.row.row,
            },
            decides: values.length + 1,
            answers: [
              { text: 'Yes', corrections: values.map((value) => correctionOf(value, page, name)) },
              { text: 'No', corrections: [closed(region)] },
            ],
          },
        ];
      }),
    );
  });
}
