import { defaultSettings } from '@/domain/checks/settings';
import { methodWords } from '@/domain/kick-tolerance/assumptions';
import { kickDrawing } from '@/domain/kick-tolerance/kick-drawing';
import {
  hasKicks,
  kickFacts,
  kickResults,
  kickTitle,
  pieceTexts,
  pieceTitles,
  type KickColumn,
} from '@/domain/kick-tolerance/kick-rows';
import { policyText } from '@/domain/kick-tolerance/policy';
import { sectionKicks, type SectionKick } from '@/domain/kick-tolerance/section-kicks';
import type { Montage } from '@/domain/montage/montage';
import { drawDrawing } from './draw-drawing';
import type { Paper } from './paper';
import { drawHeading, drawTable, lines } from './plain-table';
import type { Place } from './sections';
import { a4, bottomMm, marginMm, textSizes, topMm } from './sheet';
import { wrapped } from './wrap';

const chartHeightMm = 80;
const leastTableMm = 40;

/** The kick tolerances on landscape sheets of their own; nothing if no section has a string or an assumption. */
export function drawKickTolerance(paper: Paper, montage: Montage): Place[] {
  const kicks = sectionKicks(montage, defaultSettings);
  if (!hasKicks(kicks)) return [];
  const { doc } = paper;
  const addSheet = () => doc.addPage([a4.long, a4.short], 'landscape');
  addSheet();
  const place = { title: 'KICK TOLERANCE', page: doc.getNumberOfPages() };
  let y = drawHeading(paper, place.title, topMm);
  const drawing = kickDrawing(kicks, {
    width: a4.long - 2 * marginMm,
    height: chartHeightMm,
    textSize: textSizes.table,
    line: 0.18,
    textWidth: paper.textWidth,
    policy: defaultSettings,
  });
  if (drawing) {
    drawDrawing(paper, drawing, marginMm, y, 1);
    y += chartHeightMm + 6;
  }
  y = drawTolerances(paper, kicks, y) + 6;
  const notes = [`Policy: ${policyText(defaultSettings)}. Depths below the drill floor.`, ...methodWords()];
  const width = a4.long - 2 * marginMm;
  for (const line of notes.flatMap((note) =>
    wrapped(note, width, textSizes.small, 'regular', paper.textWidth),
  )) {
    if (y > a4.short - bottomMm) {
      addSheet();
      y = topMm;
    }
    paper.text(line, marginMm, y, { size: textSizes.small, ink: 'muted' });
    y += textSizes.small * 1.4;
  }
  if (y > a4.short - bottomMm - leastTableMm) {
    addSheet();
    y = topMm;
  }
  drawStrings(paper, kicks, drawHeading(paper, 'DRILL STRINGS', y + 6));
  return [place];
}

function drawTolerances(paper: Paper, kicks: readonly SectionKick[], y: number): number {
  const texts = (columns: readonly KickColumn[], kick: SectionKick) =>
    columns.map(({ text }) => text(kick, defaultSettings));
  const [results, facts] = [kickResults(), kickFacts()];
  const all = [...results, ...facts];
  const figures = all.flatMap(({ isWords }, index) => (isWords ? [] : [index + 1]));
  return drawTable(paper, y, {
    head: [['Section', ...all.map(({ title }) => title)]],
    body: kicks.map((kick) => [
      kickTitle(kick),
      ...(kick.problem === null
        ? texts(results, kick)
        : [{ content: kick.problem, colSpan: results.length, styles: { halign: 'left' as const } }]),
      ...texts(facts, kick),
    ]),
    columnStyles: {
      0: { cellWidth: 30, fontStyle: 'bold' },
      ...Object.fromEntries(figures.map((index) => [index, { halign: 'right' as const }])),
    },
  });
}

/** The parts of each string from the bit up. */
function drawStrings(paper: Paper, kicks: readonly SectionKick[], y: number): number {
  return drawTable(paper, y, {
    head: [['Section', ...pieceTitles()]],
    body: kicks.flatMap((kick) =>
      (kick.section.drill_string_list ?? []).map((piece) => {
        const [name, ...figures] = pieceTexts(piece);
        return [kickTitle(kick), lines(paper, name), ...figures];
      }),
    ),
    columnStyles: {
      0: { cellWidth: 40, fontStyle: 'bold' },
      2: { cellWidth: 30, halign: 'right' },
      3: { cellWidth: 25, halign: 'right' },
    },
  });
}
