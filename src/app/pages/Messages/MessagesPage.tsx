import { useMessages } from '@messages';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { inboxActors } from '@/app/actors/inboxActors';
import { threadActors } from '@/app/actors/threadActors';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useNow } from '@/app/hooks/useNow';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { navigation } from '@/app/router/navigation';
import { useParams } from '@/app/router/useParams';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { newId } from '@/app/services/newId';
import { useSession } from '@/app/session/useSession';
import { toasts } from '@/app/shell/toasts';
import { href } from '@/data/schema/href';
import { selectConversations } from '@/machines/inbox/changes';
import { inboxMachine } from '@/machines/inbox/machine';
import { threadMachine } from '@/machines/thread/machine';
import { MessagesScreen } from '@/screens/Messages/MessagesScreen';
import { isStep, searchOf, viewOf } from './messagesAddress';
import { useMessagesProps } from './messagesProps';

const realInboxMachine = inboxMachine.provide({ actors: inboxActors });
const realThreadMachine = threadMachine.provide({ actors: threadActors });

function Messages() {
  const { conversationId = null } = useParams();
  const inbox = useActorRef(realInboxMachine, {
    input: { ...viewOf(useSearch()), selectedId: null },
  });
  const thread = useActorRef(realThreadMachine, { input: { conversationId } });
  const inboxSnapshot = useSnapshot(inbox);
  const threadSnapshot = useSnapshot(thread);
  const { query } = inboxSnapshot.context;
  const { conversation } = threadSnapshot.context;
  const t = useMessages('inbox');

  useViewInAddress({
    view: { query },
    viewOf,
    searchOf,
    isStep,
    onView: (view) => inbox.send({ type: 'query.change', query: view.query }),
  });
  // Before the page is drawn: what was open is never shown under the next one's address.
  useLayoutEffect(
    () => thread.send({ type: 'conversation.select', conversationId }),
    [thread, conversationId],
  );
  const openId = conversationId === null ? null : (conversation?.id ?? null);
  useEffect(() => inbox.send({ type: 'conversation.select', conversationId: openId }), [inbox, openId]);
  useNotSaved(inbox, toasts.show);
  useQuarantined(inbox, toasts.show);
  useQuarantined(thread, toasts.show);

  const leave = useCallback(() => void navigation.go(`${href('messages')}${window.location.search}`), []);
  const props = useMessagesProps(
    {
      inbox: { actor: inbox, snapshot: inboxSnapshot },
      thread: { actor: thread, snapshot: threadSnapshot },
      newId,
      now: Date.now,
      leave,
    },
    selectConversations(inboxSnapshot.context),
  );
  return (
    <>
      <PageHead title={conversation ? `${conversation.name} · ${t.title}` : t.title} />
      <MessagesScreen {...props} now={useNow()} />
    </>
  );
}

/** The conversations of whoever is signed in: another person gets their own, from the start. */
export default function MessagesPage() {
  return <Messages key={useSession().uid} />;
}
