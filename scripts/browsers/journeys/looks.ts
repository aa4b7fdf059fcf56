import { desktop, phone, type Journey, type Scene } from '../journey.ts';
import type { Query } from '../page-side/page-functions.ts';
import { field, the, type User } from '../user.ts';
import { fullMontage, openMontage, plan, sectionsTable } from './montage.ts';

type Scheme = 'light' | 'dark';

/** Through the control of the sidebar, which is a menu on a phone. */
async function choose(user: User, scheme: Scheme, isPhone: boolean): Promise<void> {
  const option: Query = { css: 'fieldset label', text: scheme === 'dark' ? 'Dark' : 'Light' };
  if (isPhone) await user.click(the('button', { name: 'Open the menu' }));
  await user.click(option);
  await user.until(
    `the ${scheme} scheme`,
    () => user.tab.ask('state'),
    (state) => state.scheme === scheme,
  );
  if (!isPhone) return;
  await user.press('Escape');
  await user.notSee(the('dialog', { name: 'Menu' }));
}

const screens: readonly { path: string; shows: Query }[] = [
  { path: '/', shows: the('heading', { name: 'Choose a module to get started' }) },
  { path: '/montage', shows: { css: 'tbody th', within: the('table', { name: 'Montages' }) } },
  { path: '/montage/create', shows: the('heading', { name: 'Create montage' }) },
];

/** @throws Error when the page has to be scrolled sideways. */
async function look({ user, picture }: Scene, name: string): Promise<void> {
  await user.until(
    'everything drawn',
    () => user.tab.ask('state'),
    ({ text }) => !/Loading/.test(text),
  );
  const { overflow } = await user.tab.ask('state');
  if (overflow > 0) throw new Error(`${name} is ${overflow} px wider than the window.`);
  await picture(name);
}

async function lookAtAll(scene: Scene, isPhone: boolean): Promise<void> {
  const { user, goto } = scene;
  const { tab } = user;
  await openMontage(scene, { pictures: !isPhone });
  for (const scheme of ['light', 'dark'] as const) {
    if (scheme === 'dark') await goto('/');
    await choose(user, scheme, isPhone);
    for (const { path, shows } of screens) {
      await goto(path);
      await user.see(shows);
      await look(scene, `${scheme} ${path}`);
    }
    await goto(`/montage/edit/${fullMontage}`);
    await user.see(sectionsTable);
    await look(scene, `${scheme} editor`);
    if (isPhone) {
      await user.click(the('button', { name: /^Schematic, 3D/ }));
      await user.see({ css: 'svg', within: the('application', { name: 'The well to scale, TVD' }) });
      await look(scene, `${scheme} pictures`);
      await user.click(the('button', { name: 'Close the pictures' }));
    }
    await tab.ask('reveal', plan);
    await user.see(plan);
    await look(scene, `${scheme} plan`);
  }
}

export const looksOnDesktop: Journey = {
  name: 'light and dark, 1440 px',
  async run(scene) {
    await scene.user.tab.resize(desktop);
    await lookAtAll(scene, false);
  },
};

export const looksOnPhone: Journey = {
  name: 'light and dark, 390 px',
  async run(scene) {
    const { user, goto } = scene;
    await user.tab.resize(phone);
    await goto('/login');
    await user.see(field('Email'));
    await look(scene, 'light sign in');
    await lookAtAll(scene, true);
  },
};
