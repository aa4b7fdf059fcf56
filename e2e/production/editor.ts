import type { Montage } from '../../src/backend/records.ts';
import { asLoaded } from '../../src/backend/stored-montage.ts';
import { findMontage } from '../../src/mocks/db/tables.ts';
import type { MockOrigin } from '../../scripts/mock-origin.ts';
import { expect, type Page } from '../fixtures.ts';
import { fullMontage, saveState, sectionsTable } from '../montage-editor.ts';

/** The montage as the server has it now. */
export const stored = ({ world }: MockOrigin, id = fullMontage): Montage => {
  const montage = findMontage(world.db, id);
  if (!montage) throw new Error(`There is no montage ${id}`);
  return asLoaded(montage);
};

/** How often the server has stored it. */
export const revision = ({ world }: MockOrigin): number => findMontage(world.db, fullMontage)?.revision ?? 1;

const figure = (value: number | null) =>
  value === null
    ? '-'
    : value.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The formations as the table is to show them, worked out from the server's montage. */
const expectedRows = (montage: Montage) =>
  montage.sections_list.flatMap(({ formations_list }) =>
    formations_list.map((one) => [
      one.formation_name || '-',
      figure(one.true_vertical_depth_subsea),
      figure(one.true_vertical_depth_below_drill_floor),
      figure(one.along_hole_depth_below_drill_floor),
      figure(one.variance),
      figure(one.thickness),
    ]),
  );

/** The screen says that it is saved, and shows what the server has, in a window that is tall enough for all of it. */
export async function expectSavedAsShown(page: Page, backend: MockOrigin): Promise<void> {
  await expect(saveState(page)).toHaveText('Saved');
  const rows = sectionsTable(page).locator('[data-formation]');
  const expected = expectedRows(stored(backend));
  await expect(rows).toHaveCount(expected.length);
  const shown = await rows.evaluateAll((found) =>
    found.map((row) =>
      // With a mark of the checks the text is in an element of its own.
      [...row.querySelectorAll('[data-cell]')].map(
        (cell) => (cell.querySelector('[data-text]') ?? cell).textContent,
      ),
    ),
  );
  expect(shown).toEqual(expected);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    stored(backend).top_line_item!.well_name!,
  );
}
