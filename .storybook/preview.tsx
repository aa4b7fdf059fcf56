import '@/ui/styles';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { scenarios } from '@/mocks/scenarios/catalogue';
import { demonstrationAccounts } from '@/mocks/seed/accounts';
import { isTest } from '@/testing/is-test';
import { own, stranger, userName } from '@/testing/story-setting';
import { Page } from './screen-states';
import { coloursOfDarkPages } from '@/testing/rules-of-colour';
import { foundAlone, shortReports } from '@/testing/short-reports';
import { startWorker } from '@/testing/start-worker';
import { storyWorld } from '@/testing/story-world';

// A machine that is busy is no reason to fail: what must come may take its time, and what never comes still fails. The first
// story that reads a document loads three hundred modules.
configure({
  asyncUtilTimeout: 60_000,
  // What is waited for is looked up many times, and the library's own error formats the whole page each time.
  // `print-failed-page.ts` prints the page of a story that fails.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
});

export default definePreview({
  addons: [
    addonDocs(),
    ...(isTest ? [shortReports(), coloursOfDarkPages()] : []),
    addonA11y(),
    addonMsw(startWorker),
    storyWorld(),
  ],
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    scenario: {
      description: 'The world of a page: its data, what goes wrong in it, and the time on its clock',
      toolbar: {
        title: 'Scenario',
        icon: 'beaker',
        items: [
          { value: own, title: "The story's own world", icon: 'home' },
          ...scenarios.map(({ name, title }) => ({ value: name, title: `Scenario: ${title}` })),
        ],
        dynamicTitle: true,
      },
    },
    user: {
      description: 'Who is signed in on a page',
      toolbar: {
        title: 'User',
        icon: 'user',
        items: [
          { value: own, title: "The story's own user", icon: 'home' },
          ...demonstrationAccounts.map(({ email, description }) => ({
            value: userName(email),
            title: email,
            right: description,
          })),
          { value: stranger, title: 'A stranger', right: 'Not signed in' },
        ],
        dynamicTitle: true,
      },
    },
  },
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', scenario: own, user: own },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: isTest ? foundAlone : {} },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Colour', 'Type', 'Space, radii and shadow', 'Icons'],
          'Components',
          [
            'Brand',
            'States',
            'Pagination',
            '*',
            'Creation',
            'Editor',
            ['Cells', 'Finding mark', '*', 'Whole editor'],
          ],
          'Screens',
          [
            'All states',
            'Account',
            ['Sign in', 'Sign up', 'Forgot password', 'Password reset'],
            'Module chooser',
            'Montage list',
            'Montage list, pages',
            'Montage list, actions',
            'Create montage',
            'Create montage, uploads',
            'Create montage, generation',
            'Montage editor',
            'Administration',
            ['Organisations and users', '*'],
            'Layout',
            'No access',
            'Page not found',
            'Unexpected error',
          ],
          'Journeys',
          'Specification',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    // The page is coloured by the theme's own tokens.
    backgrounds: { disable: true },
    docs: { page: Page, story: { inline: false, height: '240px' } },
  },
});
