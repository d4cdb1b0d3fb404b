import { readdirSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { writeCharts } from './charts.ts';
import { docgen } from './docgen.ts';
import { describeExtended } from './extended.ts';

/**
 * Groups modules, so that stories share a few files instead of hundreds of small ones. A story that needs one
 * module of a group loads the whole group.
 */
function chunkOf(id: string): string | null {
  // Firebase has no group, because it loads on demand, and no story loads it.
  if (/firebase/i.test(id)) return null;
  const [, locale] = /\/messages\/([\w-]+)\//.exec(id) ?? [];
  if (locale) return `words-${locale}`;
  if (/\/node_modules\/(lucide|@radix-ui|radix-ui|@floating-ui)\//.test(id)) return 'packages';
  return /\/src\/(data|machines|components|screens|app)\//.exec(id)?.[1] ?? null;
}

await writeCharts();

/** Vitest shows no docs, so it omits everything that only they need. */
const isTested = process.env.VITEST === 'true';

/** Titles of component stories from their paths: `Components/Controls/Button` for `components/controls/Button`. */
const titledByPath = readdirSync('stories/components').map((group) => ({
  directory: `../stories/components/${group}`,
  files: '*.stories.tsx',
  titlePrefix: `Components/${group.charAt(0).toUpperCase()}${group.slice(1)}`,
}));

/** MDX supports tables only with this plugin. */
const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/!(components)/*.stories.tsx', ...titledByPath],
  addons: [
    ...(isTested ? [] : [docs, '@storybook/addon-a11y']),
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  // `Story.test()`: tests that interact with a story, separate from the story itself.
  features: { experimentalTestSyntax: true },
  // Only Storybook serves MSW's worker. It must never ship with the app.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    '../public',
  ],
  // Disables Storybook's own docgen, which ./docgen.ts replaces.
  typescript: { reactDocgen: false },
  // Relative addresses, so that the static build works under any sub-path.
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [...(vite.plugins ?? []), ...(isTested ? [] : [docgen(), describeExtended()])],
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          ...vite.build?.rolldownOptions?.output,
          codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false }] },
        },
      },
    },
    // Optimizes this dependency on startup: Vite reloads all stories when it discovers a new one.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'msw-storybook-addon'],
    },
  }),
});
