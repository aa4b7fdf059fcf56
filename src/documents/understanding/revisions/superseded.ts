import type { NotUnderstood } from '../../facts';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import type { Correction } from '../corrections/corrections';
import { fold } from '../words/fold';
import { withoutEarlierColumns } from './revision-columns';
import { OLD, PART, REPLACED, REVISION_WORDS, SELF, SUPERSEDED } from '../vocabulary/superseded';

/** Titles and stamps are short; a sentence about something superseded is longer. */
const LONGEST_TITLE = 100;
/** How many rows above its heading the title of a table may be. */
const TITLE_ROWS = 2;

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join('|');
const WORDS = longestFirst(SUPERSEDED);
const REVISION = longestFirst(REVISION_WORDS);
/** What may follow: the replacement, the date, the action. */
const REST = String.raw`(?:[\s.!:*()\u2013-]*$|[\s(\u2013-]+(?:by|with|on|per|as of|since|from|see|do not|not to|rev|version|revision|issue|durch|seit|siehe|am|door|sinds|zie|av|fra|se|par|depuis|voir|le|por|desde|ver|el)\b.{0,60}$)`;
const ALONE = new RegExp(
  String.raw`^[\s*#!()\u2013-]*(?:(?:status|stand)\s*[:=|]?\s*)?(?:${SELF}\s+)?(?:(?:${PART})\s+)?(?:(?:is|was|has been|ist|wurde|er|est|esta|es)\s+)?(?:now\s+)?(?:${WORDS})\b${REST}`,
);
const AT_END = new RegExp(
  String.raw`[\u2013:([-]\s*(?:${WORDS})\b(?:\s+(?:by|durch|door|av|par|por)\b[^)]*)?\s*[)\].!]*$`,
);
const OF_WHOLE = new RegExp(
  String.raw`${SELF}\s+(?:document|dokument|documento|programme|program|programm|programma|proposal)\b`,
);
/** `Rev A: superseded by Rev B` in a revision history applies to that revision. */
const OF_A_REVISION = new RegExp(
  String.raw`^[\s*(]*(?:(?:${REVISION})\b|\d{1,2}(?:\.\d{1,2})?[.)]?\s|[a-z]\s).*\b(?:${WORDS})\b`,
);
const IN_BRACKETS = new RegExp(String.raw`[([]\s*(?:${WORDS}|${REPLACED.join('|')})\s*[)\]]\s*\.?$`);

/** Whether what a line says holds no longer: a row of a history of revisions, or a value with a word for it in brackets. */
export function isNoLongerValid(text: string): boolean {
  if (text.length > LONGEST_TITLE) return false;
  const plain = fold(text).replace(/\s+/g, ' ');
  return OF_A_REVISION.test(plain) || IN_BRACKETS.test(plain);
}

/** Whether a line declares its page, sheet or table as superseded. */
export function saysSuperseded(text: string): boolean {
  if (text.length > LONGEST_TITLE) return false;
  const plain = fold(text).replace(/\s+/g, ' ');
  if (OF_A_REVISION.test(plain)) return false;
  return ALONE.test(plain) || AT_END.test(plain);
}

const NAME_WORDS = longestFirst([...new Set([...SUPERSEDED, ...OLD])]);
const IN_NAME = new RegExp(
  String.raw`(?:^|[\s_(\[.-])(?:${NAME_WORDS})[\s)\]]*(?:\d{0,2})$|^(?:${NAME_WORDS})(?:_|-(?!\d)|\s+(?!red\b))`,
);

/** Whether the name of a sheet or a file says so: `Casing old`, `OLD_tops`, `mud (superseded)`. */
export function nameSaysSuperseded(name: string): boolean {
  return IN_NAME.test(
    fold(name)
      .replace(/\.[a-z0-9]{2,4}$/, '')
      .trim(),
  );
}

/** The shortest line that may be broken in its last word. */
const SHORTEST_BROKEN = 50;

/** Whether a line is the rest of the one above it: `all values of revision A are` / `superseded` says nothing of its page. */
function isRestOfLine(line: TextLine, lines: readonly TextLine[]): boolean {
  if (!/^\p{Ll}/u.test(line.text.trim())) return false;
  const above = lines.find(
    ({ row, until = row, page, sheet }) =>
      until === line.row - 1 && page === line.page && sheet === line.sheet,
  );
  return above !== undefined && above.text.length >= SHORTEST_BROKEN && !/[.:!?]\s*$/.test(above.text);
}

interface Scope {
  sheet?: string;
  page?: number;
  table?: Table;
  whole?: boolean;
  because: string;
  row?: number;
}

const sameSheet = (line: TextLine, table: Table) => line.sheet === table.sheet;
const isBelow = (line: TextLine, table: Table) =>
  sameSheet(line, table) &&
  (line.page === undefined || table.page === undefined || line.page === table.page) &&
  table.headingRow > line.row;

