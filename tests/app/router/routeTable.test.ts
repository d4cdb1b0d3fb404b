import { expect, it } from 'vitest';
import { routeAt } from '@/app/router/routeTable';
import { paramsOf } from '@/app/router/useParams';

const unknown = ['/startups', '/startups/', '/startups/heliogrid/team', '/discovery', '/x/discover', '//'];

it.each([
  ['', 'landing'],
  ['/', 'landing'],
  ['/DISCOVER/', 'discover'],
  ['/investor-register', 'investorRegister'],
  ['/profile', 'profile'],
  ['/profile/manage', 'account'],
  ['/profile/investor/manage', 'investorAccount'],
  ['/messages/mina-okafor', 'conversation'],
  ['/user/asha-verma/', 'user'],
  ['/startups/heliogrid', 'startup'],
  ...unknown.map((pathname) => [pathname, 'notFound']),
])('routeAt(%j) returns the route %j', (pathname, name) => {
  expect(routeAt(pathname).name).toBe(name);
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
])('paramsOf(%j) returns the decoded parameters %j', (pathname, params) => {
  expect(paramsOf(pathname)).toEqual(params);
});
