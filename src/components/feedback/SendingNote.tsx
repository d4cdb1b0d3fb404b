import { use, useSyncExternalStore } from 'react';
import { SendingMark, type SendingMarkProps } from './SendingMark';
import { itemKey, SendingContext, type SendingState, type SentKind } from './sendingItems';

export type SendingNoteProps = {
  /** The kind of the item. */
  kind: SentKind;
  /** The id of the item. */
  id: string;
} & Pick<SendingMarkProps, 'place'>;

/** The mark of an item that isn't on the server. Renders nothing for other items. */
export function SendingNote({ kind, id, place }: SendingNoteProps) {
  const { get, subscribe } = use(SendingContext);
  const stateOf = (): SendingState | undefined => get().states.get(itemKey(kind, id));
  const state = useSyncExternalStore(subscribe, stateOf, stateOf);
  return state && <SendingMark state={state} place={place} onSendAgain={() => get().onSendAgain()} />;
}
