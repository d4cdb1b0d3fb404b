import { app } from '@kit/app/app';
import { expect, waitFor } from 'storybook/test';
import type { Services } from '@/app/services/createServices';
import type { ProfilePage } from '@/data/ports/Directory';
import { profileLoadDelay } from '@/data/schema/constants';
import { markKinds } from '@/data/schema/marks';
import { discoverHref } from '@/data/schema/ref';
import type { ProfileEvent } from '@/machines/profile/types';
import { changed, never, onceRefused } from './answers';
import { at, type Canvas, noOverflow, resting, type Shown, wide } from './screen';

// What the stories of all profiles have in common.

export const rests = resting<ProfileEvent>('profile');

/** What the stories of a profile begin with: its page at this address. */
export const pageAt = (path: string) => ({ ...wide, ...at(path), ...rests('loaded') });

type Change = (real: Services) => Partial<Services>;

/** The first reading fails, whichever page it asks for. */
const failingOnce: Change = ({ directory }) => ({
  directory: changed(directory, ({ find }) => ({ find: onceRefused(find) })),
});

/** What is found is another page than the directory's: for what no record can bring about. */
export const finding =
  (pageOf: (found: ProfilePage | null) => ProfilePage | null): Change =>
  ({ directory }) => ({
    directory: changed(directory, ({ find }) => ({
      find: async (kind, id) => pageOf(await find(kind, id)),
    })),
  });

/** The clipboard can't be used. */
export const noClipboard: Change = () => ({
  clipboard: { writeText: () => Promise.reject(new Error('Not allowed')) },
});

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

const titleOf = ({ kind }: Profile) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)} Not Found`;

/** It is on its way, and nothing is known of it. */
export const loading = ({ kind, path }: Profile) => ({
  parameters: {
    ...at(path, { services: () => ({ directory: never }) }),
    ...rests('loading.fetch.fetching'),
  },
  play: async ({ canvas }: Shown) => {
    await expect(await canvas.findByText(`Loading ${kind} profile...`)).toHaveRole('status');
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(document.title.startsWith(`Loading ${kind} profile...`)).toBe(true);
  },
});

/** There is no such profile: why that may be, and where to look. */
export const notFound = (profile: Profile, path: string, text: string, link: string) => ({
  parameters: { ...at(path), ...rests('notFound.current') },
  play: async ({ canvas }: Shown) => {
    await expect(await arrived(canvas)).toHaveTextContent(titleOf(profile));
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(link);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', discoverHref(profile.kind));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

/** It looks not found and says what failed (spec section 8). */
export const failed = (profile: Profile) => ({
  parameters: { ...at(profile.path, { services: failingOnce }), ...rests('failed') },
  play: async ({ canvas }: Shown) => {
    await expect(await arrived(canvas)).toHaveTextContent(titleOf(profile));
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Failed to load ${profile.kind} data`);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
