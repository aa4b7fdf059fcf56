import { convert } from '@/domain/units';
import type { Block } from '../documents/document-model';
import type { WellTruth } from '../truth';
import type { HeaderPart } from './parts';
import { printValue } from './print-value';
import type { Printing } from './print-value';
import type { Value } from './values';

/** Words next to a header's facts that have no field in a montage. */
const FILLERS: Record<string, string> = {
  rig: 'Rig 14',
  operator: 'Operator',
  revision: '2',
  prepared: 'Drilling department',
  northRef: 'Grid',
  method: 'Minimum curvature',
  crs: 'ETRS89 / UTM zone 31N',
  northing: '5912300.00',
  easting: '613400.00',
  contractor: 'Contractor',
  status: 'Planned',
  tool: 'MWD+IFR1',
};

export function lengthText(value: number, truth: WellTruth, printing: Printing): string {
  const metres = convert('length', value, truth.units.depth, 'm');
  const held: Value = { as: 'amount', of: 'length', exact: metres };
  return `${printValue(held, printing, 1)} ${printing.unitOf('length')[1]}`;
}

function valueOf(is: string, truth: WellTruth, printing: Printing): string | null {
  const { header } = truth;
  switch (is) {
    case 'floor':
      return lengthText(truth.drillFloor, truth, printing);
    case 'ground':
      return lengthText(truth.ground, truth, printing);
    case 'floorAboveGround':
      return lengthText(truth.drillFloor - truth.ground, truth, printing);
    case 'afeCost': {
      const { amount, currency } = header.afeCost;
      return `${currency} ${printValue({ as: 'amount', of: 'none', exact: amount }, printing)}`;
    }
    case 'daysPlanned':
      return `${header.daysPlanned} ${header.daysUnit}`;
    case 'wellHeads':
      return header.wellHeads.join(', ');
    case 'wellId':
    case 'activityId':
    case 'wellName':
    case 'wellType':
    case 'objective':
    case 'location':
    case 'fieldName':
    case 'fieldCode':
      return String(header[is]);
    default:
      return FILLERS[is] ?? null;
  }
}

/** A header as it is printed, and which of its fields say something. What an offshore well has no word for is left out. */
export function headerBlock(
  part: HeaderPart,
  truth: WellTruth,
  printing: Printing,
  keep: (is: string) => boolean,
): { block: Block; said: string[] } {
  const offshore = truth.ground > truth.drillFloor;
  const chosen = part.pairs.filter(
    ([is]) => keep(is) && !(offshore && is === 'floorAboveGround') && valueOf(is, truth, printing) !== null,
  );
  const pairs = chosen.map(([is, key, pattern = '{v}']): [string, string] => [
    key,
    pattern.replace('{v}', valueOf(is, truth, printing) ?? ''),
  ]);
  const said = chosen.map(([is]) => is);
  if (part.as !== 'two columns') return { block: { kind: 'pairs', as: part.as, pairs }, said };
  const half = Math.ceil(pairs.length / 2);
  const rows = pairs
    .slice(0, half)
    .map(([key, value], index) => [key, value, ...(pairs[half + index] ?? ['', ''])]);
  return { block: { kind: 'table', headings: [], rows }, said };
}
