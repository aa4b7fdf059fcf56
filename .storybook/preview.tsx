import '@/ui/styles';
import './preview.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { startWorker } from '@/testing/start-worker';
import { storyWorld } from '@/testing/story-world';

// A machine that is busy is no reason to fail: what must come may take its time, and what never comes still fails.
configure({ asyncUtilTimeout: 8_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker), storyWorld()],
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
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    // The page is coloured by the theme's own tokens.
    backgrounds: { disable: true },
    docs: { story: { inline: false, height: '200px' } },
  },
});
