import { expect, it } from 'vitest';
import { isCrossReference } from './placeholders';

it.each([
  'See summary sheet',
  'see Table 4.2',
  '(refer to Appendix C)',
  'as per mud programme',
  'Siehe Anlage 2',
  'zie hoofdstuk 5',
  'voir annexe B',
  'ver Anexo 3',
  'se vedlegg 1',
  'see below',
])('a cell with only "%s" has no value', (cell) => expect(isCrossReference(cell)).toBe(true));

it.each([
  'Sea water gel',
  'Semi-dispersed polymer',
  'Seawater / sweeps, see section 4 for the pills of the reservoir and their volumes',
  'Class G per API 10A',
  'Spud mud',
  'Versatile',
])('a cell with "%s" has a value', (cell) => expect(isCrossReference(cell)).toBe(false));
