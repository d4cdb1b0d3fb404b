import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf } from '@/app/appChunks';
import { chunks } from '@/app/router/chunks';
import { notFoundRoute, routeTable } from '@/app/router/routeTable';

const pages = [...new Set([...routeTable, notFoundRoute].map(({ page }) => page))];

it('chunks.pages contains exactly the pages in the route table', () => {
  expect(Object.keys(chunks.pages).sort()).toEqual(pages.sort());
});

it.each(pages)('fileOf returns the path of the source file of the page %s', (page) => {
  expect(fileOf(page)).toMatch(new RegExp(`^src/app/pages/\\w+/${page}Page\\.tsx$`));
  expect(existsSync(fileOf(page))).toBe(true);
});

it('fileOf returns an empty string for an unknown page', () => {
  expect(fileOf('Nowhere')).toBe('');
});

it('chunks.guard imports the module session/guard, and chunks.loadFailed imports LoadFailedPage', async () => {
  expect(await chunks.guard()).toBe(await import('@/app/session/guard'));
  expect(await chunks.loadFailed()).toBe(await import('@/app/pages/Public/LoadFailedPage'));
});
