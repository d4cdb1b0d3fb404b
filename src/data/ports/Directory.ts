import type { StartupPart } from '../schema/access';
import type { DealFlowView } from '../schema/dealFlow';
import type { InvestmentCriteria } from '../schema/fit';
import type { Investor } from '../schema/investor';
import type { OwnInvestor } from '../schema/investorProfile';
import type { MyStartup } from '../schema/ownedStartup';
import type { Viewer } from '../schema/privacy';
import type { ProfileKind } from '../schema/ref';
import type { FounderPrivacy, InvestorPrivacy } from '../schema/settings';
import type { Startup } from '../schema/startup';
import type { Connection, User } from '../schema/user';

/**
 * Everybody who can be found, the sample world first, then what the person added and others on the device; their own
 * startups last. Of others there is what the person may see of them, of themselves what everyone may: on a private page,
 * nothing. What somebody wrote into the feed is on their pages alone. It is the same object as long as nothing of it
 * changed, and so is everybody in it.
 */
export type DirectoryData = {
  startups: Startup[];
  investors: Investor[];
  users: User[];
  /** How the person wants to look through startups. */
  dealFlow: DealFlowView;
  /** Their own startups that seek investment: whom investors are held against. */
  ownStartups: readonly Startup[];
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

/** Profiles of one kind. */
export type ProfileList =
  | { kind: 'startup'; profiles: readonly Startup[] }
  | { kind: 'investor'; profiles: readonly Investor[] }
  | { kind: 'user'; profiles: readonly User[] };

/** A person with a page. */
export type Known = Connection & Required<Pick<Connection, 'ref'>>;

type SeenBy<Profile> = Readonly<Partial<Record<Viewer, Profile>>>;

/** A profile with what its page shows beside it. */
export type ProfilePage =
  | {
      kind: 'startup';
      profile: Startup;
      /** The signed-in person's own: listed by them, or founded by the sample person. */
      isOwn: boolean;
      /** Listed by somebody on this device: not everybody gets to see all of it (spec section 6). */
      isListed: boolean;
      /** Of somebody else's listing: what is missing from the profile, as the person may not see it. */
      closed?: readonly StartupPart[];
      /** The viewer has no account of their own: they are signed out, or look around as the sample person. */
      needsAccount?: true;
      /** Whether it seeks investment; nobody is led to it otherwise. */
      isActive: boolean;
      /** Who listed it, or founded it in the sample; missing where the person may not know of them. */
      listedBy?: Known;
      /** Team members with a page, by the name that the team lists. A name that several people have has no entry. */
      members: readonly Known[];
      /** What the person looks for as a registered investor; missing for whoever is none, and on a startup of their own. */
      criteria?: InvestmentCriteria;
    }
  | {
      kind: 'investor';
      profile: Investor;
      /** The signed-in person's own, from when they registered. */
      isOwn: boolean;
      /** Who sees the whole of one's own. Of somebody else's: `public` unless the profile is limited. */
      privacy: InvestorPrivacy;
      /** Of one's own: what is left of it for others, by who they are. */
      seenBy?: SeenBy<Investor>;
      /** The person's own startups that seek investment; missing where there are none, and on a page of their own. */
      ownStartups?: readonly Startup[];
    }
  | {
      kind: 'user';
      profile: User;
      /** The signed-in person's own page. */
      isOwn: boolean;
      /** Who sees the whole of one's own. Of somebody else's: `public` unless the profile is limited. */
      privacy: FounderPrivacy;
      /** Of one's own: what is left of it for others, by who they are. */
      seenBy?: SeenBy<User>;
      /** Everybody else in the directory: for what one's own page follows, and for suggestions. */
      people: Known[];
    };

/** What of the directory belongs to the signed-in person, as their account management shows it. */
export type OwnAccount = {
  user: User;
  startups: MyStartup[];
  investor: OwnInvestor;
};

/** The startups, investors and people of the sample world and of this device. */
export interface Directory {
  /** @throws when the sample or the device can't be read */
  load(): Promise<DirectoryData>;
  /**
   * The profile at an address, whatever the letter case of its id; `null` when nobody has it, or nobody whom the person may
   * know of.
   * @throws when the sample or the device can't be read
   */
  find(kind: ProfileKind, id: string): Promise<ProfilePage | null>;
  /** @throws when the sample or the device can't be read */
  loadAccount(): Promise<OwnAccount>;
  /**
   * The ids of everybody, also of whom nobody is led to.
   * @throws when the sample or the device can't be read
   */
  loadIds(): Promise<Set<string>>;
  /** Calls back after a change made elsewhere: in another tab, or by somebody else. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}
