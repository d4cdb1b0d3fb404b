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
  const { render, visits, changes } = start('');
  render('?type=funding');
  render('?type=funding&q=s');
  render('?type=funding&q=so');
  render('');
  expect(visits).toEqual([
    'push /explore?type=funding',
    'replace /explore?type=funding&q=s',
    'replace /explore?type=funding&q=so',
    'push /explore',
  ]);
  expect(changes).toEqual([]);
});

it('useViewInAddress calls onViewChange with the view in the URL on Back, Forward or a link', () => {
  const { render, move, visits, changes } = start('?q=solar');
  move('?type=funding');
  expect(changes).toEqual([{ filter: 'funding', query: '' }]);
  render('?type=funding');
  move('?q=solar');
  render('?q=solar');
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
