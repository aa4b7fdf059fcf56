import { paperInks } from '../paper-inks';
import type { Paper } from './paper';
import { programs } from './program-lines';
import { a4, marginMm, textSizes } from './sheet';

/** The sheets of the sections lie across: eleven columns have no room on an upright one. All lengths mm. */
export const sectionsPage = { width: a4.long, height: a4.short } as const;

const depthWidth = 12.6;
const gap = 2.6;

interface DepthColumn {
  readonly title: string;
  readonly right: number;
}

const nameWidth = 38;
const depthTitles = ['TVD SS', 'TVD BDF', 'AHD BDF', 'Range', 'Thickness'];
/** Figures end at their right edges. */
export const depthColumns: readonly DepthColumn[] = depthTitles.map((title, index) => ({
  title,
  right: marginMm + nameWidth + depthWidth * (index + 1),
}));
/** Of the formation's name, right of its colour. */
export const nameColumn = { x: marginMm + 4, width: nameWidth - 4 - 0.5 } as const;

const depthsRight = marginMm + nameWidth + depthWidth * depthTitles.length;
const programsWidth = sectionsPage.width - marginMm - depthsRight - gap;
/** Shares of the width: prose needs more of it than figures. */
const shares = [1.05, 1.1, 1.08, 0.87, 1.05];
const sumOfShares = shares.reduce((sum, share) => sum + share, 0);

interface ProgramColumn {
  readonly title: string;
  readonly x: number;
  readonly width: number;
}

export const programColumns: readonly ProgramColumn[] = programs.map(({ title }, index) => {
  const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  const whole = (programsWidth * (shares[index] ?? 1)) / sumOfShares;
  return {
    title,
    x: depthsRight + gap + (programsWidth * before) / sumOfShares + gap / 2,
    width: whole - gap,
  };
});

/** Between the columns of the programmes, and before the first. */
export const rulers: readonly number[] = programColumns.map(({ x }) => x - gap / 2);

export const headHeight = 9;

/** The head of the table, on every sheet. */
export function drawSectionsHead(paper: Paper, y: number): void {
  const { doc } = paper;
  const size = textSizes.small;
  doc.setFillColor(paperInks['line-faint']);
  doc.rect(marginMm, y, sectionsPage.width - 2 * marginMm, headHeight, 'F');
  const first = y + 3.7;
  const second = y + 6.9;
  paper.text('Proposed Top / Depths', marginMm + 1.2, first, { size, weight: 'strong' });
  for (const { title, right } of depthColumns) {
    paper.text(title, right, first, { size, weight: 'strong', anchor: 'end' });
    paper.text('(m)', right, second, { size, ink: 'muted', anchor: 'end' });
  }
  for (const { title, x } of programColumns) paper.text(title, x, first, { size, weight: 'strong' });
}
