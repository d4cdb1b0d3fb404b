import { deferred, settled } from '@kit/deferred';
import { expect, it, vi } from 'vitest';
import { useTakenAddress } from '@/app/pages/Wizard/useTakenAddress';
import { mounted } from '../../support/hook';
import { takeReports } from '../../support/reports';

it('useTakenAddress returns the next free page URL for a startup name whose URL is taken, otherwise null', async () => {
  const asked = deferred<ReadonlySet<string>>();
  const load = vi.fn(() => asked.promise);
  const page = mounted((name: string) => useTakenAddress(name, load), ' ' as string);
  expect([load.mock.calls.length, page.value()]).toEqual([0, null]);
  page.render('Heliogrid');
  expect(page.value()).toBeNull();
  await settled(() => page.act(() => asked.resolve(new Set(['heliogrid', 'heliogrid-2', 'windrose']))));
  const addresses = ['Heliogrid', 'HELIOGRID!', 'Heliogrids', '', 'Windrose'].map((name) => {
    page.render(name);
    return page.value();
  });
  const third = '/startups/heliogrid-3';
  expect(addresses).toEqual([third, third, null, null, '/startups/windrose-2']);
});

it('useTakenAddress returns null when the ids of existing pages fail to load', async () => {
  const load = () => Promise.reject(new Error('Gone'));
  const page = mounted((name: string) => useTakenAddress(name, load), 'Heliogrid');
  await settled();
  expect(page.value()).toBeNull();
  expect(takeReports()).toEqual(['taken addresses: Error: Gone']);
});
