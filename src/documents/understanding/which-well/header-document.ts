import type { TextLine } from '../../readers/table';
import { keyValuesOf } from './key-values';
import { outlineOf } from '../outline/outline';
import type { Group } from '../tables/table-groups';
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
  const own = withoutPurposesOfSections(content.lines);
  const lines = formLines.length === 0 ? own : [...formLines, ...own];
  return { ...document, content: { ...content, lines }, elevation };
}

/** The lines without the objectives of sections and of logs, which are none of the well. */
function withoutPurposesOfSections(lines: readonly TextLine[]): TextLine[] {
  const said = lines.filter((line) => keyValuesOf(line).some(({ field }) => field === 'objective'));
  if (said.length === 0) return [...lines];
  const outline = outlineOf(lines);
  const isOfSection = (line: TextLine): boolean => {
    const { hole, string, kind } = outline.at(line);
    return hole !== null || string !== null || kind === 'logging';
  };
  return lines.filter((line) => !said.includes(line) || !isOfSection(line));
}
