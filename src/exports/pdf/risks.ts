import type { Montage, Risk } from '@/domain/montage/montage';
import { sectionText } from '@/domain/montage/section-field';
import { matrixDrawing } from '@/domain/risks/matrix-drawing';
import { riskMatrixOf } from '@/domain/risks/matrix';
import { isOpen, ratingOf, registerOf, riskNumber, type When } from '@/domain/risks/register';
import { drawDrawing } from './draw-drawing';
import type { Paper } from './paper';
import { drawHeading, drawTable, lines } from './plain-table';
import type { Place } from './sections';
import { a4, marginMm, textSizes, topMm } from './sheet';
import { pointMm } from './typeface';

const matrixHeightMm = 62;
const gapMm = 8;

/** The risk matrix before and after mitigation, and the register by section, on landscape sheets; nothing without risks. */
export function drawRisks(paper: Paper, montage: Montage): Place[] {
  const { risks_list: risks = [] } = montage;
  if (risks.length === 0) return [];
  const { doc } = paper;
  doc.addPage([a4.short, a4.long], 'landscape');
  const place = { title: 'RISKS', page: doc.getNumberOfPages() };
  const matrix = riskMatrixOf(montage.risk_levels_list);
  let y = drawHeading(paper, place.title, topMm);
  const width = (a4.long - 2 * marginMm - gapMm) / 2;
  (['before', 'after'] as const).forEach((when, index) => {
    const x = marginMm + index * (width + gapMm);
    paper.text(matrixTitles[when], x, y + 3, { size: textSizes.small, weight: 'strong', ink: 'muted' });
    const drawing = matrixDrawing(matrix, risks, when, {
      width,
      height: matrixHeightMm,
      textSize: 7 * pointMm,
      line: 0.18,
      textWidth: paper.textWidth,
    });
    drawDrawing(paper, drawing, x, y + 6, 1);
  });
  y += matrixHeightMm + 12;
  const rated = (risk: Risk, when: When) => {
    const rating = ratingOf(risk, matrix, when);
    return rating ? `${rating.likelihood} × ${rating.severity}\n${rating.class}` : '-';
  };
  const ordered = registerOf(montage, matrix, 'section');
  drawTable(paper, y, {
    head: [
      ['No.', 'Section', 'Risk', 'Cause', 'Consequence', 'Before', 'Mitigation', 'Owner', 'After', 'Status'],
    ],
    body: ordered.map((risk) => [
      paper.readable(riskNumber(risk)),
      sectionText(montage, risk.section_id),
      lines(paper, risk.risk),
      lines(paper, risk.cause),
      lines(paper, risk.consequence),
      rated(risk, 'before'),
      lines(paper, risk.mitigation),
      lines(paper, risk.owner),
      rated(risk, 'after'),
      isOpen(risk) ? 'open' : 'closed',
    ]),
    columnStyles: {
      0: { cellWidth: 10, fontStyle: 'bold' },
      1: { cellWidth: 18 },
      2: { cellWidth: 34, fontStyle: 'bold' },
      3: { cellWidth: 38 },
      4: { cellWidth: 38 },
      5: { cellWidth: 20 },
      7: { cellWidth: 24 },
      8: { cellWidth: 20 },
      9: { cellWidth: 14 },
    },
  });
  return [place];
}

const matrixTitles: Readonly<Record<When, string>> = {
  before: 'BEFORE MITIGATION',
  after: 'AFTER MITIGATION',
};
