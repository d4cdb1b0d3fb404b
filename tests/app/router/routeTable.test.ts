import { describe, expect, it } from 'vitest';
import { notFoundRoute, routeAt, routeTable } from '@/app/router/routeTable';
import { paramsOf } from '@/app/router/useParams';

describe('routeAt', () => {
  it.each([
    ['/', 'landing'],
    ['/discover', 'discover'],
    ['/DISCOVER/', 'discover'],
    ['/userOnboard', 'onboarding'],
    ['/investor-register', 'investorRegister'],
    ['/profile', 'profile'],
    ['/profile/manage', 'account'],
    ['/profile/investor/manage', 'investorAccount'],
    ['/messages', 'messages'],
    ['/messages/mina-okafor', 'conversation'],
    ['/user/asha-verma/', 'user'],
    ['/startups/heliogrid', 'startup'],
  ])('%s is the route %s', (pathname, name) => {
    expect(routeAt(pathname).name).toBe(name);
  });

  it.each(['/startups', '/startups/', '/startups/heliogrid/team', '/discovery', '/x/discover', '//', ''])(
    '%j is the landing page if empty, else the not-found route',
    (pathname) => {
      expect(routeAt(pathname)).toBe(pathname === '' ? routeTable[0] : notFoundRoute);
    },
  );
});

it.each([
  ['/startups/heliogrid', { startupId: 'heliogrid' }],
  ['/Investors/mina-okafor/', { investorId: 'mina-okafor' }],
  ['/user/%E0%A4%86%E0%A4%B6%E0%A4%BE', { name: 'आशा' }],
  ['/messages/a%2Fb', { conversationId: 'a/b' }],
  // A malformed escape isn't decoded.
  ['/user/100%', { name: '100%' }],
  ['/discover', {}],
  ['/nowhere/at/all', {}],
])('paramsOf returns the decoded parameters of %s', (pathname, params) => {
  expect(paramsOf(pathname)).toEqual(params);
});
