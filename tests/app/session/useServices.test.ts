import { listening } from '@kit/listening';
import { expect, it } from 'vitest';
import type { Services } from '@/app/services/createServices';
import type { createSession } from '@/app/session/createSession';
import { ServicesContext, useServices } from '@/app/session/useServices';
import { SessionContext } from '@/app/session/useSession';
import { mounted, within } from '../../support/hook';

it('useServices returns the current services after each change of the session', () => {
  let now = { owner: 'nora' } as Services;
  const { listen: subscribe, tell } = listening();
  const get = () => now;
  const page = mounted(
    useServices,
    undefined,
    within(SessionContext, { get, atBuild: get, subscribe } as unknown as ReturnType<typeof createSession>),
    within(ServicesContext, get),
  );
  now = { owner: 'jonas' } as Services;
  page.act(tell);
  expect(page.value()).toBe(now);
});
