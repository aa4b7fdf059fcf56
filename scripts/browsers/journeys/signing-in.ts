import { same, type Journey } from '../journey.ts';
import { field, the } from '../user.ts';
import { engineer, signIn } from './montage.ts';

export const signingIn: Journey = {
  name: 'sign in and out',
  async run(scene) {
    const { user, goto, picture } = scene;
    scene.provoke(/status of 400/);
    await goto('/login');
    await user.fill(field('Email'), engineer.email);
    await user.fill(field('Password'), 'wrong-password');
    await user.click(the('button', { name: 'Sign in' }));
    await user.see(the('alert'));
    await picture('refused');
    await signIn(scene);
    await user.see(the('heading', { name: 'Choose a module to get started' }));
    await picture('modules');
    await user.tab.reload();
    await user.see(the('heading', { name: 'Choose a module to get started' }));
    await user.click(the('button', { name: 'Log out' }));
    await user.until(
      'the sign-in',
      () => user.tab.ask('state'),
      ({ title }) => title === 'Sign in · Montage',
    );
    same('the fields', (await user.see(field('Password'))).value, '');
  },
};
