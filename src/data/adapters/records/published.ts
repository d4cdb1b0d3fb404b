import type { DeviceStore } from '../../ports/DeviceStore';
import { defaultSettings } from '../../schema/defaultSettings';
import type { Settings } from '../../schema/settings';
import type { PublishedKind } from './publishedKinds';

const loadFeedSchemas = async () => (await import('../../schema/feedRecords')).feedRecordSchemas;
const loadMarkSchema = async () => (await import('../../schema/marks')).markSchema;

/**
 * The kinds of records that are published, with their shapes: nothing else of another person's space is read, but what is
 * addressed to whoever reads it (addressed.ts).
 */
const shapes = {
  profile: async () => (await import('../../schema/profile')).profileSchema,
  post: async () => (await loadFeedSchemas()).post,
  comment: async () => (await loadFeedSchemas()).comment,
  like: loadMarkSchema,
  follow: loadMarkSchema,
  listing: async () => (await import('../../schema/startupListing')).listedStartupSchema,
  ownedStartup: async () => (await import('../../schema/ownedStartup')).ownedStartupSchema,
  investorAccount: async () => (await import('../../schema/investorRegistration')).investorAccountSchema,
} satisfies Record<PublishedKind, unknown>;
type Shapes = typeof shapes;

/** What is in a record of a published kind. */
export type PublishedValue<Kind extends PublishedKind> =
  Awaited<ReturnType<Shapes[Kind]>> extends { safeParse(value: unknown): { data?: infer Value } }
    ? NonNullable<Value>
    : never;

/**
 * What somebody else has published of one kind, in the order of the ids; with `newest`, the newest of it.
 * @throws for a kind that isn't published, and where the device can't be used
 */
export function readPublished<Kind extends PublishedKind>(
  device: DeviceStore,
  owner: string,
  kind: Kind,
  newest?: number,
) {
  if (!Object.hasOwn(shapes, kind)) throw new Error(`${kind} is nobody else's to read.`);
  const loadShape = shapes[kind] as unknown as () => Promise<{
    safeParse(
      value: unknown,
    ): { success: true; data: PublishedValue<Kind> } | { success: false; error: Error };
  }>;
  return device.readOthers(owner, kind, loadShape, newest ? { newest } : undefined);
}

/** Who sees the pages of somebody else: no more than that of their settings. */
export async function readPrivacy(
  device: DeviceStore,
  owner: string,
): Promise<Pick<Settings, 'privacy' | 'investorPrivacy'>> {
  const { records } = await device.readOthers(
    owner,
    'settings',
    async () => (await import('../../schema/settings')).keptPrivacySchema,
  );
  const { privacy = defaultSettings.privacy, investorPrivacy = defaultSettings.investorPrivacy } =
    records.find(({ id }) => id === 'me')?.value ?? {};
  return { privacy, investorPrivacy };
}
