import { expect, it } from 'vitest';
import { document } from '../documents-for-tests';
import { readDocuments } from '../read-documents';

it('takes the yield point of two figures in a cell for the second, not for a range', async () => {
  for (const title of ['Casing section;13 3/8" casing;9 5/8" casing', 'Section;16";12 1/4"']) {
    const lines = [title, 'Mud type;Gel;Polymer', 'Mud weight, SG;1.08;1.27', 'PV / YP (Pa);10/12;14/9'];
    const { muds } = await readDocuments([document('mud.csv', 'Other', lines.join('\n'))]);
    expect(muds.map(({ yieldPointPa }) => yieldPointPa)).toEqual([
      { exact: 12, lower: null, upper: null },
      { exact: 9, lower: null, upper: null },
    ]);
  }
});
