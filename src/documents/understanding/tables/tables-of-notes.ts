import type { Table } from '../../readers/table';
import { NOTES, kindOfNotes } from '../blocks/notes-of-items';
import { parseHeading } from '../words/headings';
import { recogniseAs } from './recognise';
import type { RecognisedTable } from './recognise';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';

/** `Hole | Mud remarks`: a table with nothing but the notes of an item of each section, whose values are in another table. */
export function tableOfNotes(table: Table): RecognisedTable[] {
  const headings = table.headings.filter((heading) => heading.trim() !== '');
  const column = table.headings.findIndex((heading) => kindOfNotes(heading, null) !== null);
  const kind = kindOfNotes(table.headings[column] ?? '', null);
  const vocabulary = VOCABULARY.find((one) => one.kind === kind);
  const namesHole = (heading: string) =>
    vocabulary !== undefined &&
    fieldsNamed(vocabulary, parseHeading(heading).key).some(({ field }) => field === 'hole');
  if (kind === null || headings.length !== 2 || !headings.some(namesHole)) return [];
  const named = { ...table, headings: table.headings.map((one, at) => (at === column ? NOTES : one)) };
  return recogniseAs(kind, named, true);
}
