import type { Montage, Section } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { createSediments, sedimentAt } from '@/domain/sediments/sediments';
import { paperInks } from '../paper-inks';
import type { Paper } from './paper';
import { depthPieces, programmePieces, type Piece } from './pieces';
import { drawSectionsHead, headHeight, rulers, sectionsPage } from './section-columns';
import { bottomMm, drawRule, marginMm, textSizes, topMm } from './sheet';
import { wrapped, wrappedTo } from './wrap';

/** Lengths in mm. */
const foot = sectionsPage.height - bottomMm;
const firstLine = topMm + headHeight;
const right = sectionsPage.width - marginMm;
/** The minimum share of a page for the first part of a section that is split. */
const minBeginning = 0.35;
const titleHeight = 6.6;
const descriptionLine = textSizes.table * 1.38;
/** Between two sections. */
const between = 4;

/** The beginning of a part, for the outline. */
export interface Place {
  readonly title: string;
  /** Counts from 1. */
  readonly page: number;
}

/**
 * The sections on sheets of their own, each with its formations on the left and its programmes on the right. A section
 * is not split if it fits on a sheet; a larger one continues below a heading that says so. `onDrawn` receives the
 * number of finished sections.
 */
export function drawSections(paper: Paper, montage: Montage, onDrawn: (done: number) => void): Place[] {
  const sediments = createSediments()(montage.sections_list);
  const places: Place[] = [];
  let y = Infinity;
  const turn = () => {
    paper.doc.addPage([sectionsPage.width, sectionsPage.height], 'landscape');
    drawSectionsHead(paper, topMm);
    y = firstLine;
  };
  if (montage.sections_list.length === 0) {
    turn();
    paper.text('No sections have been planned.', marginMm, y + 8, { size: textSizes.base, ink: 'muted' });
    return [{ title: 'No sections', page: paper.doc.getNumberOfPages() }];
  }
  montage.sections_list.forEach((section, index) => {
    const title = sectionTitle(section.diameter, index + 1);
    const flow = flowOf(paper, section, title, sediments[index] ?? '');
    const room = foot - y;
    const whole = foot - firstLine;
    const isTorn = flow.height > room;
    if (isTorn && (flow.height <= whole || room < whole * minBeginning)) turn();
    places.push({ title, page: paper.doc.getNumberOfPages() });
    while ((y = flow.draw(y)) === Infinity) turn();
    y += between;
    onDrawn(index + 1);
  });
  return places;
}

interface Flow {
  /** Without a page break. */
  readonly height: number;
  /** Draws as much as fits below `y`. Returns its bottom; Infinity if there is more to come. */
  draw(y: number): number;
}

/** The rest of a column. */
interface Column {
  pieces: readonly Piece[];
}

function flowOf(paper: Paper, section: Section, title: string, sediments: string): Flow {
  const columns: Column[] = [
    depthPieces(
      paper,
      section,
      [...sediments].map((_, row) => sedimentAt(sediments, row)),
    ),
    ...programmePieces(paper, section),
  ].map((pieces) => ({ pieces }));
  const about = describe(paper, section, title);
  const head = titleHeight + about.below.length * descriptionLine;
  const tallest = Math.max(...columns.map(({ pieces }) => sumOf(pieces)));
  let begun = false;
  return {
    height: head + tallest,
    draw(y) {
      drawTitle(paper, section, begun ? `${title}, continued` : title, y);
      if (!begun) drawDescription(paper, about, y);
      const top = y + (begun ? titleHeight : head);
      begun = true;
      const bottom = Math.max(...columns.map((column) => drawColumn(column, top)));
      paper.doc.setDrawColor(paperInks.line);
      paper.doc.setLineWidth(0.15);
      for (const x of rulers) {
        paper.doc.line(x, top + 0.5, x, bottom);
      }
      return columns.some(({ pieces }) => pieces.length > 0) ? Infinity : bottom;
    },
  };
}

const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { height }) => sum + height, 0);

const linerWord = 'Liner';

function drawTitle(paper: Paper, section: Section, title: string, y: number): void {
  const size = textSizes.title;
  drawRule(paper, marginMm, right, y, 'ink', 0.35);
  paper.text(title, marginMm, y + 4.9, { size, weight: 'strong' });
  if (section.liner) {
    const x = marginMm + paper.textWidth(title, size, 'strong') + 3;
    paper.text(linerWord, x, y + 4.9, { size: textSizes.base, weight: 'strong', ink: 'accent' });
  }
}

/** The description of a section: next to its title if there is room, else below. */
interface Description {
  readonly x: number;
  readonly nextToTitle: string;
  readonly below: readonly string[];
}

/** A longer description does not belong in a title. */
const maxDescriptionLines = 12;

function describe(paper: Paper, section: Section, title: string): Description {
  const { textWidth } = paper;
  const text = section.description?.trim() ?? '';
  const liner = section.liner ? textWidth(linerWord, textSizes.base, 'strong') + 3 : 0;
  const x = marginMm + textWidth(title, textSizes.title, 'strong') + 3 + liner;
  const lines = (width: number) => wrapped(text, width, textSizes.table, 'regular', textWidth);
  const [nextToTitle = '', ...more] = lines(right - x);
  if (more.length === 0) return { x, nextToTitle, below: [] };
  const below = wrappedTo(maxDescriptionLines, text, right - marginMm, textSizes.table, 'regular', textWidth);
  return { x, nextToTitle: '', below };
}

function drawDescription(paper: Paper, { x, nextToTitle, below }: Description, y: number): void {
  const size = textSizes.table;
  paper.text(nextToTitle, x, y + 4.9, { size, ink: 'muted' });
  below.forEach((line, index) =>
    paper.text(line, marginMm, y + titleHeight + size * 0.85 + index * descriptionLine, {
      size,
      ink: 'muted',
    }),
  );
}

/** Draws as many pieces as fit; the others stay in the column. Returns its bottom. */
function drawColumn(column: Column, top: number): number {
  const { pieces } = column;
  let y = top;
  let count = 0;
  for (const { height } of pieces) {
    // Something taller than a sheet would never fit, so it is drawn anyway.
    if (y + height > foot && count > 0) break;
    if (y + height > foot && top > firstLine + titleHeight + 0.01) break;
    y += height;
    count += 1;
  }
  const taken = pieces.slice(0, withoutOrphans(pieces, count));
  y = top;
  for (const piece of taken) {
    piece.draw(y);
    y += piece.height;
  }
  column.pieces = pieces.slice(taken.length);
  return y;
}

/** No heading at the bottom of a sheet, and no last line alone at the top of the next. */
function withoutOrphans(pieces: readonly Piece[], count: number): number {
  if (count >= pieces.length) return count;
  let kept = count;
  if (pieces.length - kept === 1 && kept > 1) kept -= 1;
  while (kept > 1 && pieces[kept - 1]?.head) kept -= 1;
  return kept;
}
