import { formatInches } from '@/domain/inches';
import { counted } from '../../words';
import type { PageModel, PagePiece, PageRow } from '../../readers/page';
import type { Correction, ValueCorrection } from '../corrections/corrections';
import { isEverything, namedThing } from '../corrections/named-things';
import { fold } from '../words/fold';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { fieldWords } from './field-words';
import { isInColumn, sizeOf, wordsOf } from './labelled-values';
import { namesOfSizes } from './names-of-sizes';

/** Names are at most this many rows above their values. */
const NAMED_ABOVE = 40;
/** A table ends after this many rows without a name and a value. */
const ROWS_BETWEEN = 8;
/** How many values the question shows. */
const SHOWN = 3;

/** What a piece names: a hole section, a string or a formation. */
type Naming = (piece: PagePiece) => string | null;

interface Found {
  row: PageRow;
  piece: PagePiece;
  of: string;
}

/** How the thing of a value is named, so that others of its kind can be found. */
function namingOf({ is, of }: ValueCorrection, document: UnderstoodDocument): Naming | null {
  if (!of || isEverything(of)) return null;
  if (is === 'tops' || is === 'reservoirs') {
    const names = document.groups
      .filter(({ kind, said }) => (kind === 'tops' || kind === 'reservoirs') && said === undefined)
      .flatMap(({ rows }) => rows.flatMap((row) => row.text('name') ?? []));
    const known = new Map(names.map((name) => [fold(name), name]));
    return ({ text }) => known.get(fold(text.trim())) ?? null;
  }
  const { is: thing, sizeIn, role } = namedThing(of);
  if (sizeIn === null) return null;
  const names = namesOfSizes(document);
  return (piece) => {
    const size = sizeOf(piece, names);
    return size && `${formatInches(size.sizeIn)} in ${thing}${role === null ? '' : `, ${role}`}`;
  };
}

const isSame = (a: string, b: string): boolean => fold(a) === fold(b);

/** The rows in which the things of a row of values may be named: the row below it, else one above. */
const nearestRows = (at: number): number[] => [
  at + 1,
  ...Array.from({ length: Math.min(at, NAMED_ABOVE) }, (_, above) => at - 1 - above),
];

/** The other values of a row, each under the name of its thing, as the one at a piece is. */
function across(rows: readonly PageRow[], at: number, piece: PagePiece, of: string, nameOf: Naming): Found[] {
  const row = rows[at];
  for (const next of nearestRows(at)) {
    const names = rows[next]?.pieces ?? [];
    const own = names.filter((each) => isInColumn(each, piece)).map(nameOf);
    if (!row || !own.some((name) => name !== null && isSame(name, of))) continue;
    return row.pieces.flatMap((other): Found[] => {
      if (other === piece) return [];
      const [name, more] = names
        .filter((each) => isInColumn(each, other))
        .flatMap((each) => nameOf(each) ?? []);
      return name === undefined || more !== undefined ? [] : [{ row, piece: other, of: name }];
    });
  }
  return [];
}

/** The other values of a column, each in the row of its thing. */
function down(rows: readonly PageRow[], at: number, piece: PagePiece, of: string, nameOf: Naming): Found[] {
  const naming = rows[at]?.pieces.find((each) => each !== piece && isSame(nameOf(each) ?? '', of));
  if (!naming) return [];
  const found: Found[] = [];
  for (const step of [-1, 1]) {
    let blank = 0;
    for (let next = at + step; rows[next] && blank <= ROWS_BETWEEN; next += step) {
      const row = rows[next];
      const names = row?.pieces.filter((each) => isInColumn(each, naming)) ?? [];
      const values = row?.pieces.filter((each) => isInColumn(each, piece)) ?? [];
      const [name] = names.flatMap((each) => nameOf(each) ?? []);
      const [value, more] = values;
      if (!row || name === undefined || !value || more || value === names[0]) blank += 1;
      else {
        blank = 0;
        found.push({ row, piece: value, of: name });
      }
    }
  }
  return found.toSorted((a, b) => a.row.row - b.row.row);
}

/** The words of a piece in its row, as corrections count them. */
const firstWord = ({ pieces }: PageRow, piece: PagePiece): number =>
  pieces.slice(0, pieces.indexOf(piece)).reduce((sum, { text }) => sum + wordsOf(text).length, 0);

/** What a table has in place of a value: a dash, `n/a`. */
const NOTHING = /^[-\u2013\u2014.\s]*$|^n\/?[ac]$/i;

/**
 * Asks whether the row or the column of a value that the user pointed at gives the same of other things: of the sections across a
 * table, of the formations down it.
 */
export function askAboutPlaces(
  document: UnderstoodDocument,
  models: readonly PageModel[],
  corrections: readonly Correction[],
): Question[] {
  const pointed = corrections.filter((each) => each.kind === 'value');
  const things = new Set(pointed.map(({ is, field, of }) => `${is}/${field}/${fold(of ?? '')}`));
  const asked = new Set<string>();
  return pointed.flatMap((correction): Question[] => {
    const { page, row, from, to, last, is, field, of, after } = correction;
    const model = models[page - 1];
    const rows = model?.rows ?? [];
    const at = rows.findIndex((each) => each.row === row);
    const own = rows[at];
    const piece = own?.pieces.find((each) => firstWord(own, each) === from);
    const nameOf = namingOf(correction, document);
    const isWhole = to === null || (piece && to === from + wordsOf(piece.text).length - 1);
    if (!model || !piece || !of || !nameOf || !isWhole || last || after === '') return [];
    const isValue = ({ text }: PagePiece) => !NOTHING.test(text) && /\d/.test(text) >= /\d/.test(piece.text);
    const isNew = (name: string) => !things.has(`${is}/${field}/${fold(name)}`);
    for (const find of [across, down]) {
      const found = find(rows, at, piece, of, nameOf);
      const others = found.filter(
        (each, index) =>
          isNew(each.of) &&
          isValue(each.piece) &&
          found.findIndex((other) => isSame(other.of, each.of)) === index,
      );
      const key = `${is}/${field}/${page}/${find === across ? `row ${row}` : `column ${piece.column ?? piece.x}`}`;
      const [first] = others;
      if (!first || asked.has(key)) continue;
      asked.add(key);
      const shown = others.slice(0, SHOWN).map((each) => `${each.piece.text} of ${each.of}`);
      const more = others.length > SHOWN ? `, and ${others.length - SHOWN} more` : '';
      const { after: _, ...said } = correction;
      return [
        {
          id: `places:${key}`,
          text: `${others.length === 1 ? 'Does' : 'Do'} ${counted(others.length, 'more value', 'more values')} of the same ${find === across ? 'row' : 'column'} give ${fieldWords(field)} too: ${shown.join('; ')}${more}?`,
          source: {
            file: document.file,
            ...(model.page === undefined ? {} : { page: model.page }),
            ...(model.sheet === undefined ? {} : { sheet: model.sheet }),
            row: first.row.row,
          },
          decides: others.length,
          answers: [
            {
              text: 'Yes',
              corrections: others.map((each): Correction => ({
                ...said,
                row: each.row.row,
                from: firstWord(each.row, each.piece),
                to: null,
                of: each.of,
              })),
            },
            { text: 'No', corrections: [{ ...correction, after: '' }] },
          ],
        },
      ];
    }
    return [];
  });
}