/** What a line invalidates: the table below it, its sheet or its page, or the document. */
function scopeOf(line: TextLine, content: DocumentContent): Scope | null {
  const because = line.text.trim();
  if (OF_WHOLE.test(fold(because)) && line.sheet === undefined)
    return { whole: true, because, row: line.row, ...(line.page === undefined ? {} : { page: line.page }) };
  const tables = content.tables.filter((table) => sameSheet(line, table));
  const [next] = tables
    .filter((table) => isBelow(line, table))
    .toSorted((a, b) => a.headingRow - b.headingRow);
  const isTitle = next !== undefined && next.headingRow - line.row <= TITLE_ROWS;
  const isAlone = ALONE.test(fold(because).replace(/\s+/g, ' '));
  const others = tables.filter(
    (table) => table !== next && (line.page === undefined || table.page === line.page),
  );
  if (isTitle && (!isAlone || others.length > 0)) return { table: next, because, row: line.row };
  if (!isAlone) return null;
  const isFirst = !tables.some((table) => table.headingRow < line.row && !isBelow(line, table));
  if (line.sheet !== undefined)
    return isFirst || isTitle ? { sheet: line.sheet, because, row: line.row } : null;
  if (line.page !== undefined) return { page: line.page, because, row: line.row };
  return isFirst ? { whole: true, because, row: line.row } : null;
}

function isTakenOut(at: { sheet?: string; page?: number }, scopes: readonly Scope[]): boolean {
  return scopes.some(
    ({ sheet, page, table, whole }) =>
      whole === true ||
      (table === undefined && sheet !== undefined && sheet === at.sheet) ||
      (table === undefined && page !== undefined && page === at.page),
  );
}

function reasonOf({ sheet, page, table, whole, because }: Scope): string {
  const what = whole
    ? 'The document'
    : table
      ? 'The table'
      : sheet !== undefined
        ? `The sheet ${sheet}`
        : `Page ${page ?? 1}`;
  return `${what} calls itself superseded ("${because.slice(0, LONGEST_TITLE)}") and was not used.`;
}

/**
 * A document without its superseded, obsolete or void parts: tables, sheets, pages, or all of it. Each is reported with its
 * place and the words that invalidate it.
 */
export function inForce(
  file: string,
  content: DocumentContent,
  corrections: readonly Correction[] = [],
): { content: DocumentContent; notUnderstood: NotUnderstood[] } {
  // A correction that the document counts overrides its own words.
  if (corrections.some((one) => one.kind === 'document' && one.counts === true))
    return { content, notUnderstood: [] };
  const whole = withoutSupersededParts(file, content);
  const columns = withoutEarlierColumns(file, whole.content);
  return { content: columns.content, notUnderstood: [...whole.notUnderstood, ...columns.notUnderstood] };
}

function withoutSupersededParts(
  file: string,
  content: DocumentContent,
): { content: DocumentContent; notUnderstood: NotUnderstood[] } {
  const scopes: Scope[] = [
    ...(nameSaysSuperseded(file) ? [{ whole: true, because: file }] : []),
    ...[...new Set([...content.tables, ...content.lines].flatMap(({ sheet }) => sheet ?? []))].flatMap(
      (sheet) => (nameSaysSuperseded(sheet) ? [{ sheet, because: sheet }] : []),
    ),
    ...(content.stamps ?? []).flatMap(({ page, text }) =>
      saysSuperseded(text) ? [{ page, because: text }] : [],
    ),
    ...content.lines.flatMap((line) =>
      saysSuperseded(line.text) && !isRestOfLine(line, content.lines) ? (scopeOf(line, content) ?? []) : [],
    ),
  ];
  if (scopes.length === 0) return { content, notUnderstood: [] };
  const taken = new Set(scopes.flatMap(({ table }) => table ?? []));
  const tables = content.tables.flatMap((table): Table[] => {
    if (taken.has(table) || isTakenOut(table.sheet === undefined ? {} : { sheet: table.sheet }, scopes))
      return [];
    const { page = undefined } = table;
    const rows = table.rows.filter((row) => {
      const own = row.page ?? page;
      return !isTakenOut(own === undefined ? {} : { page: own }, scopes);
    });
    return rows.length === 0 && table.rows.length > 0 ? [] : [{ ...table, rows }];
  });
  const lines = content.lines.filter(({ sheet, page }) => {
    return !isTakenOut(
      { ...(sheet === undefined ? {} : { sheet }), ...(page === undefined ? {} : { page }) },
      scopes,
    );
  });
  const said = scopes.filter(
    (scope, at) =>
      scopes.findIndex(
        (other) =>
          reasonOf({ ...other, because: '' }) === reasonOf({ ...scope, because: '' }) &&
          other.table === scope.table,
      ) === at,
  );
  return {
    content: { ...content, tables, lines },
    notUnderstood: said.map((scope) => ({
      source: {
        file,
        ...(scope.sheet === undefined ? {} : { sheet: scope.sheet }),
        ...(scope.table?.sheet === undefined ? {} : { sheet: scope.table.sheet }),
        ...(scope.page === undefined ? {} : { page: scope.page }),
        ...(scope.table?.page === undefined ? {} : { page: scope.table.page }),
        ...(scope.row === undefined ? {} : { row: scope.row }),
      },
      reason: reasonOf(scope),
    })),
  };
}
