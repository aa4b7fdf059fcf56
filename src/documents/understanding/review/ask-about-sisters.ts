import { counted } from '../../words';
import type { PageModel } from '../../readers/page';
import { filled } from '../../readers/table';
import type { Table } from '../../readers/table';
import { placeKey, placeOfTable } from '../corrections/corrected-content';
import type { Correction, TablePlace } from '../corrections/corrections';
import { fold } from '../words/fold';
import type { Question } from '../facts/questions';
import type { UnderstoodDocument } from '../read-documents';
import { headingOf, sourceOf } from '../tables/row-reader';
import type { Kind } from '../words/vocabulary';

/** One heading alone is in tables of all kinds. */
const FEWEST_HEADINGS = 2;
/** How many headings the question shows. */
const SHOWN = 4;

type OfTable = Extract<Correction, { kind: 'table' | 'heading' | 'column' }>;

const isOfTable = (correction: Correction): correction is OfTable =>
  correction.kind === 'table' || correction.kind === 'heading' || correction.kind === 'column';

const keyOfTexts = (texts: readonly string[]): string => texts.map((text) => fold(text).trim()).join('|');

const headingsOf = ({ headings, units }: Table): string[] =>
  headings.map((heading, column) => `${heading} ${units[column] ?? ''}`);

/** The rows of the pages with the same texts as a row that a correction makes a heading. */
function rowsLike(models: readonly PageModel[], at: TablePlace): TablePlace[] {
  const isIn = ({ page, sheet }: PageModel) => page === at.page && sheet === at.sheet;
  const own = models.find(isIn)?.rows.find(({ row }) => row === at.row);
  if (!own || own.pieces.length < FEWEST_HEADINGS) return [];
  const key = keyOfTexts(own.pieces.map(({ text }) => text));
  return models.flatMap(({ page, sheet, rows }) =>
    rows
      .filter(({ pieces }) => keyOfTexts(pieces.map(({ text }) => text)) === key)
      .map(({ row }) => ({
        ...(page === undefined ? {} : { page }),
        ...(sheet === undefined ? {} : { sheet }),
        row,
      })),
  );
}

/** What the table at a place is read as; null where none is. */
const kindAt = ({ groups }: UnderstoodDocument, place: TablePlace): Kind | null =>
  groups.find(({ recognised }) => placeKey(placeOfTable(recognised.table)) === placeKey(place))?.kind ?? null;

/** Whether the table at a place is of the kind that the corrections of another say, if they say nothing else. */
const isReadSo = (document: UnderstoodDocument, place: TablePlace, said: readonly OfTable[]): boolean =>
  said.every((each) => each.kind === 'table' && each.is === kindAt(document, place));

/**
 * Asks whether what the user said of a table holds for the others with the same headings: a programme has one for each of its
 * sections.
 */
export function askAboutSisters(
  document: UnderstoodDocument,
  models: readonly PageModel[],
  corrections: readonly Correction[],
): Question[] {
  const said = Map.groupBy(corrections.filter(isOfTable), ({ at }) => placeKey(at));
  const taken = new Set(said.keys());
  return [...said.values()].flatMap((own): Question[] => {
    const [{ at }] = own as [OfTable];
    const table = document.tables.find((each) => placeKey(placeOfTable(each)) === placeKey(at));
    const headings = table ? filled(table.headings) : [];
    if (!table || headings.length < FEWEST_HEADINGS) return [];
    const key = keyOfTexts(headingsOf(table));
    const likeIt = document.tables
      .filter((each) => keyOfTexts(headingsOf(each)) === key)
      .map((each) => placeOfTable(each));
    const rows = own.some(({ kind }) => kind === 'heading') ? rowsLike(models, at) : [];
    const places = new Map([...rows, ...likeIt].map((place) => [placeKey(place), place]));
    const sisters = [...places].flatMap(([place, each]) =>
      taken.has(place) || isReadSo(document, each, own) ? [] : [each],
    );
    if (sisters.length === 0) return [];
    for (const place of sisters) taken.add(placeKey(place));
    const shown = headings.slice(0, SHOWN).map((heading) => `"${heading}"`);
    return [
      {
        id: `sisters:${placeKey(at)}`,
        text: `${sisters.length === 1 ? 'Is' : 'Are'} ${counted(sisters.length, 'more table')} with the headings ${shown.join(', ')} to be read in the same way?`,
        source: sourceOf(document.file, table, headingOf(table)),
        decides: sisters.length * headings.length,
        answers: [
          {
            text: 'Yes',
            corrections: sisters.flatMap((place) => own.map((each): Correction => ({ ...each, at: place }))),
          },
          {
            text: 'No',
            corrections: sisters.map((place): Correction => ({
              kind: 'table',
              at: place,
              is: kindAt(document, place) ?? 'ignored',
            })),
          },
        ],
      },
    ];
  });
}
