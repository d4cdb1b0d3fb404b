import common from '@messages/en/common';
import words from '@messages/en/profile';
import StartupPage from '@/app/pages/Profile/StartupPage';
import { alert, button, heading, type Shown, status, textbox } from './shown';

const { shared, startup: t } = words;
const asked = [button(t.interestExpressed), status(t.interestNote)];

export const profile: Shown = {
  Page: StartupPage,
  app: { path: '/startups/heliogrid' },
  shows: {
    loading: [status(t.loading)],
    'loading.fetch.reading': [],
    'loading.pause.waiting': [],
    'notFound.current': [heading(t.notFoundTitle)],
    'notFound.reading': [heading(t.notFoundTitle)],
    failed: [heading(t.notFoundTitle), alert(t.failed), button(common.tryAgain)],
    loaded: [heading('Heliogrid')],
    'loaded.sync.current': [],
    'loaded.request.unasked': [button(t.expressInterest)],
    'loaded.request.watched': asked,
    'loaded.request.unwatched': asked,
    'loaded.share.idle': [button(shared.share)],
    'loaded.share.copying': [button(shared.share)],
    'loaded.share.copied': [button(shared.copied)],
    'loaded.share.refused': [
      button(shared.share),
      alert(shared.copyRefused),
      textbox(shared.copyRefusedLabel),
    ],
  },
};
