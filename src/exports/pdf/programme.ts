import { wellboreOf } from '@/domain/wellbore/wellbore';
import { exportFileName } from '../file-name';
import type { BuildExport } from '../order';
import { drawCover } from './cover';
import { documentTitle } from './document-title';
import { drawFurtherTables } from './further-tables';
import { createPaper } from './paper';
import { drawSections } from './sections';
import { a4, draftMark, frameSheets, wellName } from './sheet';

/** Cover, tables and page frames count as three steps of the progress, besides the sections. */
const otherParts = 3;

/** The drilling programme for signature: cover, sections, reservoirs and plan on A4. */
export const buildProgramme: BuildExport = async (order, onProgress) => {
  const { montage } = order;
  const of = montage.sections_list.length + otherParts;
  const name = wellName(montage);
  const paper = await createPaper({
    widthMm: a4.short,
    heightMm: a4.long,
    title: `${name} - Drilling programme`,
    subject: order.unsaved ? `Drilling programme (${draftMark})` : 'Drilling programme',
    at: order.at,
  });
  const wellbore = wellboreOf(montage);
  const leftOver = drawCover(paper, order, wellbore);
  onProgress({ done: 1, of });
  const sections = drawSections(paper, montage, (done) => onProgress({ done: 1 + done, of }));
  const tables = drawFurtherTables(paper, montage, wellbore, leftOver);
  onProgress({ done: of - 1, of });
  frameSheets(paper, order);

  const { outline } = paper.doc;
  outline.add(null, documentTitle(name), { pageNumber: 1 });
  const parent = outline.add(null, 'Sections', { pageNumber: sections[0]?.page ?? 1 });
  for (const { title, page } of sections) outline.add(parent, documentTitle(title), { pageNumber: page });
  for (const { title, page } of tables) outline.add(null, title, { pageNumber: page });
  const bytes = paper.bytes();
  onProgress({ done: of, of });
  return { name: exportFileName(montage, 'programme', 'pdf'), type: 'application/pdf', bytes };
};
