import { fromCallback, fromPromise } from 'xstate';
import type { AccountStore } from '@/data/ports/AccountStore';
import type { OwnProfile, TypedProfile } from '@/data/schema/founderProfile';
import type { OwnInvestor, TypedInvestorProfile } from '@/data/schema/investorProfile';
import type { MyStartup, TypedStartup } from '@/data/schema/ownedStartup';
import type { ActivityChange } from '@/machines/edit/editStartupsMachine';
import type { EditReport } from '@/machines/edit/types';
import type { WriteCommand } from '@/machines/shared/outbox';
import { followStore } from './followStore';

const openStore = async () => (await import('../services/accountStore')).openAccount();

/** Tells what is kept, at first and after every change; the last reading is the one that counts. */
function follow<Saved>(
  load: (store: AccountStore) => Promise<Saved>,
  report: (event: EditReport<Saved, never>) => void,
) {
  const store = openStore();
  let turn = 0;
  function read() {
    turn += 1;
    const mine = turn;
    store.then(load).then(
      (saved) => {
        if (mine === turn) report({ type: 'saved.changed', saved });
      },
      () => {
        if (mine === turn) report({ type: 'load.failed' });
      },
    );
  }
  read();
  const stop = followStore(store, (opened, changed) => opened.observe(changed), read);
  return { store, stop };
}

export const profileEditActors = {
  store: fromCallback<WriteCommand<never>, void>(
    ({ sendBack }) => follow((store) => store.loadProfile(), sendBack).stop,
  ),
  save: fromPromise<OwnProfile, { subject: string; values: TypedProfile }>(async ({ input }) =>
    (await openStore()).saveProfile(input.values),
  ),
};

export const startupsEditActors = {
  store: fromCallback<WriteCommand<ActivityChange>, void>(({ sendBack, receive }) => {
    const report = (event: EditReport<MyStartup[], ActivityChange>) => sendBack(event);
    const { store, stop } = follow((opened) => opened.loadStartups(), report);
    receive(({ change }) => {
      store
        .then((opened) => opened.setActive(change.id, change.isActive))
        .then(
          () => report({ type: 'write.done', change }),
          () => report({ type: 'write.failed', change }),
        );
    });
    return stop;
  }),
  save: fromPromise<MyStartup[], { subject: string; values: TypedStartup }>(async ({ input }) =>
    (await openStore()).saveStartup(input.subject, input.values),
  ),
};

export const investorEditActors = {
  store: fromCallback<WriteCommand<never>, void>(
    ({ sendBack }) => follow((store) => store.loadInvestor(), sendBack).stop,
  ),
  save: fromPromise<{ investor: OwnInvestor }, { subject: string; values: TypedInvestorProfile }>(
    async ({ input }) => (await openStore()).saveInvestor(input.values),
  ),
};
