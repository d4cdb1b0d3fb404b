import { useMessages } from '@messages';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { inboxActors } from '@/app/actors/inboxActors';
import { threadActors } from '@/app/actors/threadActors';
import { navigation } from '@/app/navigation';
import { newId } from '@/app/newId';
import { PageHead } from '@/app/PageHead';
import { paths } from '@/app/paths';
import { toasts } from '@/app/toasts';
import { useNow } from '@/app/useNow';
import { useParams } from '@/app/useParams';
import { useSession } from '@/app/useSession';
import { useSetAside } from '@/app/useSetAside';
import { useSnapshot } from '@/app/useSnapshot';
import { useViewInAddress } from '@/app/useViewInAddress';
import { selectConversations } from '@/machines/inbox/changes';
import { inboxMachine } from '@/machines/inboxMachine';
import { threadMachine } from '@/machines/threadMachine';
import { MessagesScreen } from './MessagesScreen';
import { isStep, searchOf, viewOf } from './messagesAddress';
import { useMessagesProps, useUnsavedToast } from './messagesProps';

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
  const { conversation, setAside } = threadSnapshot.context;
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
  useUnsavedToast({ actor: inbox, snapshot: inboxSnapshot }, toasts.show);
  useSetAside(inbox, inboxSnapshot.context.setAside, toasts.show);
  useSetAside(thread, setAside, toasts.show);

  // Leaving doesn't wait for the draft's timer. A layout effect: its clean-up comes before the actor's own end.
  useLayoutEffect(() => {
    const keep = () => thread.send({ type: 'draft.keep' });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [thread]);

  const leave = useCallback(() => void navigation.go(`${paths.messages}${window.location.search}`), []);
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
export default function MessagesRoute() {
  return <Messages key={useSession().uid} />;
}
