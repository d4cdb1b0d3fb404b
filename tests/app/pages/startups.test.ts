import 'fake-indexeddb/auto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { editStartupsOf } from '@/app/pages/Account/machines';
import { device } from '@/app/services/device';
import { servicesOf } from '../../support/services';

const services = servicesOf({ isSignedIn: true, uid: null, userName: null }, { device });
const started: { stop: () => void }[] = [];

/** The startups of whoever is signed in, read. */
async function visit() {
  const actor = createActor(editStartupsOf(services)).start();
  started.push(actor);
  await waitFor(actor, (snapshot) => snapshot.matches({ loaded: 'viewing' }));
  return actor;
}
const change = { id: 'heliogrid', isActive: false };
const activity = ({ context }: ReturnType<Awaited<ReturnType<typeof visit>>['getSnapshot']>) => ({
  isActive: context.saved?.find(({ id }) => id === change.id)?.isActive,
  outbox: context.outbox,
});

afterEach(() => {
  for (const actor of started.splice(0)) actor.stop();
});
afterAll(() => device.close());

test('an activity that the device refuses stays shown, is said once, and is on the device once made again', async () => {
  const actor = await visit();
  const said = vi.fn();
  actor.on('write.failed', said);
  const write = vi.spyOn(device, 'update').mockRejectedValue(new Error('No room'));
  actor.send({ type: 'change.make', change });
  await waitFor(actor, ({ context }) => context.outbox.failed.length > 0);
  expect(activity(actor.getSnapshot())).toEqual({
    isActive: false,
    outbox: { pending: [], failed: [change] },
  });
  expect(said).toHaveBeenCalledOnce();
  // Nobody else is told of what isn't there.
  expect((await visit()).getSnapshot().context.saved).toMatchObject([{ isActive: true }]);

  write.mockRestore();
  actor.send({ type: 'write.retry' });
  await waitFor(actor, ({ context }) => context.outbox.pending.length === 0);
  expect(activity(actor.getSnapshot())).toEqual({ isActive: false, outbox: { pending: [], failed: [] } });
  expect(activity((await visit()).getSnapshot()).isActive).toBe(false);
});
