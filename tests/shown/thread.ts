import common from '@messages/en/common';
import t from '@messages/en/inbox';
import { page } from 'vitest/browser';
import MessagesPage from '@/app/pages/Messages/MessagesPage';
import { alert, button, heading, type Shown, status, textbox } from './shown';

export const thread: Shown = {
  Page: MessagesPage,
  app: { path: '/messages' },
  shows: {
    none: [heading(t.noneTitle)],
    opening: [status(t.loadingThread)],
    notFound: [heading(t.unknownTitle)],
    failed: [heading(t.threadFailedTitle), button(common.tryAgain)],
    open: [
      page.getByRole('log', { name: t.threadLabel({ name: 'Mina' }) }),
      textbox(t.composerLabel({ name: 'Mina' })),
    ],
    'open.draft.saved': [],
    'open.composer.composing': [],
    'open.composer.sending': [],
    'open.composer.failed': [alert(t.notSent), button(common.tryAgain)],
    'open.earlier.idle': [],
    'open.earlier.reading': [],
    'open.earlier.failed': [button(t.earlier)],
    'open.sync.current': [],
  },
};
