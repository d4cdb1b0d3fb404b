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

/** Whether Vitest runs the stories. It shows no docs pages, so the addons for docs are omitted. */
const isTested = process.env.VITEST === 'true';

/** MDX supports tables only with this plugin. */
const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

export default defineMain({
  stories: [
    '../stories/**/*.mdx',
    '../stories/!(components)/**/*.stories.tsx',
    // Stories of components get their titles from their paths.
    ...readdirSync('stories/components').map((folder) => ({
      directory: `../stories/components/${folder}`,
      files: '*.stories.tsx',
      titlePrefix: `Components/${folder.charAt(0).toUpperCase()}${folder.slice(1)}`,
    })),
  ],
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
