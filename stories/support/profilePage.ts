import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import type { Services } from '@/app/services/createServices';
import type { ProfilePage } from '@/data/ports/Directory';
import { profileLoadDelay } from '@/data/schema/constants';
import { markKinds } from '@/data/schema/marks';
import { type AppParameters, app } from './app';

// What the stories of all profiles have in common.

type Shown = Pick<Parameters<NonNullable<StoryObj<Meta>['play']>>[0], 'canvas' | 'canvasElement'>;

/** A page at an address, on a device, among services. */
export const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });

type Change = (real: Services) => Partial<Services>;

/** Nothing is ever found, nor known to be missing. */
export const neverFound: Change = () => ({ directory: () => new Promise(() => {}) });

/** The first reading fails, whichever page it asks for. */
export const failingOnce: Change = (real) => {
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
