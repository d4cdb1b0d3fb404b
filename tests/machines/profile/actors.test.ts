import { describe, expect, it, vi } from 'vitest';
import type { Directory, ProfilePage } from '@/data/ports/Directory';
import { profileActors } from '@/machines/profile/actors';
import { startup } from '../../../stories/fixtures/blankProfiles';
import { answerOf, describeListening, describeMarks } from '../../support/actors';
import { fakePort } from '../../support/ports';

const never = () => new Promise<never>(() => {});
const clipboard = { writeText: async () => {} };
const page: ProfilePage = {
  kind: 'startup',
  isOwn: false,
  isListed: false,
  isActive: true,
  profile: startup('heliogrid', 'Heliogrid'),
};

describe('a profile', () => {
  const directory = fakePort<Directory>({ find: async (kind) => (kind === 'startup' ? page : null) });
  const { loadProfile } = profileActors({ directory: directory.open, marks: never, clipboard });

  it('is found by its kind and id, or isn’t', async () => {
    expect(await answerOf(loadProfile, { kind: 'startup', id: 'heliogrid' })).toBe(page);
    expect(await answerOf(loadProfile, { kind: 'user', id: 'heliogrid' })).toBeNull();
    expect(directory.calls).toEqual([
      ['find', 'startup', 'heliogrid'],
      ['find', 'user', 'heliogrid'],
    ]);
  });

  it('fails where the directory can’t be opened', async () => {
    const error = new Error('No chunk');
    const actors = profileActors({ directory: () => Promise.reject(error), marks: never, clipboard });
    await expect(answerOf(actors.loadProfile, { kind: 'user', id: 'asha' })).rejects.toBe(error);
  });
});

it('a link is copied as it is, and a clipboard that refuses is a failure', async () => {
  const writeText = vi.fn(async (text: string) => {
    if (text === '') throw new Error('Not allowed');
  });
  const { copyText } = profileActors({ directory: never, marks: never, clipboard: { writeText } });
  await answerOf(copyText, { text: 'https://updraft.example/startups/heliogrid' });
  await expect(answerOf(copyText, { text: '' })).rejects.toThrow('Not allowed');
  expect(writeText.mock.calls).toEqual([['https://updraft.example/startups/heliogrid'], ['']]);
});

describeListening<Directory>('the directory', {
  actor: (directory) => profileActors({ directory, marks: never, clipboard }).watchDirectory,
  port: (subscribe) => fakePort<Directory>({ subscribe }).port,
  told: [[[], { type: 'store.changed' }]],
});

describeMarks('a profile', (marks) => profileActors({ directory: never, marks, clipboard }).marks);
