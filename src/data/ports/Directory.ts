import type { DealFlowView } from '../schema/rules/dealFlow';
import type { ProfileValues } from '../schema/rules/directoryFilters';
import type { InvestmentCriteria } from '../schema/rules/fit';
import type { Viewer } from '../schema/rules/privacy';
import type { DirectoryFilters } from '../schema/shapes/choices';
import type { Investor } from '../schema/shapes/investor';
import type { OwnInvestor } from '../schema/shapes/investorProfile';
import type { MyStartup } from '../schema/shapes/ownedStartup';
import type { ProfileKind, Ref } from '../schema/shapes/ref';
import type { FounderPrivacy, InvestorPrivacy } from '../schema/shapes/settings';
import type { Startup } from '../schema/shapes/startup';
import type { StartupPart } from '../schema/shapes/startupParts';
import type { Connection, User } from '../schema/shapes/user';
import type { PageRequest } from './Addresses';
import type { PagesAsked, WorldStartup } from './World';

/** Which profiles of other accounts to list. The result always includes the sample data and the user's own profiles. */
export type ListRequest = {
  kind: ProfileKind;
  query?: string;
  /** Values that aren't options of their filters have no effect. */
  filters?: DirectoryFilters;
  /** Whether to ignore the user's deal flow settings. */
  isDealFlowPaused?: boolean;
  /** See `sortsOf` (schema/rules/sortByFit.ts). */
  sort?: string;
  /** Lists only these profiles, without filters, deal flow and sort. */
  refs?: readonly Ref[];
  /** About how many profiles of other accounts to list. */
  count?: number;
  /** Where the page begins: `next` of the page before. */
  after?: string | undefined;
};

/**
 * Profiles that a user can find: sample data first, then the user's own profiles and those of other accounts. The
 * user's own startups are last. Profiles of others contain only data that the user may see. The user's own
 * profiles contain only public data, and a private one is missing. Posts of the feed, and
 * connections and followers among other accounts, are only in {@link ProfilePage}. Unchanged profiles are the same objects on every load.
 */
export type DirectoryData = {
  startups: Startup[];
  investors: Investor[];
  users: User[];
  /** Where the next page of the requested kind begins; `null` if there is none. */
  next: string | null;
  /** The kinds of which the lists, with the pages before, have all profiles. */
  whole: readonly ProfileKind[];
  /** The values of profiles that were read, for filters: also those of profiles that the lists omit. */
  values: ProfileValues;
  /** When other accounts listed the startups of this page, by startup id, in ms since the epoch. */
  listedAt: Readonly<Record<string, number>>;
  /** How the user browses startups: mode and criteria. */
  dealFlow: DealFlowView;
  /** References to the user's own profiles, even to those that the lists omit. */
  own: readonly Ref[];
  /** The user's own startups that seek investment, which investors are matched against. */
  ownStartups: readonly Startup[];
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

/** Profiles of one kind. */
export type ProfileList =
  | { kind: 'startup'; profiles: readonly Startup[] }
  | { kind: 'investor'; profiles: readonly Investor[] }
  | { kind: 'user'; profiles: readonly User[] };

/** A profile that has a page. */
export type Known = Connection & Required<Pick<Connection, 'ref'>>;

type SeenBy<Profile> = Readonly<Partial<Record<Viewer, Profile>>>;

/** A profile with the additional data that its page shows. */
export type ProfilePage =
  | {
      kind: 'startup';
      profile: Startup;
      /** Whether the signed-in user listed the startup or, in the sample data, founded it (demo account). */
      isOwn: boolean;
      /** Whether an account in this browser listed the startup: some data may be hidden (spec section 6). */
      isListed: boolean;
      /** For another account's startup: the data that is missing because the user may not see it. */
      closed?: readonly StartupPart[];
      /** Set if the viewer has no account: signed out, or using the demo account. */
      needsAccount?: true;
      /** Whether the startup seeks investment. If not, no page links to it. */
      isActive: boolean;
      /** Who listed the startup, or its founder in the sample data; missing if hidden from the viewer. */
      listedBy?: Known;
      /** Team members that have a page, with the name in the startup's team list. Omits ambiguous names. */
      members: readonly Known[];
      /** The viewer's investment criteria; missing if the viewer isn't an investor or owns the startup. */
      criteria?: InvestmentCriteria;
    }
  | {
      kind: 'investor';
      profile: Investor;
      /** Whether the profile is the signed-in user's own. */
      isOwn: boolean;
      /** Who may see the whole profile. `public` if the profile hides nothing from the viewer. */
      privacy: InvestorPrivacy;
      /** For the user's own page: the profile as each other kind of viewer sees it. */
      seenBy?: SeenBy<Investor>;
      /** The viewer's startups that seek investment; missing if there are none, or if the page is their own. */
      ownStartups?: readonly Startup[];
    }
  | {
      kind: 'user';
      profile: User;
      /** Whether the profile is the signed-in user's own. */
      isOwn: boolean;
      /** Who may see the whole profile. `public` if the profile hides nothing from the viewer. */
      privacy: FounderPrivacy;
      /** For the user's own page: the profile as each other kind of viewer sees it. */
      seenBy?: SeenBy<User>;
      /**
       * Other profiles: those that the user follows, for the follow list of the user's own page, and some
       * others, for suggestions.
       */
      people: Known[];
    };

/**
 * Profiles of the sample data, of the user and of only some other accounts. `listed`: the startups of these
 * accounts, latest first.
 */
export type DirectoryPart = Pick<DirectoryData, 'startups' | 'investors' | 'users' | 'dealFlow'> & {
  listed: readonly WorldStartup[];
};

/** The directory entries of the signed-in user, as account management shows them. */
export type OwnAccount = {
  user: User;
  startups: MyStartup[];
  investor: OwnInvestor;
};

/** The startups, investors and people of the sample data and of this browser's accounts. */
export interface Directory {
  /**
   * Returns a page of a list: startups by the time of listing, latest first; investors and users in a fixed
   * order. A page can have fewer profiles than requested, even none, if the filters exclude most accounts. If
   * one page has all profiles of the kind, filters and deal flow don't apply to it. Sorted or recommended lists compare the profiles of one page with each other, and their
   * pages are larger. Takes equally long for any number of accounts.
   * @throws when the sample data or storage can't be read
   */
  list(asked: ListRequest): Promise<DirectoryData>;
  /** Takes equally long for any number of accounts. @throws as `list` */
  loadPart(asked: PagesAsked): Promise<DirectoryPart>;
  /**
   * Returns a profile with its page; `null` if none exists or it is hidden from the user. Takes equally long
   * for any number of accounts.
   * @throws when the sample data or storage can't be read
   */
  find(kind: ProfileKind, asked: PageRequest): Promise<ProfilePage | null>;
  /** @throws when the sample data or storage can't be read */
  loadAccount(): Promise<OwnAccount>;
  /**
   * Calls back after a change in another tab or by another account. Returns the unsubscribe function.
   * @param page only changes that may affect this page matter
   */
  subscribe(listener: () => void, page?: { kind: ProfileKind; slug: string }): () => void;
}
