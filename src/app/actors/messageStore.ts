import { fromCallback } from 'xstate';
import type { ConversationChange } from '@/data/ports/MessageStore';
import type { MessageStoreCommand, MessageStoreReport } from '@/machines/shared/conversations';
import type { Unkept } from '@/machines/shared/draft';
import { messageStore as openStore } from '../services/services';
import { followStore } from './followStore';
import { writeChanges } from './writeChanges';

type Machine = {
  receive: (listener: (command: MessageStoreCommand) => void) => void;
  sendBack: (report: MessageStoreReport) => void;
};

function connect(machine: Machine, unkept: () => readonly ConversationChange[] = () => []) {
  const store = openStore();
  const writeLast = writeChanges(
    store,
    (opened, change: ConversationChange) => opened.write(change),
    machine,
  );
  const stop = followStore(
    store,
    (opened, changed) => opened.subscribe(changed),
    () => machine.sendBack({ type: 'store.changed' }),
  );
  return () => {
    stop();
    writeLast(unkept());
  };
}

/** The kept conversations of whoever is signed in, as their list needs them. */
export const messageStore = fromCallback<MessageStoreCommand, void>((machine) => connect(machine));

/** The same for a thread, which holds a draft. */
export const threadStore = fromCallback<MessageStoreCommand, Unkept<ConversationChange>>(
  ({ input, ...machine }) => connect(machine, input.unkept),
);
