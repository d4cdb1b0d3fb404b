import { onTestFinished } from 'vitest';
import { createServices } from '@/app/services/createServices';
import { sampleFiles } from '@/app/services/sampleFiles';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';

type Device = Awaited<ReturnType<Parameters<typeof createServices>[1]>>;
type Parts = Parameters<typeof createServices>[2];
type LiveSession = Parameters<typeof createServices>[0];

type Options = Partial<Parts> & {
  device: Device;
  /** Opens the device store. Default: resolves immediately. */
  openDevice?: () => Promise<Device>;
  /** Overrides members of the live session. */
  live?: Partial<LiveSession>;
};

/** The number of ids from `newId`. */
let count = 0;

/**
 * Creates the app's services for this session with the test's device store. Closes them when the test ends.
 * Saving files does nothing.
 */
export function servicesOf(
  session: ReturnType<LiveSession['get']>,
  { device, openDevice = async () => device, live, ...parts }: Options,
) {
  const presence = memoryPresence();
  const store = {
    get: () => session,
    subscribe: () => () => {},
    rename: async () => {},
    authenticate: () => Promise.reject(new Error('This fake rejects all sign-ins.')),
    ...live,
  };
  const services = createServices(store, openDevice, {
    notes: null,
    sample: sampleFiles,
    markDraft: () => {},
    now: Date.now,
    newId() {
      count += 1;
      return `id-${count}`;
    },
    loadEmail: async () => null,
    loadPresence: async () => presence,
    clipboard: { writeText: async () => {} },
    appearance: { get: () => ({ theme: 'light', locale: 'en' }), choose: async () => {} },
    saveFile: () => {},
    onPageHide: () => () => {},
    ...parts,
  });
  onTestFinished(services.close);
  return services;
}
