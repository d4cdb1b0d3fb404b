import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { AddressContext, useGo, usePathname, useSearch } from '@/app/router/address';
import { navigation } from '@/app/router/navigation';
import { useParams } from '@/app/router/useParams';
import { stubBrowser } from '../../support/browser';
import { drawn } from '../../support/hook';

const read = () => ({ pathname: usePathname(), search: useSearch(), params: useParams(), go: useGo() });

it('is the browser’s, without the view: the HTML of a page is that of all its views', () => {
  stubBrowser('/startups/heliogrid?tab=team');
  const [params, { go }] = [{ startupId: 'heliogrid' }, navigation];
  expect(drawn(read)).toEqual({ pathname: '/startups/heliogrid', search: '', params, go });
});

it('is a page’s own where it has one', () => {
  const go = vi.fn();
  const value = { usePathname: () => '/user/asha', useSearch: () => 'q=a', go, waited: () => 0 };
  const shown = drawn(read, (children) => createElement(AddressContext, { value }, children));
  expect(shown).toEqual({ pathname: '/user/asha', search: 'q=a', params: { name: 'asha' }, go });
});
