import { reporting } from '../../log/report';
import type { DeviceChange, DeviceStore } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import type { LazyPort } from '../../ports/LazyPort';
import type { MarkStore } from '../../ports/MarkStore';
import type { PagesAsked, World } from '../../ports/World';
import type { SampleWorld } from '../../sample/world';
import type { Me } from '../../schema/shapes/currentUser';
import { type ProfileKind, type Ref, refOf } from '../../schema/shapes/ref';
import type { Settings } from '../../schema/shapes/settings';
import { concerns } from '../device/concerns';
import { myStartup } from '../records/ownedStartups';
import { isPublisher } from '../records/owners';
import { readProfile } from '../records/profiles';
import { reservedSlugs } from '../records/reservedSlugs';
import { readSampleDate } from '../records/sampleDate';
import { readWholeListings, readWholeOwned } from '../records/wholeStartups';
import { isOfPage } from './directory/ofPage';
import { ownPagesFor } from './directory/ownPages';
import { visiblePages } from './directory/visiblePages';
import type { LoadPosts } from './profile/profilePages';
import { readMarks } from './readMarks';

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
  /** Loads the posts on the page of their author. */
  loadPostsBy: LoadPosts;
  /** The data of other accounts in this browser that the user may see. */
  world: Pick<World, 'loadPages' | 'loadNextPages' | 'countFollowers' | 'observe'>;
  /** The user's follows. */
  marks: LazyPort<Pick<MarkStore, 'observe'>>;
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
  'follow',
];

const loadAccountSchema = async () =>
  (await import('../../schema/shapes/investorRegistration')).investorAccountSchema;

/**
 * The directory of startups, investors and users. It combines the sample data, the data of other accounts in
 * this browser, and the user's own listings, investor account and profile.
 */
export function createDirectory(options: Options): Directory {
  const { device, owner, now, loadSample, loadPostsBy, world: others, marks, loadSettings } = options;
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

  const ownPagesOf = ownPagesFor(owner);

  /** Reads the pages of the sample data and of the user. */
  async function readOwn() {
    // The dates of the sample data and of the feed are relative to this date, so it is read first.
    const seen = await readSampleDate(device, owner, now);
    const [sample, listings, changed, accounts, profile, settings] = await Promise.all([
      readSample(),
      readWholeListings(device, owner),
      readWholeOwned(device, owner),
      readAccounts(),
      readProfile(device, owner),
      loadSettings(),
    ]);
    const pages = ownPagesOf(
      sample,
      seen.date,
      listings.records,
      changed.owned,
      accounts.records[0],
      profile,
      JSON.stringify(settings),
      JSON.stringify(options.me()),
    );
    const quarantined = [seen, listings, changed, accounts].reduce((sum, part) => sum + part.quarantined, 0);
    return { pages, quarantined };
  }

  async function readPart(asked: PagesAsked) {
    const [{ pages }, published] = await Promise.all([readOwn(), others.loadPages(asked)]);
    return visiblePages(pages, published);
  }

  /** Returns the profile at an address; undefined if no account has claimed it. */
  async function refAt({ kind, slug }: { kind: ProfileKind; slug: string }): Promise<Ref | undefined> {
    if (reservedSlugs.has(slug)) return refOf(kind, slug);
    const claim = (await device.claims(slug.toLowerCase())).find((each) => each.kind === kind);
    return claim && refOf(kind, claim.id);
  }

  const readFollowed = async () =>
    Object.entries((await readMarks(await marks())).follow).flatMap(([ref, isOn]) =>
      isOn ? [ref as Ref] : [],
    );

  return {
    async list(asked) {
      const [{ pages, quarantined }, { listProfiles }] = await Promise.all([
        readOwn(),
        import('./directory/listProfiles'),
      ]);
      return { ...(await listProfiles({ pages, world: others }, asked)), quarantined };
    },

    async loadPart(asked) {
      const { shown, published } = await readPart(asked);
      const { startups, investors, users, dealFlow } = shown;
      return { startups, investors, users, dealFlow, listed: published.startups };
    },

    async find(kind, asked) {
      // This code is in the chunk of the profiles.
      const { findPage } = await import('./profile/findPage');
      const readMine = async () => (await readOwn()).pages.mine;
      const { countFollowers } = others;
      const source = { readMine, readPart, readFollowed, loadPostsBy, countFollowers };
      return findPage({ ...source, isAccount: isPublisher(owner) }, kind, asked);
    },

    async loadAccount() {
      const { managed, isActive, investor, mine } = (await readOwn()).pages;
      return {
        user: mine,
        startups: managed.map((startup) => myStartup(startup, isActive(startup.id))),
        investor,
      };
    },

    subscribe(listener, page) {
      // A page's id is unknown until its address is read. Until then, any change may affect the page.
      let ref: Ref | undefined;
      if (page)
        void refAt(page).then((found) => {
          ref = found;
        }, reporting('address'));
      const notify = (change: DeviceChange, uid: string | null) => {
        if (!ref || isOfPage(ref, change, uid)) listener();
      };
      const stops = [
        device.observe(owner, (change) => {
          const isOwn = change.extent === 'some' && change.origin === 'here';
          if (!isOwn && concerns(change, (kind) => directoryKinds.includes(kind))) listener();
        }),
        others.observe(page ? 'profiles' : 'pages', notify),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
