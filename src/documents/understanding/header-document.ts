import type { TextLine } from '../readers/table';
import type { Group } from './table-groups';
import type { HeaderDocument } from './well-header';

/** A document with its forms as lines, and with the elevation that one of its tables gives in a column. */
export function toHeaderDocument(
  document: Omit<HeaderDocument, 'elevation'> & { groups: readonly Group[]; formLines?: TextLine[] },
): HeaderDocument {
  const rows = document.groups.flatMap((group) => (group.has('elevation') ? group.rows : []));
  const row = rows.find((candidate) => candidate.value('elevation') !== null);
  const valueM = row?.value('elevation') ?? null;
  const origin = row?.origin('elevation');
  const elevation = row && origin && valueM !== null ? { valueM, source: row.source(), origin } : null;
  const { content, formLines = [] } = document;
  const lines = formLines.length === 0 ? content.lines : [...formLines, ...content.lines];
  return { ...document, content: { ...content, lines }, elevation };
}
