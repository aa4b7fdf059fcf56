import type { DocumentContent } from '../../readers/table';
import type { NotUnderstood } from '../../facts';
import type { Group } from '../tables/table-groups';
import { namesInTitle } from './names-in-titles';
import { isMadeFromNamed, ofItsChapter } from '../tables/table-titles';
import { isMadeFromOthers, isOfSentence } from '../vocabulary/offset-wells';
import { namesWell, sameWell, wellTokens } from './well-names';

/** How many rows above its heading the title of a table may be. */
const TITLE_ROWS = 3;

/** Whether two names belong to one series and different wells: `Unit 29` and `Unit 31`. */
function isSibling(name: string, planned: string): boolean {
  const [own, other] = [wellTokens(name), wellTokens(planned)];
  const at = other.findLastIndex((token) => /^\d/.test(token));
  const stem = other.slice(0, at).join(' ');
  if (at < 1 || !/\d|[a-z]{2}/.test(stem) || sameWell(name, planned)) return false;
  return own.slice(0, at).join(' ') === stem && /^\d/.test(own[at] ?? '') && own[at] !== other[at];
}

/** `Losses: 77 pcf at least. RT-7 used 82 pcf.`: a remark that ends with a full stop. */
const isWholeSentence = (text: string): boolean => /\.\s*$/.test(text) && text.trim().split(/\s+/).length > 5;

/** The title directly above a table if it names another well of the planned one's series; null if it names the planned one. */
function otherWellAbove(content: DocumentContent, group: Group, planned: string): string | null {
  const { table } = group.recognised;
  const titles = content.lines.filter(
    ({ sheet, page, row }) =>
      sheet === table.sheet &&
      (page === undefined || table.page === undefined || page === table.page) &&
      row < table.headingRow &&
      row >= table.headingRow - TITLE_ROWS,
  );
  const named = ofItsChapter(titles).flatMap(({ text }) =>
    text.length > 100 ||
    isOfSentence(text) ||
    isWholeSentence(text) ||
    isMadeFromOthers(text) ||
    isMadeFromNamed(text, table)
      ? []
      : namesInTitle(text).map((name) => ({ name, text })),
  );
  if (named.some(({ name }) => sameWell(name, planned))) return null;
  return named.find(({ name }) => isSibling(name, planned))?.text ?? null;
}

/**
 * The file name of a survey if it names another well of the series and nothing in the file names any: a path belongs to one
 * well, and every depth of the montage depends on it.
 */
function otherWellInFileName(
  { file, kind, well }: Group,
  content: DocumentContent,
  planned: string,
): string | null {
  if (kind !== 'survey' || well !== null || content.lines.some(({ text }) => namesWell(text, planned)))
    return null;
  const stem = file
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replace(/(\d)_(?=\d)/g, '$1/')
    .replaceAll('_', ' ');
  // A separate figure may be a count of files.
  const names = namesInTitle(stem).filter((name) => /[\p{L}\d][-/][\p{L}\d]/u.test(name));
  return !namesWell(file, planned) && names.some((name) => isSibling(name, planned)) ? file : null;
}

/** The tables of a document without those whose title names another well. */
export function withoutTitledForOthers<T extends { file: string; content: DocumentContent; groups: Group[] }>(
  document: T,
  planned: string,
): { document: T; notUnderstood: NotUnderstood[] } {
  const notUnderstood: NotUnderstood[] = [];
  const groups = document.groups.filter((group) => {
    if (group.well !== null && sameWell(group.well, planned)) return true;
    const title =
      otherWellAbove(document.content, group, planned) ??
      otherWellInFileName(group, document.content, planned);
    if (title !== null)
      notUnderstood.push({
        source: group.source,
        reason: `The table is of another well ("${title}") and was not used.`,
      });
    return title === null;
  });
  return { document: notUnderstood.length === 0 ? document : { ...document, groups }, notUnderstood };
}
