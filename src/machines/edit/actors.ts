import { fromCallback, fromPromise } from 'xstate';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { Opening } from '@/data/ports/Opening';
import type { OwnProfile, TypedProfile } from '@/data/schema/founderProfile';
import type { OwnInvestor, TypedInvestorProfile } from '@/data/schema/investorProfile';
import type { MyStartup, TypedStartup } from '@/data/schema/ownedStartup';
import { listenOnceOpen } from '../shared/listenOnceOpen';
import type { ActivityChange } from './editStartupsMachine';
import type { EditCommand, EditReport } from './types';

type AccountPorts = { account: Opening<AccountStore> };

/** Tells what is kept, at first and after every change; the last reading is the one that counts. */
function follow<Saved>(
  account: Opening<AccountStore>,
  load: (store: AccountStore) => Promise<Saved>,
  report: (event: EditReport<Saved, never>) => void,
) {
  const store = account();
  let version = 0;
  function read() {
    version += 1;
    const mine = version;
    store.then(load).then(
      (saved) => {
        if (mine === version) report({ type: 'saved.changed', saved });
      },
      () => {
        if (mine === version) report({ type: 'load.failed' });
      },
    );
  }
  read();
  return { store, stop: listenOnceOpen(store, (opened) => opened.observe(read)) };
}

/** A founder's own profile. */
export const profileEditActors = ({ account }: AccountPorts) => ({
  store: fromCallback<EditCommand<never>, void>(
    ({ sendBack }) => follow(account, (store) => store.loadProfile(), sendBack).stop,
  ),
  save: fromPromise<OwnProfile, { subject: string; values: TypedProfile }>(async ({ input }) =>
    (await account()).saveProfile(input.values),
  ),
});

/** A person's own startups. */
export const startupsEditActors = ({ account }: AccountPorts) => ({
  store: fromCallback<EditCommand<ActivityChange>, void>(({ sendBack, receive }) => {
    const report = (event: EditReport<MyStartup[], ActivityChange>) => sendBack(event);
    /** Shown, but not on the device: pending, or refused. */
    const unsaved = new Map<string, ActivityChange>();
    let known: MyStartup[] = [];
    const show = () =>
      report({
        type: 'saved.changed',
        saved: known.map((startup) => ({ ...startup, ...unsaved.get(startup.id) })),
      });
    const { store, stop } = follow(
      account,
      (opened) => opened.loadStartups(),
      (event) => {
        if (event.type !== 'saved.changed') return report(event);
        known = event.saved;
        show();
      },
    );
    receive(({ change }) => {
      const { id, isActive } = change;
      unsaved.set(id, change);
      show();
      store
        .then((opened) => opened.setActive(id, isActive))
        .then(
          () => {
            if (unsaved.get(id) === change) unsaved.delete(id);
          },
          () => report({ type: 'change.refused', change }),
        );
    });
    return stop;
  }),
  save: fromPromise<MyStartup[], { subject: string; values: TypedStartup }>(async ({ input }) =>
    (await account()).saveStartup(input.subject, input.values),
  ),
});

/** An investor's own profile. */
export const investorEditActors = ({ account }: AccountPorts) => ({
  store: fromCallback<EditCommand<never>, void>(
    ({ sendBack }) => follow(account, (store) => store.loadInvestor(), sendBack).stop,
  ),
  save: fromPromise<{ investor: OwnInvestor }, { subject: string; values: TypedInvestorProfile }>(
    async ({ input }) => (await account()).saveInvestor(input.values),
  ),
});
