import type { Table } from '../../readers/table';
import type { BlockTable } from '../blocks/block-tables';
import { formsOfHoles, tableOfForm } from '../blocks/forms-of-holes';
import type { FormField } from '../blocks/forms-of-holes';
import { HEADING_OF_TEST } from '../blocks/lines-of-tests';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import { saysTests, testsNamed } from '../vocabulary/test-names';
import { pressureIn, pressureUnit } from './pressures-in-cells';

/** The test that a field of a form gives: `Annular test (psi) | 5,000`. */
function testOf(field: FormField): { heading: string; value: string; field: FormField }[] {
  const words = fold(field.label);
  const { unit } = parseHeading(field.label);
  const value = pressureIn(field.value, unit !== null && pressureUnit(unit) !== null ? unit : null);
  const [of, ...others] = saysTests(words) ? testsNamed(words, true) : [];
  const heading = of === undefined || others.length > 0 ? undefined : HEADING_OF_TEST[of];
  return value === null || heading === undefined ? [] : [{ heading, value, field }];
}

/** The tests in forms of one hole each. Two pressures of one thing are none. */
export const testsInForms = (tables: readonly Table[]): BlockTable[] =>
  formsOfHoles(tables).flatMap((form) => {
    const tests = form.fields.flatMap(testOf);
    const single = tests.filter(
      ({ heading }) => tests.filter((other) => other.heading === heading).length === 1,
    );
    return single.length === 0 ? [] : [tableOfForm('pressureTests', form, single)];
  });
