import { describe, expect, it, vi } from 'vitest';
import { editedOf, isFormStep, startupsSearch } from '@/app/pages/Account/accountAddress';
import { isStep, searchOf, viewOf } from '@/app/pages/Explore/exploreAddress';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import type { FeedLook } from '@/machines/feed/types';
import { mounted } from '../../support/hook';
import { stubAddress } from '../../support/stubAddress';

const hydration = vi.hoisted(() => ({ isOver: true }));
vi.mock('@/app/hooks/useIsHydrated', () => ({ useIsHydrated: () => hydration.isOver }));

type Parts<View> = Omit<Parameters<typeof useViewInAddress<View>>[0], 'shown' | 'onViewChange'>;

/** Mounts a page at a URL. It shows `first` until the test shows another view, and only views that it `can`. */
function start<View>(parts: Parts<View>, address: string, first: View | null, can = (_: View) => true) {
  const { around, move, visits } = stubAddress('/page', address);
  const asked: View[] = [];
  let current = first;
  const page = mounted(
    () =>
      useViewInAddress<View>({
        ...parts,
        shown: () => current,
        onViewChange(view) {
          asked.push(view);
          if (can(view)) current = view;
        },
      }),
    null,
    around,
  );
  return {
    visits,
    asked,
    /** Shows a view, as an input of the user or the end of loading does. */
    show(view: View) {
      current = view;
      page.render(null);
    },
    /** Navigates as Back, Forward or a link does. Returns the view that the page then shows. */
    move(next: string) {
      page.act(() => move(next));
      return current;
    },
  };
}

describe('useViewInAddress with filters', () => {
  const feed = (shown: string, address = shown) =>
    start<FeedLook>({ viewOf, searchOf, isStep }, address, viewOf(shown));

  it('doesn’t change the URL when the page opens with the view in the URL', () => {
    const { visits, asked } = feed('?type=funding');
    expect([visits, asked]).toEqual([[], []]);
  });

  it('adds a history entry for a new filter, and replaces the entry for a new search text', () => {
    const { show, visits, asked } = feed('');
    for (const next of ['?type=funding', '?type=funding&q=s', '?type=funding&q=so', '']) show(viewOf(next));
    expect(visits).toEqual([
      'push /page?type=funding',
      'replace /page?type=funding&q=s',
      'replace /page?type=funding&q=so',
      'push /page',
    ]);
    expect(asked).toEqual([]);
  });

  it('shows the view in the URL on Back, Forward or a link', () => {
    const { move, visits, asked } = feed('?q=solar');
    move('?type=funding');
    move('?q=solar');
    expect(asked).toEqual([
      { filter: 'funding', query: '' },
      { filter: 'all', query: 'solar' },
    ]);
    expect(visits).toEqual([]);
  });

  it('adds a history entry for a filter that was chosen after Back', () => {
    const { show, move, visits } = feed('');
    show(viewOf('?type=funding'));
    move('');
    show(viewOf('?type=funding'));
    expect(visits).toEqual(['push /page?type=funding', 'push /page?type=funding']);
  });

  it('doesn’t replace the query of the URL when the user types while the page hydrates', () => {
    hydration.isOver = false;
    const { show, move, visits, asked } = feed('');
    show(viewOf('?q=solar'));
    hydration.isOver = true;
    move('?type=funding');
    expect([visits, asked]).toEqual([[], [{ filter: 'funding', query: '' }]]);
  });

  it('ignores URL parameters that aren’t part of a view', () => {
    const { move, visits, asked } = feed('?q=solar');
    move('?q=solar&page=2');
    expect([visits, asked]).toEqual([[], []]);
  });
});

describe('useViewInAddress with the slug of an open form', () => {
  const form = (search: string, slug: string | null, can?: (slug: string) => boolean) =>
    start({ viewOf: editedOf, searchOf: startupsSearch, isStep: isFormStep }, search, slug, can);

  it('adds a history entry for the open form, and replaces it when the form closes', () => {
    const { show, visits, asked } = form('?tab=startups', '');
    show('heliogrid-2');
    show('');
    expect([visits, asked]).toEqual([
      ['push /page?tab=startups&edit=heliogrid-2', 'replace /page?tab=startups'],
      [],
    ]);
  });

  it('opens the form in the URL once its data has loaded', () => {
    const { show, visits, asked } = form('?tab=startups&edit=heliogrid-2', null);
    expect(asked).toEqual([]);
    show('');
    expect([visits, asked]).toEqual([[], ['heliogrid-2']]);
  });

  it('opens another form, or none, on Back and Forward', () => {
    const { move, visits, asked } = form('?tab=startups&edit=heliogrid-2', 'heliogrid-2');
    move('?tab=startups');
    move('?tab=startups&edit=windrose');
    expect([visits, asked]).toEqual([[], ['', 'windrose']]);
  });

  it('removes the slug of an unknown startup from the URL', () => {
    const { show, visits } = form('?tab=startups&edit=nonsense', null, () => false);
    show('');
    expect(visits).toEqual(['replace /page?tab=startups']);
  });
});
