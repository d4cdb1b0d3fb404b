import { readdirSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { writeCharts } from './charts.ts';
import { docgen } from './docgen.ts';
import { describeExtended } from './extended.ts';

/**
 * Returns the name of a module's chunk, or null if the bundler should choose. These chunks let stories load a
 * few large files instead of hundreds of small ones.
 */
function chunkOf(id: string): string | null {
  // Firebase has no group, because no story loads it.
  if (/firebase/i.test(id)) return null;
  const [, locale] = /\/messages\/([\w-]+)\//.exec(id) ?? [];
  if (locale) return `words-${locale}`;
  if (/\/node_modules\/(lucide|@radix-ui|radix-ui|@floating-ui)\//.test(id)) return 'packages';
  return /\/src\/(data|machines|components|screens|app)\//.exec(id)?.[1] ?? null;
}

await writeCharts();

/** Whether Vitest runs the stories. Vitest shows no docs pages, so it needs no addons for docs. */
const isTested = process.env.VITEST === 'true';

/** The docs addon. MDX supports tables only with the plugin `remarkGfm`. */
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
  // Enables `Story.test()`, which adds a test to a story.
  features: { experimentalTestSyntax: true },
  // Serves the worker of MSW from its package, so that the worker never ships with the app.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    '../public',
  ],
  // Disables Storybook's own docgen, which ./docgen.ts replaces.
  typescript: { reactDocgen: false },
  // Uses relative URLs, so that the static build works under any sub-path.
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    // Stories also show what only a build with a database has.
    define: { ...vite.define, 'import.meta.env.VITE_STORIES': '"true"' },
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
    // Optimizes the addon on startup. If Vite discovered it later, all stories would reload.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'msw-storybook-addon'],
    },
  }),
});
