import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  // The worker script lives here, not in /public: it must never ship with the app.
  staticDirs: ['./public', '../public'],
  typescript: { reactDocgen: 'react-docgen' },
  // Relative addresses, so that the static build opens from any sub-path.
  viteFinal: (vite) => ({ ...vite, base: './' }),
};

export default config;
