import type { CasingStringFact } from '../../facts';
import { isNegativeDown, withSignTurned } from '../depths/depth-sign';
import type { Group } from '../tables/table-groups';
import { parseMeasured, withInchMarkLast, withoutPointInSize } from '../words/numbers';
import { pipeSpecs } from './pipe-specs';
import type { RowReader } from '../tables/row-reader';
import { isDriven } from '../tables/side-rows';
import { sizeByWall } from '../sections/size-pairs';
import { convert, leadingUnit } from '../units/units';

function kindOf(words: string): CasingStringFact['kind'] {
  if (/tie[\s-]?back|complemento/i.test(words)) return 'tieback';
  if (/liner|forlengelsesr\u00f8r|colonne perdue/i.test(words)) return 'liner';
  if (
    /conductor|drive pipe|stove ?pipe|standrohr|geleider|leder\u00f8r|landr\u00f8r|tube (?:guide|conducteur)|tubo gu[i\u00ed]a|hincad[oa]/i.test(
      words,
    )
  )
    return 'conductor';
  return 'casing';
}

/** The size as written, without the unit and the words after it: `9 5/8` for `9 5/8" casing`. */
function sizeText(written: string | null): string | null {
  const match =
    written === null
      ? null
      : /^[\d.,]+(?:[ -]+\d+\/\d+|\/\d+)?/.exec(withInchMarkLast(withoutPointInSize(written)));
  return match?.[0] ?? null;
}

/** `L80 / BTC` in one column is the grade and the coupling; `K-55 / N-80` is two grades. */
function gradeAndThread(row: RowReader): { grade: string | null; thread: string | null } {
  const written = row.text('grade');
  const [grade = null, second = null] = (written ?? '').split(/\s*\/\s*/).map((part) => part || null);
  if (second !== null && /^[A-Z]{1,2}-?\d{2,3}$/i.test(second))
    return { grade: written, thread: row.text('thread') };
  return { grade, thread: row.text('thread') ?? second };
}

/** ID = OD - 2t, with both in the unit of the cell or of its column. */
function innerByWall(outerIn: number, wall: string, columnUnit: string | null): number | null {
  const measured = parseMeasured(wall);
  const unit = (measured && leadingUnit(measured.rest)) ?? columnUnit ?? 'in';
  const thickness = measured && convert(measured.value, unit, 'size');
  const inner = thickness ? outerIn - 2 * thickness.value : 0;
  return inner > 0 ? Number(inner.toFixed(4)) : null;
}

function massOf(written: string): { value: number; note: string | null } | null {
  const measured = parseMeasured(written);
  const unit = measured && leadingUnit(measured.rest);
  return measured && unit ? convert(measured.value, unit, 'linearMass') : null;
}

/** `9-5/8 x 47 x L80`: the weight between the size and the grade, whose unit is the heading's, else that of sizes in inches. */
function massBetween(row: RowReader): string | null {
  const [, figure] =
    /^\s*\d{1,2}(?:[.,]\d+)?(?:[ -]\d{1,2}\/\d{1,2})?\s*(?:"|in)?\s*[x\u00d7]\s*(\d{2,3}(?:[.,]\d{1,2})?)\s*[x\u00d7]/.exec(
      row.written('outer'),
    ) ?? [];
  return figure === undefined ? null : `${figure.replace(',', '.')} lb/ft`;
}

/** `24 / J-55` over the unit `lb/ft`: the mass in it, with that unit. */
function massInUnits(row: RowReader): string | null {
  const [, figure] = /^(\d{1,3}(?:[.,]\d{1,2})?)(?=\s*[/,]\s*\p{Lu})/u.exec(row.text('item') ?? '') ?? [];
  const unit = row.unit('item');
  return figure === undefined || unit === null ? null : `${figure.replace(',', '.')} ${unit}`;
}

