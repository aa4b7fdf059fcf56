import { depthColumns as tdColumns } from '@/domain/montage/catalogue';
import { missing } from '@/domain/montage/figures';
import type { Formation, Section } from '@/domain/montage/montage';
import { paperInks } from '../paper-inks';
import type { Paper } from './paper';
import { paperLines, type PaperLine } from './programme-lines';
import { depthColumns, nameColumn, columnsOnPage } from './section-columns';
import { drawRule, marginMm, textSizes } from './sheet';
import { wrapped, wrappedTo } from './wrap';
import { quantityFigure } from '@/domain/shown-units/figures';

/** Content that no page break splits: a formation, a line of a programme. Heights in mm. */
export interface Piece {
  readonly height: number;
  /** A heading: it is never the last on a page. */
  readonly head?: true;
  draw(y: number): void;
}

const size = textSizes.table;
const lineHeight = size * 1.36;
const rowPadding = 0.9;
/** A formation is one row of the table and must fit on a page. */
const maxNameLines = 24;
/** From the top of a line to its base line. */
const base = size * 1.02;

/** The formations of a section and its TD. `sediments` of each, 1 to 16. */
export function depthPieces(paper: Paper, section: Section, sediments: readonly number[]): Piece[] {
  const rows = section.formations_list.map((formation, index) =>
    formationPiece(paper, formation, sediments[index] ?? 1),
  );
  return [
    ...(rows.length > 0 ? rows : [textPiece(paper, 'No formations', marginMm + 1.2)]),
    tdPiece(paper, section),
  ];
}

const depthsOf = (part: Formation | Section) =>
  tdColumns.map((column) => quantityFigure('length', part[column]));

function formationPiece(paper: Paper, formation: Formation, sediment: number): Piece {
  const name = formation.formation_name?.trim() || missing;
  const lines = wrappedTo(maxNameLines, name, nameColumn.width, size, 'regular', paper.textWidth);
  const height = lines.length * lineHeight + rowPadding;
  const figures = [
    ...depthsOf(formation),
    formation.variance === null ? missing : `±${quantityFigure('length', formation.variance)}`,
    quantityFigure('length', formation.thickness),
  ];
  return {
    height,
    draw(y) {
      const { doc } = paper;
      doc.setFillColor(paperInks[`sediment-${sediment}` as keyof typeof paperInks]);
      doc.rect(marginMm, y + 0.15, 2.4, height - 0.3, 'F');
      const baseLine = y + rowPadding / 2 + base;
      lines.forEach((line, index) => paper.text(line, nameColumn.x, baseLine + index * lineHeight, { size }));
      drawFigures(paper, figures, baseLine, 'regular');
      drawRule(paper, nameColumn.x, depthColumns.at(-1)?.right ?? 0, y + height, 'line-faint', 0.15);
    },
  };
}

function drawFigures(
  paper: Paper,
  figures: readonly string[],
  baseLine: number,
  weight: 'regular' | 'strong',
): void {
  figures.forEach((text, index) => {
    const column = depthColumns[index];
    if (column)
      paper.text(text, column.right, baseLine, {
        size,
        weight,
        anchor: 'end',
        ink: text === missing ? 'muted' : 'ink',
      });
  });
}

function tdPiece(paper: Paper, section: Section): Piece {
  const height = lineHeight + rowPadding * 2;
  const figures = depthsOf(section);
  return {
    height,
    draw(y) {
      const baseLine = y + rowPadding + base;
      drawRule(paper, marginMm, depthColumns.at(-1)?.right ?? 0, y + 0.2, 'muted', 0.2);
      paper.text('Section TD', nameColumn.x, baseLine, { size, weight: 'strong' });
      drawFigures(paper, figures, baseLine, 'strong');
    },
  };
}

const textPiece = (paper: Paper, text: string, x: number): Piece => ({
  height: lineHeight,
  draw: (y) => paper.text(text, x, y + base, { size, ink: 'muted' }),
});

/** The programmes of a section, a list of pieces for each column. */
export const programmePieces = (paper: Paper, section: Section): Piece[][] =>
  columnsOnPage.map(({ key, x, width }) =>
    paperLines(section, key).flatMap((line) => linePieces(paper, line, x, width)),
  );

/** The minimum gap between a label and its value. */
const minGap = 1.3;

function linePieces(paper: Paper, line: PaperLine, x: number, width: number): Piece[] {
  const { textWidth } = paper;
  if (line.kind === 'fact') {
    const lines = wrapped(line.value, width, size, 'regular', textWidth);
    const [first = ''] = lines;
    const room = width - textWidth(line.label, size, 'regular') - minGap;
    // Numbers stay in the column of numbers.
    const isFigure = lines.length === 1 && /^[^\p{L}]*$/u.test(first);
    // A text of several lines is easier to read below its label.
    if (lines.length > 1 || textWidth(first, size, 'regular') > room)
      return [
        { ...textPiece(paper, line.label, x), head: true },
        ...lines.map((text, index) => ({
          // Paragraphs have a small gap.
          height: lineHeight + (index === lines.length - 1 ? 0.6 : 0),
          draw: (y: number) =>
            isFigure
              ? paper.text(text, x + width, y + base, { size, anchor: 'end' })
              : paper.text(text, x, y + base, { size }),
        })),
      ];
    return [
      {
        height: lineHeight,
        draw(y) {
          paper.text(line.label, x, y + base, { size, ink: 'muted' });
          paper.text(line.value, x + width, y + base, {
            size,
            anchor: 'end',
            ink: line.value === missing ? 'muted' : 'ink',
          });
        },
      },
    ];
  }
  const { kind, text } = line;
  const strong = kind === 'title' || kind === 'part';
  const above = kind === 'part' ? 0.8 : 0;
  const lines = wrapped(text, width, size, strong ? 'strong' : 'regular', textWidth);
  return lines.map((part, index) => ({
    height: lineHeight + (index === 0 ? above : 0),
    ...(strong && { head: true as const }),
    draw: (y: number) =>
      paper.text(part, x, y + base + (index === 0 ? above : 0), {
        size,
        weight: strong ? 'strong' : 'regular',
        ink: strong ? 'ink' : 'muted',
      }),
  }));
}
