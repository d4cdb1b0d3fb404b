import common from '@messages/en/common';
import t from '@messages/en/pipeline';
import work from '@messages/en/work';
import { page } from 'vitest/browser';
import BoardPage from '@/app/pages/Pipeline/BoardPage';
import { button, heading, no, type Shown, status, textbox } from './shown';

const card = page.getByRole('article', { name: 'Heliogrid', exact: true });
const listOf = (name: string) => page.getByRole('list', { name, exact: true });
const panel = page.getByRole('dialog', { name: 'Heliogrid', exact: true });
const keysOfLifted = page.getByText(/put back$/);
const again = button(common.tryAgain);
const notes = {
  loading: page.getByRole('status', { name: t.panel.notesLoading }),
  failed: page.getByText(t.panel.notesFailed),
  loaded: listOf(t.panel.notes),
};

export const pipeline: Shown = {
  Page: BoardPage,
  app: { path: '/pipeline/board' },
  shows: {
    loading: [status(t.loading)],
    failed: [heading(t.failed.title), again],
    'loaded.list.ready': [card],
    'loaded.list.filtered': [card, status(t.board.count({ count: 1 }))],
    'loaded.list.empty': [heading(t.empty.title)],
    'loaded.sync.current': [],
    'loaded.background.current': [],
    'loaded.move.idle': [],
    'loaded.move.lifted': [keysOfLifted],
    'loaded.move.carrying': [keysOfLifted, listOf(work.stages.watching)],
    'loaded.panel.closed': [],
    'loaded.panel.open': [panel],
    'loaded.panel.open.notes.loading': [notes.loading],
    'loaded.panel.open.notes.failed': [notes.failed, again],
    'loaded.panel.open.notes.loaded': [notes.loaded],
    // A read that fails ends here, too, and then the history has no messages.
    'loaded.panel.open.messages.current': [],
    'loaded.panel.open.draft.saved': [],
    'loaded.panel.open.form.closed': [],
    // The form replaces the content of the panel.
    'loaded.panel.open.form.passing': [
      ...[heading(t.pass.title({ name: 'Heliogrid' })), textbox(t.pass.words)],
      ...[no(panel), no(notes.loading), no(notes.failed), no(again), no(notes.loaded)],
    ],
    // The choice is a part of the table, and the walk stays in the columns.
    'loaded.choice.none': [],
    'loaded.choice.some': [],
  },
};
