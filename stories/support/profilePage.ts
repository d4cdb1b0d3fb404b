import { type AppParameters, app } from '@kit/app/app';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Services } from '@/app/services/createServices';
import type { ProfilePage } from '@/data/ports/Directory';
import { profileLoadDelay } from '@/data/schema/constants';
import { markKinds } from '@/data/schema/marks';
import { discoverHref } from '@/data/schema/ref';
import type { ProfileEvent } from '@/machines/profile/types';
import { changed, never, onceRefused } from './answers';

// What the stories of all profiles have in common.

type Shown = Pick<StoryContext, 'canvas' | 'canvasElement'>;
type Played = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A page at an address, on a device, among services. */
export const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });

/** Where the machine rests, in one region or several, and what was done before. */
export const rests = (state: string | readonly string[], ...events: ProfileEvent[]) => ({
  machine: { id: 'profile', state, events },
});

/** As `rests`, in a state that would end by itself. */
export const restsStill = (...resting: Parameters<typeof rests>) => ({
  machine: { ...rests(...resting).machine, isStill: true },
});

/** What the stories of a profile begin with: its page at this address, as wide as the window. */
export const pageAt = (path: string) => ({
  layout: 'fullscreen' as const,
  docs: { story: { inline: false, height: '720px' } },
  ...at(path),
  ...rests('loaded'),
});

type Change = (real: Services) => Partial<Services>;

/** The first reading fails, whichever page it asks for. */
const failingOnce: Change = ({ directory }) => ({
  directory: changed(directory, ({ find }) => ({ find: onceRefused(find) })),
});

/** What is found is another page than the directory's: for what no record can bring about. */
export const finding =
  (pageOf: (found: ProfilePage | null) => ProfilePage | null): Change =>
  (real) => ({
    async directory() {
      const directory = await real.directory();
      return { ...directory, find: async (kind, id) => pageOf(await directory.find(kind, id)) };
    },
  });

/** The clipboard can't be used. */
export const noClipboard: Change = () => ({
  clipboard: { writeText: () => Promise.reject(new Error('Not allowed')) },
});

/** The page is there, or whatever stands in its place. */
export const arrived = (canvas: Shown['canvas']) =>
  canvas.findByRole('heading', { level: 1 }, { timeout: profileLoadDelay + 4000 });

/** For stories that do nothing but show: they wait for what they show. */
export const shown = async ({ canvas }: Shown) => {
  await arrived(canvas);
};

/** The page keeps to its width. */
export const noOverflow = async ({ canvas, canvasElement }: Shown) => {
  await arrived(canvas);
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
};

/** The offer to write again, once its toast has come in. */
export const saveAgain = () =>
  waitFor(async () => {
    const button = screen.getByRole('button', { name: 'Save again' });
    await expect(button).toBeVisible();
    // Radix lets the pointer through as long as it counts no toast.
    await expect(getComputedStyle(button).pointerEvents).not.toBe('none');
    return button;
  });

/** Waits until the device has these marks of Asha, by `kind id`, and no others. */
export const expectMarks = (marks: Record<string, boolean>) =>
  waitFor(async () => {
    const records = await app.device.readAll('sample');
    const kept = records.filter(({ kind }) => markKinds.some((mark) => mark === kind));
    await expect(Object.fromEntries(kept.map(({ kind, id, value }) => [`${kind} ${id}`, value]))).toEqual(
      marks,
    );
  });

type Profile = {
  kind: 'startup' | 'investor' | 'user';
  path: string;
  /** The profile's heading. */
  name: RegExp;
};

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

/** Nobody is at the address: why that may be, and where to look. */
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
  parameters: { ...at(profile.path, { services: failingOnce, waited: 0 }), ...rests('failed') },
  play: async ({ canvas }: Shown) => {
    await expect(await arrived(canvas)).toHaveTextContent(titleOf(profile));
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Failed to load ${profile.kind} data`);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A test of what failed: Try again reads once more, with the whole delay. */
export const retried =
  ({ kind, name }: Profile) =>
  async ({ canvas, userEvent }: Played) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText(`Loading ${kind} profile...`)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name));
    await expect(canvas.queryByRole('alert')).toBeNull();
  };

/** A test of what the device refused once: it takes what this button marks when it is asked again. */
export const markSavedAgain =
  (button: string, marks: Record<string, boolean>) =>
  async ({ canvas, userEvent }: Played) => {
    await userEvent.click(await saveAgain());
    await expectMarks(marks);
    await expect(canvas.queryByRole('button', { name: button })).toBeNull();
  };

export const phone = { viewport: { value: 'phone' } };