/** The name of a string; `13 3/8"` in its place says no more than the size, and another document may name the string. */
const nameOf = (text: string | null): string | null =>
  text !== null && /^\d[\d\s./,-]*(?:["\u2033\u201d]|''|in(?:ch)?\.?)?$/i.test(text) ? null : text;

/** The casing strings of a group of rows, in the order of the document. */
export function readCasing(group: Group): CasingStringFact[] {
  const rows = group.rows.filter((row) => row.text('outer') !== null);
  const shoesSs = rows.map((row) => ({
    tvdSs: row.value('shoeTvdSs'),
    tvdM: row.value('shoeTvd'),
    ahdM: row.value('shoe'),
  }));
  const negativeDown = isNegativeDown(shoesSs);
  if (negativeDown)
    group.log.remarks.push('Shoe TVD SS is written negative below sea level; its sign was turned.');
  return rows.flatMap((row, index): CasingStringFact[] => {
    const outerDiameterIn = row.value('outer');
    const said = [row.text('category'), row.text('item'), row.written('outer'), row.text('notes')];
    if (outerDiameterIn === null) {
      // A footer has a text in the first column and nothing else.
      if (row.cells.filter((cell) => cell !== '').length > 1) {
        group.log.notUnderstood.push({
          source: row.source(),
          reason: `The casing size "${row.text('outer') ?? ''}" is no size in inches or mm; write it as 9 5/8 or 9.625.`,
        });
      }
      return [];
    }
    const tvdSs = shoesSs[index]?.tvdSs ?? null;
    // `9 5/8" 53.5# L80 VAM TOP` in one cell: values without a column follow the size.
    const outerText = row.written('outer');
    const specs = pipeSpecs([outerText, row.text('item')].join(' '));
    const wall = sizeByWall(outerText);
    const inner = row.value('inner');
    const thickness = row.value('wall');
    const byColumn = inner === null && thickness !== null ? outerDiameterIn - 2 * thickness : null;
    const byWall = inner === null && wall ? innerByWall(outerDiameterIn, wall.wall, row.unit('outer')) : null;
    const { grade, thread } = gradeAndThread(row);
    const mass = row.value('mass');
    // `0 - 420 ft` says where the string begins and ends.
    const ends = row.ends('shoe');
    const interval = ends && ends.first < ends.second ? ends : null;
    const inUnits = massInUnits(row);
    const between = massBetween(row);
    const specMass = specs.mass ?? between ?? inUnits;
    const behindSize = mass === null && specMass !== null ? massOf(specMass) : null;
    const hole = row.written('hole');
    const driven = isDriven([...said.slice(0, 3), hole].join(' '));
    const string = {
      kind: kindOf(said.slice(0, 3).join(' ')),
      ...(driven ? { driven } : {}),
      category: nameOf(row.text('category')),
      holeDiameterIn: isDriven(hole) ? null : row.value('hole'),
      outerDiameterIn,
      outerDiameterText: sizeText(row.text('outer')),
      innerDiameterIn: inner ?? (byColumn === null ? byWall : Number(byColumn.toFixed(4))),
      driftIn: row.value('drift'),
      massKgPerM: mass ?? behindSize?.value ?? null,
      grade: grade ?? specs.grade,
      thread: thread ?? specs.thread,
      topAhdM: interval?.first ?? row.value('top'),
      shoeAhdM: interval?.second ?? row.value('shoe'),
      shoeTvdBdfM: row.value('shoeTvd'),
      shoeTvdSsM: negativeDown && tvdSs !== null ? 0 - tvdSs : tvdSs,
      notes: row.text('notes'),
    };
    const turned = negativeDown && tvdSs !== null;
    const origins = row.origins({
      category: 'category',
      holeDiameterIn: 'hole',
      outerDiameterIn: 'outer',
      innerDiameterIn: 'inner',
      driftIn: 'drift',
      massKgPerM: 'mass',
      grade: 'grade',
      thread: ['thread', 'grade'],
      topAhdM: interval ? 'shoe' : 'top',
      shoeAhdM: 'shoe',
      shoeTvdBdfM: 'shoeTvd',
      shoeTvdSsM: 'shoeTvdSs',
      notes: 'notes',
    });
    const outerOrigin = origins['outerDiameterIn'];
    if (outerOrigin) {
      const of = (note: string, certainty: 'read' | 'converted' = 'read') => ({
        ...outerOrigin,
        quote: outerText,
        certainty,
        note,
      });
      const item = row.origin('item');
      const ofItem = (note: string, certainty: 'read' | 'converted' = 'read') =>
        item ? { ...item, certainty, note } : of(note, certainty);
      const wallOrigin = byColumn === null ? undefined : row.origin('wall');
      if (wallOrigin)
        origins['innerDiameterIn'] = {
          ...wallOrigin,
          certainty: 'converted',
          note: 'the outer diameter less twice the wall',
        };
      else if (byWall !== null)
        origins['innerDiameterIn'] = of('the outer diameter less twice the wall', 'converted');
      if (behindSize)
        origins['massKgPerM'] =
          specs.mass === null && between !== null
            ? { ...of('no unit is written, read as lb/ft'), certainty: 'assumed' }
            : (specs.mass === null ? ofItem : of)(
                behindSize.note ?? 'behind the size',
                behindSize.note ? 'converted' : 'read',
              );
      if (grade === null && specs.grade !== null) origins['grade'] = of('behind the size');
      if (thread === null && specs.thread !== null) origins['thread'] = of('behind the size');
    }
    return [
      { ...string, source: row.source(), origins: withSignTurned(origins, turned ? ['shoeTvdSsM'] : []) },
    ];
  });
}
