import type { RecalculatedValue } from '@/domain/depth-model/recalculate';
import { fieldAt } from '@/domain/montage/catalogue';
import { quantityFigure } from '@/domain/shown-units/figures';
import type { Montage } from '@/domain/montage/montage';
import { placeName, quantity } from '@/domain/montage/words';

/** `TVD BDF of Lower North Sea Group 745.5`. */
const inWords = (montage: Montage, { cell: { at, field }, to }: RecalculatedValue): string =>
  `${fieldAt({ at, field })?.inSentence ?? field} of ${placeName(montage, at)} ${quantityFigure('length', to)}`;

/** As many as people listen to. */
const mostInWords = 6;

/** The values in words; many values as their number. */
export function valuesInWords(montage: Montage, values: readonly RecalculatedValue[]): string {
  if (values.length === 0) return 'nothing to change';
  return values.length <= mostInWords
    ? values.map((value) => inWords(montage, value)).join(', ')
    : quantity(values.length, 'value');
}
