import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import type { Services } from '@/app/services/createServices';
import type { ProfilePage } from '@/data/ports/Directory';
import { profileLoadDelay } from '@/data/schema/constants';
import { markKinds } from '@/data/schema/marks';
import { discoverHref } from '@/data/schema/ref';
import { type AppParameters, app } from './app';

// What the stories of all profiles have in common.

type PlayContext = Parameters<NonNullable<StoryObj<Meta>['play']>>[0];
type Shown = Pick<PlayContext, 'canvas' | 'canvasElement'>;

/** A page at an address, on a device, among services. */
export const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });

/** What the stories of a profile begin with: its page at this address, as wide as the window. */
export const pageAt = (path: string) => ({
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '720px' } },
  ...at(path),
});

type Change = (real: Services) => Partial<Services>;

/** Nothing is ever found, nor known to be missing. */
const neverFound: Change = () => ({ directory: () => new Promise(() => {}) });

/** The first reading fails, whichever page it asks for. */
const failingOnce: Change = (real) => {
  let hasFailed = false;
  return {
    async directory() {
      const directory = await real.directory();
      return {
        ...directory,
        async find(kind, id) {
          if (hasFailed) return directory.find(kind, id);
          hasFailed = true;
          throw new Error('The device is locked');
        },
      };
    },
  };
};

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

/** The device refuses the next thing that is written. */
export const refuseOnce = () =>
  spyOn(app.device, 'write').mockRejectedValueOnce(new Error('The disk is full'));

/** The offer to write again, once its toast has come in. */
export const saveAgain = () =>
  waitFor(async () => {
    const button = screen.getByRole('button', { name: 'Save again' });
    await expect(button).toBeVisible();
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
  parameters: at(path, { services: neverFound }),
  play: async ({ canvas }: Shown) => {
    const text = `Loading ${kind} profile...`;
    await expect(await canvas.findByText(text)).toHaveRole('status');
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(document.title.startsWith(text)).toBe(true);
  },
});

/** Nobody is at the address: why that may be, and where to look. */
export const notFound = (profile: Profile, path: string, text: string, link: string) => ({
  parameters: at(path),
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
  parameters: at(profile.path, { services: failingOnce }),
  play: async ({ canvas }: Shown) => {
    await expect(await arrived(canvas)).toHaveTextContent(titleOf(profile));
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Failed to load ${profile.kind} data`);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Try again reads once more, with the whole delay. */
export const retried = ({ kind, path, name }: Profile) => ({
  parameters: at(path, { services: failingOnce, waited: 0 }),
  play: async ({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) => {
    await arrived(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText(`Loading ${kind} profile...`)).toBeVisible();
    await expect(await arrived(canvas)).toHaveTextContent(name);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The device refuses what is marked by this button, and takes it when it is asked again. */
export const markSavedAgain = (button: string, marks: Record<string, boolean>) => ({
  play: async ({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) => {
    await arrived(canvas);
    refuseOnce();
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await userEvent.click(await saveAgain());
    await expectMarks(marks);
    await expect(canvas.queryByRole('button', { name: button })).toBeNull();
  },
});

export const phone = { viewport: { value: 'phone' } };
