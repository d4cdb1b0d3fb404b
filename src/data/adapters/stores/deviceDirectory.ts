import type { DeviceStore } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import type { FeedData } from '../../ports/FeedStore';
import type { World } from '../../ports/World';
import type { SampleWorld } from '../../sample/world';
import type { Me } from '../../schema/shapes/currentUser';
import type { Settings } from '../../schema/shapes/settings';
import { concerns } from '../device/concerns';
import { myStartup } from '../records/ownedStartups';
import { isPublisher } from '../records/owners';
import { readProfile } from '../records/profiles';
import { readSampleDate } from '../records/sampleDate';
import { readWholeListings, readWholeOwned } from '../records/wholeStartups';
import { everybodyFor } from './directory/everybody';
import { investorPage, startupPage, userPage } from './directory/profilePages';

type Options = {
  device: DeviceStore;
  /** The owner of the records: the account's uid, or `sample`. */
  owner: string;
  /** Returns the user with the current name. */
  me: () => Me;
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** Loads the sample data. */
  loadSample: () => Promise<SampleWorld>;
  /** Loads the user's feed. Posts also appear on the pages of their authors. */
  loadFeed: () => Promise<Pick<FeedData, 'posts'>>;
  /** The data of other accounts in this browser that the user may see. */
  world: World;
  /** Loads the user's settings for privacy and for browsing startups. */
  loadSettings: () => Promise<Settings>;
};

/** The kinds of the user's records that affect the directory. */
const directoryKinds = [
  'post',
  'comment',
  'sampleDeletion',
  'profile',
  'listing',
  'ownedStartup',
  'investorAccount',
  'settings',
  'sampleDate',
];

const loadAccountSchema = async () =>
  (await import('../../schema/shapes/investorRegistration')).investorAccountSchema;

/**
 * The directory of startups, investors and users. It combines the sample data, the data of other accounts in
 * this browser, and the user's own listings, investor account and profile.
 */
export function createDirectory(options: Options): Directory {
  const { device, owner, now, loadSample, loadFeed, world: others, loadSettings } = options;
  let sample: Promise<SampleWorld> | null = null;

  /** Loads the sample data once. After a failure, the next call tries again. */
  function readSample() {
    sample ??= loadSample();
    sample.catch(() => {
      sample = null;
    });
    return sample;
  }

  const readAccounts = () => device.read(owner, 'investorAccount', loadAccountSchema);

  const everybodyOf = everybodyFor(owner);

  async function load() {
    // The dates of the sample data and of the feed are relative to this date, so it is read first.
    const seen = await readSampleDate(device, owner, now);
    const [sample, listings, changed, accounts, profile, settings, published] = await Promise.all([
      readSample(),
      readWholeListings(device, owner),
      readWholeOwned(device, owner),
      readAccounts(),
      readProfile(device, owner),
      loadSettings(),
      others.loadPeople(),
    ]);
    const everybody = everybodyOf(
      sample,
      seen.date,
      listings.records,
      changed.owned,
      accounts.records[0],
      profile,
      JSON.stringify(settings),
      JSON.stringify(options.me()),
      published,
    );
    const quarantined = [seen, listings, changed, accounts].reduce((sum, part) => sum + part.quarantined, 0);
    return { ...everybody, quarantined };
  }

  const loadPosts = async () => (await loadFeed()).posts;

  return {
    async load() {
      const { shown, quarantined } = await load();
      return quarantined > 0 ? { ...shown, quarantined } : shown;
    },

    async find(kind, asked) {
      const everybody = await load();
      if (kind === 'startup') return startupPage(everybody, asked, loadPosts, isPublisher(owner));
      return (kind === 'investor' ? investorPage : userPage)(everybody, asked, loadPosts);
    },

    async loadAccount() {
      const { managed, isActive, investor, mine } = await load();
      return {
        user: mine,
        startups: managed.map((startup) => myStartup(startup, isActive(startup.id))),
        investor,
      };
    },

    subscribe(listener) {
      const stops = [
        device.observe(owner, (change) => {
          const isOwn = change.extent === 'some' && change.origin === 'here';
          if (!isOwn && concerns(change, (kind) => directoryKinds.includes(kind))) listener();
        }),
        others.observe(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
