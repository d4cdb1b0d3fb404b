import { app } from '@kit/app/app';
import { expect, waitFor } from 'storybook/test';
import type { ProfilePage } from '@/data/ports/Directory';
import { profileLoadDelay } from '@/data/schema/shapes/constants';
import { markKinds } from '@/data/schema/shapes/marks';
import { discoverHref, type ProfileKind } from '@/data/schema/shapes/ref';
import type { ProfileEvent } from '@/machines/profile/types';
import { never, noRoom, refusedOnce, serving } from './answers';
import {
  at,
  type Canvas,
  ending,
  leadsTo,
  noOverflow,
  on,
  resting,
  type Shown,
  showing,
  wide,
} from './screen';

// Shared by the stories of all profiles.

export const rests = resting<ProfileEvent>('profile');
export const ends = ending(rests);

/** The initial state of a profile's stories: its page at this address. */
export const pageAt = (path: string) => ({ ...wide, ...at(path), ...rests('loaded') });

/** Makes `find` of the directory service return a changed page, for states that no record can produce. */
export const finding = (pageOf: (found: ProfilePage | null) => ProfilePage | null) =>
  serving('directory', ({ find }) => ({ find: async (kind, id) => pageOf(await find(kind, id)) }));

/** Makes `find` of the directory service return the page with this profile. */
export const showingProfile = (profile: ProfilePage['profile']) =>
  finding((page) => page && ({ ...page, profile } as ProfilePage));

/** Services with a clipboard that rejects each write. */
export const noClipboard = () => ({ clipboard: { writeText: noRoom } });

/** Waits for the page, or for the message that replaces it. */
export const arrived = (canvas: Canvas) =>
  canvas.findByRole('heading', { level: 1 }, { timeout: profileLoadDelay + 4000 });

/** Waits for the page, in stories without interactions. */
export const shown = async ({ canvas }: Shown) => {
  await arrived(canvas);
};

/** Waits for the page, and expects no horizontal overflow. */
export const holds = async (story: Shown) => {
  await shown(story);
  await noOverflow(story);
};

/** Waits until exactly these marks (stars, follows, likes) of Asha are stored. Keys: `kind id`. */
export const expectMarks = (marks: Record<string, boolean>) =>
  waitFor(async () => {
    const records = await app.device.readAll('sample');
    const stored = records.filter(({ kind }) => markKinds.some((mark) => mark === kind));
    await expect(Object.fromEntries(stored.map(({ kind, id, value }) => [`${kind} ${id}`, value]))).toEqual(
      marks,
    );
  });

/** The profile is loading. */
export const loading = (kind: ProfileKind) => ({
  ...ends(on({ services: () => ({ directory: never }) }), 'loading.fetch.reading'),
  play: () => waitFor(() => expect(document.title).toMatch(`Loading ${kind} profile...`)),
});

/** No profile has this address: possible reasons, and a link to Discover. */
export const notFound = (kind: ProfileKind, path: string, text: string, link: string) => ({
  ...ends(at(path), 'notFound.current'),
  play: async ({ canvas }: Shown) => {
    await showing(text)({ canvas });
    await leadsTo(canvas, link, discoverHref(kind));
  },
});

/** The profile couldn’t be loaded: an error in the layout of Not Found (spec section 8). */
export const failed = (kind: ProfileKind) => ({
  ...ends(on(refusedOnce('directory', 'find')), 'failed'),
  play: showing(`Failed to load ${kind} data`),
});
