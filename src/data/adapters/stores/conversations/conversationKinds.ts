import { isMessageKind } from '../../device/messageKinds';

// Every message is a separate record, so that concurrent tabs never lose one. A message to a sample contact has
// the kind `message:{id}`. A message to another account has the kind `sent:{uid}`, and that account reads it.
// Each conversation also has a state record and a draft record, both under its id.
export const stateKind = 'conversation';
export const draftKind = 'messageDraft';

/** Returns the ids of the conversations that a record belongs to. */
export const conversationsOf = ({ kind, id }: { kind: string; id: string }): string[] => {
  if (kind === stateKind || kind === draftKind) return [id];
  return isMessageKind(kind) ? [kind.slice(kind.indexOf(':') + 1)] : [];
};
