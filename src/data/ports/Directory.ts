import type { Investor } from '../schema/investor';
import type { ProfileKind } from '../schema/ref';
import type { Startup } from '../schema/startup';
import type { Connection, User } from '../schema/user';

/** Everybody who can be found, the sample world first, then what the person added. */
export type DirectoryData = {
  startups: Startup[];
  investors: Investor[];
  users: User[];
  /** How many stored records could not be read and were set aside. */
  setAside: number;
};

/** Profiles of one kind. */
export type ProfileList =
  | { kind: 'startup'; profiles: readonly Startup[] }
  | { kind: 'investor'; profiles: readonly Investor[] }
  | { kind: 'user'; profiles: readonly User[] };

/** A profile with what its page shows beside it. */
export type ProfilePage =
  | {
      kind: 'startup';
      profile: Startup;
      /** Listed by the signed-in person: traction and metrics are theirs alone to see (spec section 6). */
      isOwn: boolean;
    }
  | { kind: 'investor'; profile: Investor }
  | {
      kind: 'user';
      profile: User;
      /** The signed-in person's own page. */
      isOwn: boolean;
      /** Everybody else in the directory: for what one's own page follows, and for suggestions. */
      people: (Connection & Required<Pick<Connection, 'ref'>>)[];
    };

/** The startups, investors and people of the sample world and of this device. */
export interface Directory {
  /** @throws when the sample or the device can't be read */
  load(): Promise<DirectoryData>;
  /**
   * The profile at an address, whatever the letter case of its id; `null` when nobody has it.
   * @throws when the sample or the device can't be read
   */
  find(kind: ProfileKind, id: string): Promise<ProfilePage | null>;
  /** Calls back after a change made elsewhere (another tab). Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}
