import { fromCallback } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { ConversationChange, MessageStore } from '@/data/ports/MessageStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { UnsavedChanges } from './draftStates';
import type { MessageStoreCommand, MessageStoreReport } from './messageStoreEvents';
import { writeChanges } from './writeChanges';

type Machine = {
  receive: (listener: (command: MessageStoreCommand) => void) => void;
  sendBack: (report: MessageStoreReport) => void;
};

type Ports = { messages: LazyPort<MessageStore>; outbox?: OpenOutbox };

function connect(
  { messages, outbox }: Ports,
  machine: Machine,
  unsaved?: () => readonly ConversationChange[],
) {
  return writeChanges(
    messages(),
    (opened, change: ConversationChange) => opened.write(change),
    (opened) => opened.subscribe((ids) => machine.sendBack({ type: 'store.changed', ids })),
    machine,
    outbox,
    unsaved,
  );
}

/** Returns the actor for the signed-in user's conversations, as used by the conversation list. */
export const messageStoreActor = (ports: Ports) =>
  fromCallback<MessageStoreCommand, void>((machine) => connect(ports, machine));

/** Returns the actor for the conversation of a thread. When it stops, it also writes the unsaved draft. */
export const threadStoreActor = (ports: Ports) =>
  fromCallback<MessageStoreCommand, UnsavedChanges<ConversationChange>>(({ input, ...machine }) =>
    connect(ports, machine, input.unsaved),
  );
