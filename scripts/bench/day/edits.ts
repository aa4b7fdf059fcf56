import type { Page } from 'playwright';
import { sectionsTable, untilSaved } from './screens.ts';

/** Two figures, always different from the previous ones. */
let typed = 0;
const nextFigures = () => {
  typed += 7;
  return String(10 + (typed % 90));
};

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
};

export const editsOf = (page: Page): Promise<number> => page.evaluate(() => window.watchOfDay!.edits());

async function typeDownwards(page: Page, count: number): Promise<void> {
  for (let edit = 0; edit < count; edit += 1) {
    await page.keyboard.type(nextFigures());
    await press(page, 'Enter');
    await press(page, 'ArrowDown');
  }
}

async function copyBlock(page: Page): Promise<void> {
  await press(page, 'Control+Home');
  await press(page, 'ArrowRight', 3);
  await press(page, 'Shift+ArrowDown', 2);
  await press(page, 'Shift+ArrowRight');
  await press(page, 'Control+c');
  await press(page, 'ArrowDown', 3);
  await press(page, 'Control+v');
}

async function addAndRemoveFormation(page: Page): Promise<void> {
  await press(page, 'Control+Home');
  await press(page, 'Insert');
  await page.keyboard.type(`Layer ${nextFigures()}`);
  await press(page, 'Enter');
  await press(page, 'Shift+Delete');
}

async function moveFormation(page: Page): Promise<void> {
  await press(page, 'Control+Home');
  await press(page, 'Space');
  await press(page, 'PageDown');
  await press(page, 'Space');
}

async function writeRemark(page: Page): Promise<void> {
  const step = page.getByRole('region', { name: 'PLAN SUMMARY' }).getByRole('listitem').first();
  // A short well has no plan.
  if ((await step.count()) === 0) return;
  await step.getByRole('button', { name: /^Edit / }).click();
  await step.getByLabel('Description (optional)').fill(`Checked at ${nextFigures()} bar`);
  await step.getByRole('button', { name: 'Save' }).click();
  await step.getByRole('button', { name: /^Edit / }).waitFor();
}

/** The other edits between typing, in turn. */
const others = [copyBlock, addAndRemoveFormation, moveFormation, writeRemark];

/** Columns of the sections table, counted from the name: depths, range, thickness, and the programme next to them. */
const columns = [4, 5, 1, 6, 3, 4, 7, 5];

/**
 * Edits as a user makes them in a table: figures typed down a column, undone and redone, and sometimes something else.
 * With keys only, in the open editor.
 *
 * @param turn selects the kind of the other edit.
 */
export async function editFor(page: Page, least: number, turn: number): Promise<void> {
  const start = await editsOf(page);
  for (let part = turn; (await editsOf(page)) - start < least; part += 1) {
    if (part - turn > least) throw new Error('What is typed is not taken for edits.');
    const missing = least - ((await editsOf(page)) - start);
    await sectionsTable(page).focus();
    await press(page, 'Control+Home');
    await press(page, 'ArrowRight', columns[part % columns.length]);
    await typeDownwards(page, Math.min(missing, 20));
    await press(page, 'Control+z', 3);
    await press(page, 'Control+y', 2);
    await others[part % others.length]!(page);
  }
}

export async function save(page: Page): Promise<void> {
  await press(page, 'Control+s');
  await untilSaved(page);
}
