import { catalogue, titleOf, type FieldOf } from '@/domain/montage/catalogue';
import { missing } from '@/domain/montage/figures';
import { shown } from '@/domain/montage/shown';
import type { Montage, TopLine } from '@/domain/montage/montage';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import type { ExportOrder } from '../order';
import { drawApproval, approvalHeight } from './approval';
import { drawCoverPicture } from './cover-picture';
import type { Paper } from './paper';
import { pointMm } from './typeface';
import { a4, bottomMm, drawDraftMark, drawRule, marginMm, textSizes, wellName } from './sheet';
import { wrapped, wrappedTo } from './wrap';
import { quantityFigure, unitOf } from '@/domain/shown-units/figures';

const right = a4.short - marginMm;
const factsWidth = 54;
const pictureX = marginMm + factsWidth + 7;
const approvalY = a4.long - bottomMm - 4 - approvalHeight;

/** A value of the cover, limited in length: a text of a page would displace everything else. */
interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Values that the cover had no room for: they are in full on a sheet of their own. */
export type LeftOver = readonly Fact[];

/** The first sheet: the well's data, its picture, and the signatures. Returns what it had to cut. */
export function drawCover(paper: Paper, order: ExportOrder, wellbore: Wellbore): LeftOver {
  const { montage } = order;
  let y = 17;
  const size = textSizes.base;
  paper.text('DRILLING PROGRAMME', marginMm, y, { size, weight: 'strong', ink: 'accent' });
  paper.text(momentOf(order), right, y, { size: textSizes.table, ink: 'muted', anchor: 'end' });
  y = drawName(paper, wellName(montage), y + 3);
  if (order.unsaved) {
    y += 8;
    const width = drawDraftMark(paper, marginMm + draftWidth(paper), y, size);
    paper.text('Holds edits that have not been saved. Not to be signed.', marginMm + width + 3, y, {
      size: textSizes.table,
      ink: 'error',
    });
    y += 1;
  }
  y += 4.5;
  drawRule(paper, marginMm, right, y, 'ink', 0.5);
  y += 7;
  const cut = drawFacts(paper, factsOf(montage, wellbore), y, approvalY - 6);
  drawCoverPicture(paper, montage, wellbore, {
    x: pictureX,
    y: y - 2.5,
    width: right - pictureX,
    height: approvalY - 6 - y,
  });
  drawApproval(paper, approvalY);
  return cut;
}

const draftWidth = (paper: Paper): number =>
  paper.textWidth('UNSAVED DRAFT', textSizes.base, 'strong') + textSizes.base * 1.4;

/** In the largest size at which it fits in three lines. */
function drawName(paper: Paper, name: string, y: number): number {
  const width = right - marginMm;
  const sizes = [24, 18, 14, 11, 9].map((points) => points * pointMm);
  const fitting = sizes.find(
    (size) => wrapped(name, width, size, 'strong', paper.textWidth).length <= (size > 7 ? 1 : 3),
  );
  const size = fitting ?? (sizes.at(-1) as number);
  const lines = wrappedTo(4, name, width, size, 'strong', paper.textWidth);
  let base = y;
  for (const line of lines) {
    base += size * 1.2;
    paper.text(line, marginMm, base, { size, weight: 'strong' });
  }
  return base;
}

/** Date, time and time zone: they distinguish two drafts of one day. */
const momentOf = ({ at, timeZone }: ExportOrder): string => {
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${moment.format(at)} (${timeZone.replaceAll('_', ' ')})`;
};

const topLineFact = (top: TopLine | null, field: FieldOf<'topLine'>): Fact => ({
  label: titleOf(catalogue.topLine[field]),
  value: shown(catalogue.topLine[field], top?.[field]),
});

const lengthFact = (name: string, valueM: number | null): Fact => ({
  label: `${name} (${unitOf('length')})`,
  value: quantityFigure('length', valueM),
});

function factsOf(montage: Montage, { drillFloorM }: Wellbore): Fact[] {
  const top = montage.top_line_item;
  const last = montage.sections_list.at(-1);
  const field = [top?.field_name, top?.field_code].map((part) => part?.trim()).filter(Boolean);
  const heads = (top?.well_heads ?? []).map((head) => head.trim()).filter(Boolean);
  return [
    topLineFact(top, 'well_type'),
    { label: 'Field', value: field.length > 1 ? `${field[0]} (${field[1]})` : (field[0] ?? missing) },
    ...(['location', 'objective', 'afe_cost', 'days_planned'] as const).map((one) => topLineFact(top, one)),
    { label: 'Well heads', value: heads.length > 0 ? heads.join(', ') : missing },
    topLineFact(top, 'well_id'),
    topLineFact(top, 'activity_id'),
    lengthFact('Rig floor above mean sea level', drillFloorM),
    lengthFact('Total depth, AHD BDF', last?.along_hole_depth_below_drill_floor ?? null),
    lengthFact('Total depth, TVD BDF', last?.true_vertical_depth_below_drill_floor ?? null),
  ];
}

const labelLine = 3.6;
const valueLine = textSizes.base * 1.34;
const betweenFacts = 2.6;
/** The maximum lines of a text if there is no room for all. */
const shortLines = 6;

function drawFacts(paper: Paper, facts: readonly Fact[], top: number, bottom: number): Fact[] {
  const size = textSizes.base;
  const inFull = facts.map(({ value }) => wrapped(value, factsWidth, size, 'regular', paper.textWidth));
  const heightOf = (lines: readonly (readonly string[])[]) =>
    lines.reduce((sum, { length }) => sum + labelLine + length * valueLine + betweenFacts, 0);
  const fits = heightOf(inFull) <= bottom - top;
  const cut: Fact[] = [];
  let y = top;
  facts.forEach((fact, index) => {
    let lines = inFull[index] ?? [];
    if (!fits && lines.length > shortLines) {
      cut.push(fact);
      lines = [...wrappedTo(shortLines - 1, fact.value, factsWidth, size, 'regular', paper.textWidth), ''];
    }
    paper.text(fact.label, marginMm, y, { size: textSizes.table, ink: 'muted' });
    y += labelLine + 0.5;
    for (const line of lines) {
      if (line === '')
        paper.text('In full at the end.', marginMm, y, { size: textSizes.table, ink: 'muted' });
      else paper.text(line, marginMm, y, { size, ink: line === missing ? 'muted' : 'ink' });
      y += valueLine;
    }
    y += betweenFacts - 0.5;
  });
  return cut;
}
