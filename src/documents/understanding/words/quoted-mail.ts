import type { NotUnderstood } from '../../facts';
import type { DocumentContent, TextLine } from '../../readers/table';

const QUOTED = /^\s*>/;
/** The head of a message in any of the languages. */
const HEAD =
  /^\s*>[>\s]*(?:from|von|van|fra|de|da|sent|date|datum|gesendet|verzonden|subject|betreff|onderwerp|to)\s*:/i;

/** A message that quotes an earlier one counts without it: what was written before may have been changed since. */
export function withoutQuotedMail(
  file: string,
  content: DocumentContent,
): { content: DocumentContent; notUnderstood: NotUnderstood[] } {
  const isQuoted = ({ text }: TextLine) => QUOTED.test(text);
  const head = content.lines.find(({ text }) => HEAD.test(text));
  if (!head) return { content, notUnderstood: [] };
  return {
    content: { ...content, lines: content.lines.filter((line) => !isQuoted(line)) },
    notUnderstood: [
      {
        source: { file, row: head.row, ...(head.page === undefined ? {} : { page: head.page }) },
        reason: 'The lines that start with ">" are quoted from an earlier message and were not used.',
      },
    ],
  };
}
