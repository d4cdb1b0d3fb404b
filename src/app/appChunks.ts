import { type PageModule, provideChunks } from './router/chunks';

const files = import.meta.glob<PageModule>(['./pages/*/*Page.tsx', '!./pages/*/LoadFailedPage.tsx']);
const nameOf = (file: string) => /(\w+)Page\.tsx$/.exec(file)?.[1] ?? '';

// The name of a page comes from its file: `src/app/pages/{folder}/{name}Page.tsx`.
provideChunks({
  pages: Object.fromEntries(Object.entries(files).map(([file, load]) => [nameOf(file), load])),
  shell: () => import('./shell/AppShell'),
  guard: () => import('./session/guard'),
  loadFailed: () => import('./pages/Public/LoadFailedPage'),
});

/** Returns the source file of a page, relative to the root. */
export const fileOf = (page: string): string =>
  Object.keys(files)
    .filter((file) => nameOf(file) === page)
    .map((file) => file.replace('./', 'src/app/'))
    .join();
