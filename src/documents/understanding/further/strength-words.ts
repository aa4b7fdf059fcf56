import type { StrengthTestStatus, StrengthTestType } from '@/api/generated/model';

import { fold } from '../words/fold';

const TYPES: readonly [StrengthTestType, RegExp][] = [
  ['XLOT', /\bx ?-?lot\b|\belot\b|\bextended leak ?-?off/],
  [
    'FIT',
    /\bfits?\b|\bf\.i\.t\b|\bformation integrity|formasjonsintegritet|integriteitstest|integritaetstest|prueba de integridad|test d['\u2019 ]integrite/,
  ],
  ['LOT', /\blots?\b|\bl\.o\.t\b|\bleak ?-?off/],
];

/** The kinds of test that a text names; `LOT/FIT` names both. */
export function testTypesIn(text: string): StrengthTestType[] {
  const words = fold(text);
  const named = TYPES.filter(([, pattern]) => pattern.test(words)).map(([type]) => type);
  return named.includes('XLOT') ? named.filter((type) => type !== 'LOT') : named;
}

/** The only kind of test that a text names. */
export function testTypeIn(text: string): StrengthTestType | null {
  const named = testTypesIn(text);
  return named.length === 1 ? (named[0] ?? null) : null;
}

const PLANNED =
  /\b(?:plan\w*|expect\w*|design\w*|required?|minimum|min|proposed|prognos\w*|predicted|will be|to be|target|should|gepland\w*|geplant\w*|planlagt|prevu\w*|previst[oa]|erwartet\w*|verwacht\w*|forventet)\b/;
const MEASURED =
  /\b(?:actuals?|measured|achieved|obtained|recorded|results?|performed|was|were|gave|gemeten|gemessen\w*|malt|maalt|mesure\w*|medid[oa]|obtenid[oa]|ergab|uitgevoerd|observed|carried out|reached)\b/;

/** Whether a text says that a test is planned or was made. */
export function testStatusIn(text: string): StrengthTestStatus | null {
  const words = fold(text);
  const [planned, measured] = [PLANNED.test(words), MEASURED.test(words)];
  return planned === measured ? null : planned ? 'planned' : 'measured';
}
