import { missing } from '@/domain/montage/figures';
import type { Section } from '@/domain/montage/montage';
import {
  furtherMudLines,
  isBlankLine,
  lineText,
  plannedLines,
  type ProgrammeColumn,
  type ProgrammeLine,
  type ValueLine,
} from '@/domain/montage/section-programme';

/** A line of a section's programme on paper: label and value. */
export type PaperLine =
  | { readonly kind: 'fact'; readonly label: string; readonly value: string }
  | { readonly kind: 'title' | 'part' | 'none' | 'remark'; readonly text: string };

const fact = (line: ValueLine): PaperLine => ({ kind: 'fact', label: line.label, value: lineText(line) });

const isWritten = (line: ValueLine): boolean => !isBlankLine(line);

/**
 * The lines on paper. Because paper is not editable, empty notes are omitted and an empty slurry is one line; because
 * it has no other view, further known mud properties follow the others.
 */
export function paperLines(section: Section, column: ProgrammeColumn): PaperLine[] {
  return plannedLines(section, column).flatMap((line) => onPaper(section, line));
}

function onPaper(section: Section, line: ProgrammeLine): PaperLine[] {
  switch (line.kind) {
    case 'slurry': {
      const { name, lines } = line;
      if (name === null) return lines.map(fact);
      return lines.some(isWritten)
        ? [{ kind: 'part', text: name }, ...lines.map(fact)]
        : [{ kind: 'fact', label: name, value: missing }];
    }
    case 'notes':
      return isWritten(line) ? [fact(line)] : [];
    case 'value':
    case 'prose':
    case 'run':
      return [fact(line)];
    case 'remark':
      return [...furtherMudLines(section).filter(isWritten).map(fact), line];
    case 'title':
    case 'none':
      return [line];
  }
}
