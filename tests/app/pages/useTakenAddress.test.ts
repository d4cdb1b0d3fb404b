import { asking, settled } from '@kit/deferred';
import { expect, it } from 'vitest';
import { useTakenAddress } from '@/app/pages/Wizard/useTakenAddress';
import { mounted } from '../../support/hook';
import { takeReports } from '../../support/reports';

function start(name: string) {
  const { ask, asked, calls, last } = asking<[string], string>();
  const page = mounted((typed: string) => useTakenAddress(typed, ask), name);
  return {
    ...page,
    asked,
    calls,
    // An async `act` also flushes the renders of promise callbacks.
    answer: (slug: string) => page.act(async () => last().resolve(slug)),
    fail: () => page.act(async () => last().reject(new Error('No storage'))),
  };
}

it.each([
  ['the page’s address, if it isn’t that of the name', 'Heliogrid', 'heliogrid-3', '/startups/heliogrid-3'],
  ['null, if it is that of the name', 'HELIOGRID!', 'heliogrid', null],
])(
  'useTakenAddress returns null before the address of a new startup is found, then %s',
  async (_, name, slug, address) => {
    const { value, asked, answer } = start(name);
    expect([asked(), value()]).toEqual([[[name]], null]);
    await answer(slug);
    expect(value()).toBe(address);
  },
);

it('useTakenAddress looks up each name, and ignores the address of an earlier name', async () => {
  const { value, render, asked, answer, calls } = start('Windrose');
  await answer('windrose-2');
  render('Windmill');
  expect(value()).toBeNull();
  render('Windlass');
  await answer('windlass-2');
  await settled(() => calls[1]?.resolve('windmill-2'));
  expect([asked().flat(), value()]).toEqual([['Windrose', 'Windmill', 'Windlass'], '/startups/windlass-2']);
});

it('useTakenAddress returns null for a blank name, without a lookup, and after a lookup fails', async () => {
  const { value, render, asked, fail } = start(' ');
  expect([asked(), value()]).toEqual([[], null]);
  render('Heliogrid');
  await fail();
  expect([value(), takeReports()]).toEqual([null, ['free address: Error: No storage']]);
});
