import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  stories: ['../src/**/*.stories.tsx'],
  framework: {
    name: '@storybook/react-vite',
    options: {
      strictMode: true,
      // The application's own Vite configuration splits routes, rewrites imports and asks for a deployment's environment:
      // nothing that a story needs.
      builder: { viteConfigPath: '.storybook/vite.config.ts' },
    },
  },
  addons: [
    '@storybook/addon-vitest',
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    'msw-storybook-addon',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
