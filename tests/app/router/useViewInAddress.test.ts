import { expect, it } from 'vitest';
import { isStep, searchOf, viewOf } from '@/app/pages/Explore/exploreAddress';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { mounted } from '../../support/hook';
import { stubAddress } from '../../support/stubAddress';

/** Mounts a page. The query string `shown` defines its view, and `address` is the URL's query string. */
function start(shown: string, address = shown) {
  const { around, move, visits } = stubAddress('/explore', address);
  const changes: object[] = [];
  const onViewChange = (next: object) => changes.push(next);
  const page = mounted(
    (view: string) => useViewInAddress({ view: viewOf(view), viewOf, searchOf, isStep, onViewChange }),
    shown,
    around,
  );
  return { ...page, visits, changes, move: (next: string) => page.act(() => move(next)) };
}

it('useViewInAddress doesn’t change the URL when the page opens with the view in the URL', () => {
  const { visits, changes } = start('?type=funding');
  expect([visits, changes]).toEqual([[], []]);
});

it('useViewInAddress adds a history entry for a new filter, and replaces the entry for a new search text', () => {
  const { draw, visits, changes } = start('');
  draw('?type=funding');
  draw('?type=funding&q=s');
  draw('?type=funding&q=so');
  draw('');
  expect(visits).toEqual([
    'push /explore?type=funding',
    'replace /explore?type=funding&q=s',
    'replace /explore?type=funding&q=so',
    'push /explore',
  ]);
  expect(changes).toEqual([]);
});

it('useViewInAddress calls onViewChange with the view in the URL on Back, Forward or a link', () => {
  const { draw, move, visits, changes } = start('?q=solar');
  move('?type=funding');
  expect(changes).toEqual([{ filter: 'funding', query: '' }]);
  draw('?type=funding');
  move('?q=solar');
  draw('?q=solar');
  expect(changes).toEqual([
    { filter: 'funding', query: '' },
    { filter: 'all', query: 'solar' },
  ]);
  expect(visits).toEqual([]);
});

it('useViewInAddress ignores URL parameters that aren’t part of a view', () => {
  const { move, visits, changes } = start('?q=solar');
  move('?q=solar&page=2');
  expect([visits, changes]).toEqual([[], []]);
});
