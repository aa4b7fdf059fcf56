import type { DocumentContent } from '../../readers/table';
import { fold } from '../words/fold';
import type { Group } from '../tables/table-groups';
import { titleOfTable } from '../tables/table-titles';

export type PathKind = 'planned' | 'actual';

const PLANNED =
  /(?<![a-z])(?:plan(?:s|ned|ning|e|et|lagt|bane)?|proposals?|proposed|prognos\w*|geplant\w*|planung|soll|gepland|voorgesteld|prevue?|projete|planifi\w+|planejad[oa]|previst[oa]|pianificat[oa]|progetto)(?![a-z])/;
const ACTUAL =
  /(?<![a-z])(?:actuals?|definitive|as[- _]?(?:drilled|built)|final survey|measured survey|gyro(?:scopic)?|ist[- ]?(?:bahn|verlauf)|gemessen\w*|vermess\w+|gemeten|werkelijk\w*|gerealiseerd\w*|malt|boret|definitiv\w*|realisee?|mesuree?|medid[oa]|perforad[oa]|definitiv[oa])(?![a-z])/;
/** Words that make a line one about the path. */
const OF_A_PATH =
  /survey|trajector|well ?path|deviation|directional|traject|bohrpfad|bahn|verlauf|bane|trayectoria|traiettoria/;
/** Sentences speak of many things; titles and labels are short. */
const LONGEST_TITLE = 120;
/** How many lines at the top of a document are its title. */
const TITLE_LINES = 6;

/** The kind that a text names; null if it names both or none. */
function kindIn(text: string): PathKind | null {
  // An underscore is part of a word for `\b`, and separates words in the name of a file.
  const folded = fold(text).replaceAll('_', ' ');
  const [planned, actual] = [PLANNED.test(folded), ACTUAL.test(folded)];
  return planned === actual ? null : planned ? 'planned' : 'actual';
}

/** A column of tools is that of a measured survey. */
const TOOL_COLUMN =
  /^(?:survey )?tool(?:s| name| type| code)?$|^(?:survey|measurement) (?:tool|type|method)$/;

/**
 * Whether a survey is planned or measured, from the nearest words that say so: the name of its file, the title of its
 * table, the lines of the document that speak of a path, the title of the document, and a column of tools.
 * Null if nothing says so, or if the words contradict one another.
 */
export function pathKind({ file, recognised: { table } }: Group, content: DocumentContent): PathKind | null {
  const lines = content.lines.map(({ text }) => text).filter(({ length }) => length <= LONGEST_TITLE);
  const ofPath = lines.filter((text) => OF_A_PATH.test(fold(text)));
  return (
    kindIn(file) ??
    kindIn(titleOfTable(content, table)) ??
    kindIn(ofPath.join('\n')) ??
    kindIn(lines.slice(0, TITLE_LINES).join('\n')) ??
    (table.headings.some((heading) => TOOL_COLUMN.test(fold(heading).trim())) ? 'actual' : null)
  );
}
