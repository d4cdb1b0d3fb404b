import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { writeCharts } from './charts.ts';
import { docgen } from './docgen.ts';
import { describeExtended } from './extended.ts';

/**
 * Few files that stories share, in the place of hundreds of small ones: where one module of a group is needed, all of it is
 * fetched.
 */
function chunkOf(id: string): string | null {
  // Fetched by itself, and by no story.
  if (/firebase/i.test(id)) return null;
  const [, locale] = /\/messages\/(en|hi|es)\//.exec(id) ?? [];
  if (locale) return `words-${locale}`;
  if (/\/node_modules\/(lucide|@radix-ui|radix-ui|@floating-ui)\//.test(id)) return 'packages';
  return /\/src\/(data|machines|components|screens|app)\//.exec(id)?.[1] ?? null;
}

await writeCharts();

/** Vitest shows no docs: what only they need is left out. */
const isTested = process.env.VITEST === 'true';

/** Written pages have tables: MDX by itself knows none. */
const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

export default defineMain({
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    ...(isTested ? [] : [docs, '@storybook/addon-a11y']),
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
  // `Story.test()`: what a story does once it is played with, beside what it shows.
  features: { experimentalTestSyntax: true },
  // MSW's worker is served by Storybook alone: it must never ship with the app.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    '../public',
  ],
  // Ours: ./docgen.ts.
  typescript: { reactDocgen: false },
  // Relative addresses, so that the static build opens from any sub-path.
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
    // What is found only while stories run would load them anew.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'msw-storybook-addon'],
    },
  }),
});
