import { useState } from 'react';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { useServices } from '@/app/session/useServices';
import { lazyPart } from '@/components/layout/lazyPart';
import { usePageActor } from '../../hooks/usePageActor';
import { peopleOf } from './machines';

/** The dialog's code, which loads when the user first opens the dialog. */
export const NewConversationDialog = lazyPart(
  () => import('@/components/messaging/NewConversationDialog'),
  'NewConversationDialog',
);

type NewConversationProps = { onClose: () => void };

/** The dialog with all people that the current user can message. Loads the people when the dialog opens. */
export function NewConversation({ onClose }: NewConversationProps) {
  const services = useServices();
  const [machine] = useState(() => peopleOf(services));
  const actor = usePageActor(machine);
  const snapshot = useSnapshot(actor);
  const { query, people } = snapshot.context;
  return (
    <NewConversationDialog
      isOpen
      status={snapshot.hasTag('failed') ? 'failed' : people ? 'ready' : 'loading'}
      people={people ?? []}
      query={query}
      onQueryChange={(next) => actor.send({ type: 'query.change', query: next })}
      onRetry={() => actor.send({ type: 'people.retry' })}
      onClose={onClose}
    />
  );
}
