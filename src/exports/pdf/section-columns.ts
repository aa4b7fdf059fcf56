import {
  catalogue,
  formationColumns,
  programmeColumns,
  programmes,
  topsTitle,
} from '@/domain/montage/catalogue';
import type { ProgrammeColumn } from '@/domain/montage/section-programme';
import { paperInks } from '../paper-inks';
import type { Paper } from './paper';
import { a4, marginMm, textSizes } from './sheet';
import { inForce } from '@/domain/montage/field-in';

/** The sections are on landscape sheets: eleven columns do not fit on portrait. All lengths mm. */
export const sectionsPage = { width: a4.long, height: a4.short } as const;

const depthWidth = 12.6;
const gap = 2.6;

interface DepthColumn {
  readonly title: string;
  /** In the unit of the order. */
  readonly unit: () => string;
  readonly right: number;
}

const nameWidth = 38;
const depths = formationColumns.slice(1).map((column) => catalogue.formation[column]);
/** Numbers are right-aligned. */
export const depthColumns: readonly DepthColumn[] = depths.map((field, index) => ({
  title: field.name,
  unit: () => inForce(field).unit ?? '',
  right: marginMm + nameWidth + depthWidth * (index + 1),
}));
/** For the formation's name, right of its colour. */
export const nameColumn = { x: marginMm + 4, width: nameWidth - 4 - 0.5 } as const;

const depthsRight = marginMm + nameWidth + depthWidth * depths.length;
const programmesWidth = sectionsPage.width - marginMm - depthsRight - gap;
/** Shares of the width: prose needs more of it than numbers. */
const shares = [1.05, 1.1, 1.08, 0.87, 1.05];
const sumOfShares = shares.reduce((sum, share) => sum + share, 0);

interface ColumnOnPage {
  readonly key: ProgrammeColumn;
  readonly title: string;
  readonly x: number;
  readonly width: number;
}

export const columnsOnPage: readonly ColumnOnPage[] = programmeColumns.map((key, index) => {
  const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
  const whole = (programmesWidth * (shares[index] ?? 1)) / sumOfShares;
  return {
    key,
    title: programmes[key].title,
    x: depthsRight + gap + (programmesWidth * before) / sumOfShares + gap / 2,
    width: whole - gap,
  };
});

/** Between the columns of the programmes, and before the first. */
export const rulers: readonly number[] = columnsOnPage.map(({ x }) => x - gap / 2);

export const headHeight = 9;

/** The heading of the table, on every sheet. */
export function drawSectionsHead(paper: Paper, y: number): void {
  const { doc } = paper;
  const size = textSizes.small;
  doc.setFillColor(paperInks['line-faint']);
  doc.rect(marginMm, y, sectionsPage.width - 2 * marginMm, headHeight, 'F');
  const first = y + 3.7;
  const second = y + 6.9;
  paper.text(topsTitle, marginMm + 1.2, first, { size, weight: 'strong' });
  for (const { title, unit, right } of depthColumns) {
    paper.text(title, right, first, { size, weight: 'strong', anchor: 'end' });
    paper.text(unit(), right, second, { size, ink: 'muted', anchor: 'end' });
  }
  for (const { title, x } of columnsOnPage) paper.text(title, x, first, { size, weight: 'strong' });
}
