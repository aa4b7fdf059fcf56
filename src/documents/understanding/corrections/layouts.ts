import { modelsOfContent } from '../../readers/page-model';
import type { PageModel } from '../../readers/page';
import type { DocumentContent, Table } from '../../readers/table';
import { placeKey, placeOfTable, pointAtPages } from './corrected-content';
import type { Correction, Layout, LayoutFingerprint, LayoutTable, TablePlace } from './corrections';
import { fold } from '../words/fold';
import { tableInside } from './pointed-tables';
import { behindLabel, isOfEveryDocument } from '../facts/values-behind-labels';

/** Fewer headings in a row are too common to identify a layout. */
const TELLING_HEADINGS = 3;
const MOST_TABLES = 200;
const MOST_COLUMNS = 200;

const foldedHeading = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

export function foldedHeadings(headings: readonly string[]): string[] {
  const folded = headings.slice(0, MOST_COLUMNS).map(foldedHeading);
  return folded.every((text) => text === '') ? [] : folded;
}

export function formOf(content: DocumentContent): 'page' | 'sheet' | 'text' {
  const [first] = content.pages ?? [];
  if (first)
    return first.form === 'page'
      ? 'page'
      : content.pages?.some(({ sheet }) => sheet !== undefined)
        ? 'sheet'
        : 'text';
  const parts = [...content.tables, ...content.lines];
  if (parts.some(({ page }) => page !== undefined)) return 'page';
  return parts.some(({ sheet }) => sheet !== undefined) ? 'sheet' : 'text';
}

/** @param content with its corrections applied, so that it includes tables added by them. */
export function fingerprintOf(content: DocumentContent): LayoutFingerprint {
  return {
    form: formOf(content),
    producer: null,
    tables: content.tables.slice(0, MOST_TABLES).map(({ page, sheet, headingRow, headings }) => ({
      page: page ?? null,
      sheet: sheet ?? null,
      row: headingRow,
      headings: foldedHeadings(headings),
    })),
  };
}

/** The corrections that apply to every document of a layout: not those about a well, a revision or a single row. */
export function layoutCorrections(corrections: readonly Correction[]): Correction[] {
  return corrections.flatMap((correction): Correction[] => {
    // A hole section, and what was read or set aside in a list of it, is of this well alone.
    if (correction.kind === 'row' || correction.kind === 'section') return [];
    if (correction.kind === 'region' && correction.counts === false) return [];
    if (correction.kind === 'value') return isOfEveryDocument(correction) ? [correction] : [];
    if (correction.kind !== 'document') return [correction];
    const { kind, decimalSign, lengthUnit, reference } = correction;
    const kept: Correction = {
      kind,
      ...(decimalSign === undefined ? {} : { decimalSign }),
      ...(lengthUnit === undefined ? {} : { lengthUnit }),
      ...(reference === undefined ? {} : { reference }),
    };
    return Object.keys(kept).length > 1 ? [kept] : [];
  });
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && a.length === b.length && a.every((text, at) => text === b[at]);

const placeOfLayout = ({ page, sheet, row }: LayoutTable): TablePlace => ({
  ...(page === null ? {} : { page }),
  ...(sheet === null ? {} : { sheet }),
  row,
});

/** The places of these headings: a recognised table, or a row that was not recognised as a heading. */
function placesWith(
  headings: readonly string[],
  tables: readonly Table[],
  models: readonly PageModel[],
): TablePlace[] {
  if (headings.length === 0) return [];
  const seen = tables.filter((table) => same(foldedHeadings(table.headings), headings)).map(placeOfTable);
  if (seen.length > 0) return seen;
  const texts = headings.filter((text) => text !== '');
  return models.flatMap(({ page, sheet, rows }) =>
    rows
      .filter(({ pieces }) =>
        same(
          pieces.map(({ text }) => foldedHeading(text)),
          texts,
        ),
      )
      .map(({ row }) => ({
        ...(page === undefined ? {} : { page }),
        ...(sheet === undefined ? {} : { sheet }),
        row,
      })),
  );
}

/** The corrections of a layout at their places in a document; null if the document has another layout. */
function correctionsAt(layout: Layout, content: DocumentContent): Correction[] | null {
  const { fingerprint, corrections } = layout;
  if (fingerprint.form !== formOf(content)) return null;
  const models = pointAtPages(corrections) ? (content.pages ?? modelsOfContent(content)) : [];
  const placed = fingerprint.tables.map((table) => ({
    table,
    places: placesWith(table.headings, content.tables, models),
  }));
  const isFound = ({ places }: (typeof placed)[number]) => places.length > 0;
  const named = placed.filter(({ table }) => table.headings.length > 0);
  const all = named.length > 0 && named.every(isFound);
  const isDistinctive = named.some(
    (each) => isFound(each) && each.table.headings.filter((text) => text !== '').length >= TELLING_HEADINGS,
  );
  if (!isDistinctive && !(all && named.length > 1)) return null;
  const result: Correction[] = [];
  for (const correction of corrections) {
    if (correction.kind === 'document') {
      if (!all) return null;
      result.push(correction);
    } else if (correction.kind === 'region') {
      const table = tableInside(models, correction.page, correction.box, correction.is);
      const headings = table ? foldedHeadings(table.headings) : [];
      const known = named.some((each) => same(each.table.headings, headings));
      if (!known && !(all && headings.length === 0 && table)) return null;
      result.push(correction);
    } else if (correction.kind === 'value') result.push(...behindLabel(correction, models));
    else {
      const key = placeKey(correction.at);
      const anchor = placed.find(({ table }) => placeKey(placeOfLayout(table)) === key);
      if (!anchor) return null;
      if (anchor.table.headings.length === 0) {
        // A table without headings is identified only by its surroundings.
        if (!all) return null;
        result.push(correction);
      } else if (!isFound(anchor)) return null;
      else result.push(...anchor.places.map((at) => ({ ...correction, at })));
    }
  }
  return result;
}

const weight = ({ fingerprint }: Layout) =>
  fingerprint.tables.reduce((sum, { headings }) => sum + headings.filter((text) => text !== '').length, 0);

/**
 * The layout of a document, with its corrections at their places in it; null if none matches. Headings must be the
 * same, column by column: a nearly matching layout would be silently wrong. If two match, the one with more headings
 * counts; if they have equally many but different corrections, neither.
 */
export function layoutFor(
  layouts: readonly Layout[],
  content: DocumentContent,
): { layout: { id: string; name: string }; corrections: Correction[] } | null {
  const fitting = layouts
    .flatMap((layout) => {
      const corrections = correctionsAt(layout, content);
      return corrections ? [{ layout, corrections }] : [];
    })
    .toSorted((a, b) => weight(b.layout) - weight(a.layout));
  const [best, next] = fitting;
  if (!best) return null;
  const isUndecided =
    next !== undefined &&
    weight(next.layout) === weight(best.layout) &&
    JSON.stringify(next.corrections) !== JSON.stringify(best.corrections);
  const { id, name } = best.layout;
  return isUndecided ? null : { layout: { id, name }, corrections: best.corrections };
}
