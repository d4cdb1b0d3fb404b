import { useMessages } from '@messages';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNotSaved } from '@/app/hooks/useNotSaved';
import { useNow } from '@/app/hooks/useNow';
import { usePageActor } from '@/app/hooks/usePageActor';
import { useQuarantined } from '@/app/hooks/useQuarantined';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { PageHead } from '@/app/pages/PageHead';
import { useGo, useSearch } from '@/app/router/address';
import { useParams } from '@/app/router/useParams';
import { useViewInAddress } from '@/app/router/useViewInAddress';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { invite } from '@/app/shell/invite';
import { useShowToast } from '@/app/shell/useToasts';
import { useOpened } from '@/components/layout/lazyPart';
import { href } from '@/data/schema/shapes/href';
import { MessagesScreen } from '@/screens/Messages/MessagesScreen';
import { inboxOf, threadOf } from './machines';
import { isNewIn, isStep, markedIn, searchOf, viewOf } from './messagesAddress';
import { listViewOf, messagesActions, threadViewOf } from './messagesConnector';
import { NewConversation, NewConversationDialog } from './NewConversation';

function Messages() {
  const { conversationId = null } = useParams();
  const search = useSearch();
  const go = useGo();
  const services = useServices();
  const showToast = useShowToast();
  const [machines] = useState(() => ({ inbox: inboxOf(services), thread: threadOf(services) }));
  const inbox = usePageActor(machines.inbox, { input: { ...viewOf(search), selectedId: null } });
  const thread = usePageActor(machines.thread, { input: { conversationId } });
  const inboxSnapshot = useSnapshot(inbox);
  const threadSnapshot = useSnapshot(thread);
  const { query } = inboxSnapshot.context;
  const { conversation } = threadSnapshot.context;
  const t = useMessages('inbox');

  useViewInAddress({
    shown: () => inbox.getSnapshot().context,
    viewOf,
    searchOf,
    isStep,
    onViewChange: (view) => inbox.send({ type: 'query.change', query: view.query }),
  });
  // Runs before the paint. Otherwise, the previous conversation would appear at the new address for a moment.
  useLayoutEffect(
    () => thread.send({ type: 'conversation.select', conversationId }),
    [thread, conversationId],
  );
  const openId = conversationId === null ? null : (conversation?.id ?? null);
  useEffect(() => inbox.send({ type: 'conversation.select', conversationId: openId }), [inbox, openId]);
  useNotSaved(inbox, showToast);
  useQuarantined(inbox, showToast);
  useQuarantined(thread, showToast);

  const { newId, now } = services;
  const { isThere, isOpen, open, onOpenChange } = useOpened(NewConversationDialog);
  const isNew = isNewIn(search);
  useEffect(() => {
    if (!isNew) return;
    open();
    // Removes the parameter, so that Back and a reload don't open the dialog again.
    void go(`${href('messages')}${searchOf(viewOf(search))}`, { replace: true });
  });
  const actions = useMemo(() => {
    const leave = () => void go(`${href('messages')}${searchOf(viewOf(search))}`);
    return messagesActions({ inbox, thread, newId, now, leave });
  }, [inbox, thread, newId, now, go, search]);
  // Memoized, so that typing a message doesn't render the list of conversations again.
  const list = useMemo(() => listViewOf(inboxSnapshot), [inboxSnapshot]);
  const view = {
    query,
    list,
    thread: threadViewOf(threadSnapshot, inboxSnapshot),
    markedId: markedIn(search),
  };
  return (
    <>
      <PageHead
        title={conversation ? `${conversation.name} · ${t.title}` : t.title}
        description={t.headText}
      />
      <MessagesScreen
        view={view}
        actions={{
          ...actions,
          onNew: open,
          ...((import.meta.env.VITE_FIREBASE_DATABASE_URL ||
            (import.meta.env.VITE_STORIES && services.hasDatabase)) && {
            onInvite: () => void invite(services, showToast),
          }),
        }}
        now={useNow(now)}
      />
      {isThere && isOpen && <NewConversation onClose={() => onOpenChange(false)} />}
    </>
  );
}

/** The conversations of the current user. Remounts when another account signs in. */
export default function MessagesPage() {
  return <Messages key={useServices().userKey} />;
}

export const preloadData = async () => (await currentServices().messages()).loadInbox();
