import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf } from '@/app/chunks';
import { chunks } from '@/app/router/chunks';
import { notFoundRoute, routeTable } from '@/app/router/routeTable';

const pages = [...new Set([...routeTable, notFoundRoute].map(({ page }) => page))];

it('every route has a page, and every page a route', () => {
  expect(Object.keys(chunks.pages).sort()).toEqual(pages.sort());
});

it.each(pages)('%s is in a file of its name', (page) => {
  expect(fileOf(page)).toMatch(new RegExp(`^src/app/pages/\\w+/${page}Page\\.tsx$`));
  expect(existsSync(fileOf(page))).toBe(true);
});

it('there is no file of a page that isn’t', () => {
  expect(fileOf('Nowhere')).toBe('');
});

it('the guard is the session’s, and what is shown where a page can’t be is a page', async () => {
  expect(await chunks.guard()).toBe(await import('@/app/session/guard'));
  expect(await chunks.loadFailed()).toBe(await import('@/app/pages/Public/LoadFailedPage'));
});
