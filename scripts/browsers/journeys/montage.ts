/** The montage editor as the journeys speak of it. */
import type { Scene } from '../journey.ts';
import type { Query } from '../page-side/page-functions.ts';
import { field, the, type User } from '../user.ts';

/** Noorderdiep-4, of the trial's data. */
export const fullMontage = '7f3a19c0';
export const engineer = { email: 'engineer@example.com', password: 'montage-demo' };

export const sectionsTable = the('grid', { name: 'SECTIONS TABLE' });
export const plan = the('region', { name: 'PLAN SUMMARY' });
const columns = ['TVD SS', 'TVD BDF', 'AHD BDF', 'Range', 'Thickness'];

export const formation = (name: string): Query => ({
  css: '[data-formation]',
  text: name,
  within: sectionsTable,
});
export const formationName = (name: string): Query => ({
  css: '[role=rowheader] [data-text]',
  text: name,
  within: sectionsTable,
});
export const depth = (name: string, column: string): Query =>
  the('gridcell', { within: formation(name), nth: columns.indexOf(column) });

export const saveState: Query = { css: 'main header [data-status] [role=status]' };

export async function fillSignIn(user: User): Promise<void> {
  await user.fill(field('Email'), engineer.email);
  await user.fill(field('Password'), engineer.password);
  await user.click(the('button', { name: 'Sign in' }));
}

export async function signIn({ user, goto }: Scene, to = '/'): Promise<void> {
  await goto(`/login?from=${encodeURIComponent(to)}`);
  await fillSignIn(user);
}

/** Without the pictures of the well, whose texts repeat the names of the table. */
export async function openMontage({ goto, user }: Scene, { pictures = false } = {}): Promise<void> {
  await goto(`/login?from=${encodeURIComponent(`/montage/edit/${fullMontage}`)}`);
  if (!pictures) await user.tab.ask('remember', 'montage.pictures-closed', 'true');
  await fillSignIn(user);
  await user.see(sectionsTable);
  await user.see(saveState);
}

export const read = (user: User, query: Query) => async () =>
  (await user.tab.ask('find', query))?.text ?? null;

export async function untilText(user: User, query: Query, text: string): Promise<void> {
  await user.until(`${text} in ${JSON.stringify(query)}`, read(user, query), (found) => found === text);
}

export async function typeInto(user: User, cell: Query, text: string): Promise<void> {
  await user.click(cell);
  const box: Query = { css: 'input, textarea', within: cell };
  await user.see(box);
  await user.press('Control+a');
  await user.type(text);
  await user.press('Enter');
}

export async function save(user: User): Promise<void> {
  await user.press('Control+s');
  await untilText(user, saveState, 'Saved');
}

/** Brings a section to the middle of the window: the table draws only what is in sight. */
export async function showSection(user: User, number: number): Promise<void> {
  const section: Query = { css: 'div[data-section]', within: sectionsTable, nth: number - 1 };
  await user.until(
    'a section',
    () => user.tab.ask('reveal', section),
    (found) => found !== null,
  );
  await user.see({ css: 'h3, [role=heading]', within: section });
}
