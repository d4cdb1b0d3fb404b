import { fromCallback, fromPromise } from 'xstate';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { OwnProfile, TypedProfile } from '@/data/schema/shapes/founderProfile';
import type { OwnInvestor, TypedInvestorProfile } from '@/data/schema/shapes/investorProfile';
import type { MyStartup, TypedStartup } from '@/data/schema/shapes/ownedStartup';
import { listenOnceOpen } from '../shared/listenOnceOpen';
import type { WriteCommand } from '../shared/outbox';
import { writeChanges } from '../shared/writeChanges';
import type { StartupChange } from './editStartupsMachine';
import type { EditReport, EditSave } from './types';

type AccountPorts = { account: LazyPort<AccountStore>; outbox?: OpenOutbox };

/**
 * Reports the stored data. Ignores all reads but the latest.
 * @returns `listen`, which reports it again after every change of the opened store
 */
function reading<Saved>(
  account: LazyPort<AccountStore>,
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
  return { store, listen: (opened: AccountStore) => opened.observe(read) };
}

/** Reports the stored data at the start and after every change. Returns the function that stops. */
function follow<Saved>(...asked: Parameters<typeof reading<Saved>>) {
  const { store, listen } = reading(...asked);
  return listenOnceOpen(store, listen);
}

/** Returns the actors that edit a founder's own profile. */
export const profileEditActors = ({ account }: AccountPorts) => ({
  store: fromCallback<WriteCommand<never>, void>(({ sendBack }) =>
    follow(account, (store) => store.loadProfile(), sendBack),
  ),
  save: fromPromise<OwnProfile, EditSave<TypedProfile>>(async ({ input }) =>
    (await account()).saveProfile(input.changes),
  ),
});

/** Returns the actors that edit a user's own startups. */
export const startupsEditActors = ({ account, outbox }: AccountPorts) => ({
  store: fromCallback<WriteCommand<StartupChange>, void>(({ sendBack, receive }) => {
    const report = (event: EditReport<MyStartup[], StartupChange>) => sendBack(event);
    const { store, listen } = reading(account, (opened) => opened.loadStartups(), report);
    const write = (opened: AccountStore, change: StartupChange) =>
      'isActive' in change
        ? opened.setActive(change.id, change.isActive)
        : opened.setRemoved(change.id, change.isRemoved);
    return writeChanges(store, write, listen, { receive, sendBack: report }, outbox);
  }),
  save: fromPromise<MyStartup[], EditSave<TypedStartup>>(async ({ input }) =>
    (await account()).saveStartup(input.subject, input.changes),
  ),
});

/** Returns the actors that edit an investor's own profile. */
export const investorEditActors = ({ account }: AccountPorts) => ({
  store: fromCallback<WriteCommand<never>, void>(({ sendBack }) =>
    follow(account, (store) => store.loadInvestor(), sendBack),
  ),
  save: fromPromise<{ investor: OwnInvestor }, EditSave<TypedInvestorProfile>>(async ({ input }) =>
    (await account()).saveInvestor(input.changes),
  ),
});
