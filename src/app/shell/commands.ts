import { loadMessages } from '@messages';
import type { RefObject } from 'react';
import { modKey } from '@/components/layout/modKey';
import type { Command, CommandId } from '@/data/schema/shapes/command';
import { href } from '@/data/schema/shapes/href';
import type { Services } from '../services/createServices';
import { showShortcuts } from './shortcuts';
import { latestAct, undoLatest } from './undoHistory/history';

/** What the commands need from the app shell. */
export type CommandTools = {
  /** Navigates within the app. */
  go: (href: string) => void;
  /** Signs the user out; false if no user is signed in. */
  onSignOut: false | (() => void);
};

/** Whether the page is dark now, also if the device decides it. */
const isDark = () => document.documentElement.dataset.theme === 'dark';

/** Loads the commands that ⌘K and Ctrl K offer now, in the chosen language. */
export async function loadCommands(
  services: Services,
  tools: RefObject<CommandTools | null>,
): Promise<readonly Command[]> {
  const { appearance } = services;
  const t = await loadMessages(appearance.get().locale, 'commands');
  const command = (id: CommandId, run: () => void, more: Partial<Command> = {}): Command => ({
    id,
    label: t.labels[id],
    run,
    ...more,
  });
  // The tools of the current render, which may differ from those when the list opened.
  const to = (id: CommandId, address: string) => command(id, () => tools.current?.go(address));
  const act = latestAct(services);
  const signOut = tools.current?.onSignOut;
  return [
    to('home', href('explore')),
    to('discover', href('discover')),
    to('starred', href('starred')),
    to('today', href('pipeline')),
    to('board', href('board')),
    to('messages', href('messages')),
    to('account', href('account')),
    to('listStartup', href('listStartup')),
    to('newMessage', href('messages', { search: { new: '1' } })),
    ...(act
      ? [command('undo', () => undoLatest(services), { detail: act.said, keys: [modKey(), 'Z'] })]
      : []),
    command('theme', () => void appearance.choose({ theme: isDark() ? 'light' : 'dark' })),
    command('shortcuts', showShortcuts, { keys: ['?'] }),
    ...(signOut ? [command('signOut', signOut)] : []),
  ];
}
