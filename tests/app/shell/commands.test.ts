import { moved } from '@kit/fixtures/commands';
import { expect, it, vi } from 'vitest';
import type { Services } from '@/app/services/createServices';
import { type CommandTools, loadCommands } from '@/app/shell/commands';
import { record } from '@/app/shell/undoHistory/history';
import { commandIds } from '@/data/schema/shapes/command';
import { stubBrowser } from '../../support/stubBrowser';

/** Loads the commands of a user. `acts`: how many acts the user can undo. */
async function load(onSignOut: CommandTools['onSignOut'], acts: number, theme = 'light') {
  const { document, navigator } = stubBrowser();
  Object.assign(navigator, { platform: 'MacIntel' });
  document.documentElement.dataset.theme = theme;
  const choose = vi.fn(async () => {});
  const written: unknown[] = [];
  const services = {
    pipeline: async () => ({ write: async (changes: unknown) => void written.push(changes) }),
    isCurrent: () => true,
    appearance: { get: () => ({ locale: 'en', theme: 'system' }), choose },
  } as unknown as Services;
  for (let count = 0; count < acts; count += 1) record(services, () => {}, moved);
  const visits: string[] = [];
  const tools = { current: { go: (to: string) => void visits.push(to), onSignOut } };
  const commands = await loadCommands(services, tools);
  return { commands, visits, choose, written, tools, ids: commands.map(({ id }) => id) };
}

it('loadCommands offers a signed-in user after an act all commands, in their order', async () => {
  const { ids } = await load(() => {}, 1);
  expect(ids).toEqual(commandIds);
});

it('loadCommands offers neither Undo without an act, nor Sign out to a guest', async () => {
  const { ids } = await load(false, 0);
  expect(ids).toEqual(commandIds.filter((id) => id !== 'undo' && id !== 'signOut'));
});

it('the commands navigate to their pages', async () => {
  const { commands, visits, ids } = await load(false, 0);
  for (const { id, run } of commands) if (id !== 'theme' && id !== 'shortcuts') run();
  expect(visits).toEqual([
    '/explore',
    '/discover',
    '/starred',
    '/pipeline',
    '/pipeline/board',
    '/messages',
    '/profile/manage',
    '/list-startup',
    '/messages?new=1',
  ]);
  expect(ids.slice(0, visits.length)).toHaveLength(visits.length);
});

it('the command Undo shows which act it undoes, and its keys, and undoes it', async () => {
  const { commands, written } = await load(false, 1);
  const undo = commands.find(({ id }) => id === 'undo');
  expect([undo?.detail, undo?.keys]).toEqual(['Ledgerline moved to Talking', ['⌘', 'Z']]);
  undo?.run();
  await vi.waitFor(() => expect(written).toEqual([moved.changes]));
});

it.each([
  ['light', 'dark'],
  ['dark', 'light'],
])('the command Switch theme changes a %s page to %s', async (shown, chosen) => {
  const { commands, choose } = await load(false, 0, shown);
  commands.find(({ id }) => id === 'theme')?.run();
  expect(choose.mock.calls).toEqual([[{ theme: chosen }]]);
});

it('the command Sign out signs the user out', async () => {
  const signOut = vi.fn();
  const { commands } = await load(signOut, 0);
  commands.find(({ id }) => id === 'signOut')?.run();
  expect(signOut).toHaveBeenCalledOnce();
});
