import { fromCallback } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { ConversationChange, MessageStore } from '@/data/ports/MessageStore';
import type { UnsavedChanges } from './draftStates';
import { listenOnceOpen } from './listenOnceOpen';
import type { MessageStoreCommand, MessageStoreReport } from './messageStoreEvents';
import { writeChanges } from './writeChanges';

type Machine = {
  receive: (listener: (command: MessageStoreCommand) => void) => void;
  sendBack: (report: MessageStoreReport) => void;
};

function connect(
  messages: LazyPort<MessageStore>,
  machine: Machine,
  unsaved: () => readonly ConversationChange[] = () => [],
) {
  const store = messages();
  const writeLast = writeChanges(
    store,
    (opened, change: ConversationChange) => opened.write(change),
    machine,
  );
  const stop = listenOnceOpen(store, (opened) =>
    opened.subscribe((ids) => machine.sendBack({ type: 'store.changed', ids })),
  );
  return () => {
    stop();
    writeLast(unsaved());
  };
}

/** Returns the actor for the signed-in user's conversations, as used by the conversation list. */
export const messageStoreActor = (messages: LazyPort<MessageStore>) =>
  fromCallback<MessageStoreCommand, void>((machine) => connect(messages, machine));

/** Returns the actor for the conversation of a thread. When it stops, it also writes the unsaved draft. */
export const threadStoreActor = (messages: LazyPort<MessageStore>) =>
  fromCallback<MessageStoreCommand, UnsavedChanges<ConversationChange>>(({ input, ...machine }) =>
    connect(messages, machine, input.unsaved),
  );
