import { app } from '@kit/app/app';
import { expect, waitFor } from 'storybook/test';
import type { ProfilePage } from '@/data/ports/Directory';
import { profileLoadDelay } from '@/data/schema/constants';
import { markKinds } from '@/data/schema/marks';
import { discoverHref } from '@/data/schema/ref';
import type { ProfileEvent } from '@/machines/profile/types';
import { never, noRoom, onceRefused, serving } from './answers';
import { at, type Canvas, leadsTo, noOverflow, resting, type Shown, showing, wide } from './screen';

// What the stories of all profiles have in common.

export const rests = resting<ProfileEvent>('profile');

/** What the stories of a profile begin with: its page at this address. */
export const pageAt = (path: string) => ({ ...wide, ...at(path), ...rests('loaded') });

/** What is found is another page than the directory's: for what no record can bring about. */
export const finding = (pageOf: (found: ProfilePage | null) => ProfilePage | null) =>
  serving('directory', ({ find }) => ({ find: async (kind, id) => pageOf(await find(kind, id)) }));

/** The clipboard can't be used. */
export const noClipboard = () => ({ clipboard: { writeText: noRoom } });

/** The page is there, or whatever stands in its place. */
export const arrived = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 1 }, { timeout: profileLoadDelay + 4000 });

/** For stories that do nothing but show: they wait for what they show. */
export const shown = async ({ canvas }: Shown) => {
  await arrived(canvas);
};

/** The page is there, and keeps to its width. */
export const holds = async (story: Shown) => {
  await shown(story);
  await noOverflow(story);
};

/** Waits until the device has these marks of Asha, by `kind id`, and no others. */
export const expectMarks = (marks: Record<string, boolean>) =>
  waitFor(async () => {
    const records = await app.device.readAll('sample');
    const stored = records.filter(({ kind }) => markKinds.some((mark) => mark === kind));
    await expect(Object.fromEntries(stored.map(({ kind, id, value }) => [`${kind} ${id}`, value]))).toEqual(
      marks,
    );
  });

type Profile = { kind: 'startup' | 'investor' | 'user'; path: string };

/** It is on its way, and nothing is known of it. */
export const loading = ({ kind, path }: Profile) => ({
  parameters: {
    ...at(path, { services: () => ({ directory: never }) }),
    ...rests('loading.fetch.fetching'),
  },
  play: () => waitFor(() => expect(document.title).toMatch(`Loading ${kind} profile...`)),
});

/** There is no such profile: why that may be, and where to look. */
export const notFound = ({ kind }: Profile, path: string, text: string, link: string) => ({
  parameters: { ...at(path), ...rests('notFound.current') },
  play: async ({ canvas }: Shown) => {
    await showing(text)({ canvas });
    await leadsTo(canvas, link, discoverHref(kind));
  },
});

/** It looks not found and says what failed (spec section 8). */
export const failed = ({ kind, path }: Profile) => ({
  parameters: {
    ...at(
      path,
      serving('directory', ({ find }) => ({ find: onceRefused(find) })),
    ),
    ...rests('failed'),
  },
  play: showing(`Failed to load ${kind} data`),
});
