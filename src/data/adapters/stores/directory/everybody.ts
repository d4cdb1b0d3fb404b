import type { DeviceRecord } from '../../../ports/DeviceStore';
import type { DirectoryData } from '../../../ports/Directory';
import type { WorldPeople } from '../../../ports/World';
import { type SampleWorld, sampleInvestor, sampleWorld } from '../../../sample/world';
import { dealFlowOf } from '../../../schema/rules/dealFlow';
import { remembered, rememberedByItem } from '../../../schema/rules/memoized';
import {
  isOpenTo,
  limitedInvestor,
  limitedUser,
  type Viewer,
  withPrivacy,
} from '../../../schema/rules/privacy';
import type { Me } from '../../../schema/shapes/currentUser';
import type { OwnInvestor } from '../../../schema/shapes/investorProfile';
import type { InvestorAccount } from '../../../schema/shapes/investorRegistration';
import type { ListedStartup } from '../../../schema/shapes/listedStartup';
import type { OwnedStartup } from '../../../schema/shapes/ownedStartup';
import type { Profile } from '../../../schema/shapes/profile';
import { type Ref, refOf } from '../../../schema/shapes/ref';
import type { Settings } from '../../../schema/shapes/settings';
import type { Startup } from '../../../schema/shapes/startup';
import type { User } from '../../../schema/shapes/user';
import { fileAddress } from '../../records/fileAddress';
import { listedDeck, startupOf } from '../../records/listedStartup';
import { withOwned } from '../../records/ownedStartups';
import { userOf, withOwnData } from '../../records/personPage';
import { photoOf } from '../../records/photo';
import { investorOf } from '../../records/registeredInvestor';
import { activeOf, peopleOf, personOf, withConnections, withFollowers } from './connections';
import { withoutStartups, withStartups } from './sampleChanges';

/**
 * Returns a function that builds the directory of an owner from all its data. Its result is the same object as
 * long as nothing changed.
 */
export function everybodyFor(owner: string) {
  const keyOf = (id: string) => `${owner}/${id}`;
  /** Returns a listed startup. If the owner has edited it (`changed`), the logo is in the edits instead. */
  const asListed = ({ id, value }: DeviceRecord<ListedStartup>, changed: boolean) => {
    const logo = changed ? '' : fileAddress(keyOf(id), value.listing.logo, value.savedAt);
    return startupOf(id, value, logo, listedDeck(keyOf(id), value));
  };
  const listedStartup = rememberedByItem((record: DeviceRecord<ListedStartup>) => asListed(record, false));

  return remembered(
    (
      sample: SampleWorld,
      date: number,
      listings: readonly DeviceRecord<ListedStartup>[],
      owned: ReadonlyMap<string, OwnedStartup>,
      kept: DeviceRecord<InvestorAccount> | undefined,
      profile: Profile | null,
      settingsAsText: string,
      meAsText: string,
      published: WorldPeople,
    ) => {
      const settings: Settings = JSON.parse(settingsAsText);
      const me: Me = JSON.parse(meAsText);
      const isRemoved = (id: string) => owned.get(id)?.isRemoved ?? false;
      const isActive = (id: string) => owned.get(id)?.isActive ?? true;
      /** Returns a startup with the owner's edits. */
      const asOwned = (startup: Startup): Startup => {
        const changed = owned.get(startup.id);
        return changed ? withOwned(startup, changed, keyOf(startup.id)) : startup;
      };
      const world = withStartups(
        withoutStartups(sampleWorld(sample, date, me.id), isRemoved),
        asOwned,
        isActive,
      );
      const own = listings.map((record) =>
        owned.has(record.id) ? asOwned(asListed(record, true)) : listedStartup(record),
      );
      const investor = ownInvestor(kept, sampleInvestor(sample, me.id), me);
      const account = investor?.account;
      const photo = photoOf(owner, profile);
      const withAll = (known: User, data: Pick<Parameters<typeof withOwnData>[1], 'account' | 'startups'>) =>
        withFollowers(withOwnData(known, { name: me.name, profile, photo, ...data }), published);
      const withOwn = (known: User): User => withAll(known, { account, startups: own });
      const startups = [...world.startups, ...own];
      const known = world.users.map((user) =>
        user.id === me.id ? withOwn(user) : withFollowers(user, published),
      );
      const mine = known.find(({ id }) => id === me.id) ?? withOwn(userOf(me));
      const ownInvestors = investor
        ? [{ ...investorOf(investor.id, investor.account), profileImage: mine.profileImage }]
        : [];
      const investors = [...world.investors, ...ownInvestors];
      const lastListedFirst = listings
        .map(({ value: { savedAt } }, at) => ({ savedAt, startup: own[at] as Startup }))
        .sort((a, b) => a.savedAt - b.savedAt)
        .map(({ startup }) => startup)
        .reverse();
      /** Returns the user's page without the parts that the privacy settings hide from a viewer. */
      const mineSeenBy = (viewer: Viewer): User => {
        const seen = withAll(world.users.find(({ id }) => id === me.id) ?? userOf(me), {
          account: isOpenTo(settings.investorPrivacy, viewer) ? account : undefined,
          startups: lastListedFirst.filter(({ id }) => isActive(id)),
        });
        return isOpenTo(settings.privacy, viewer) ? seen : limitedUser(seen);
      };
      const ownRefs = new Set<Ref>([
        refOf('user', me.id),
        ...ownInvestors.map(({ id }) => refOf('investor', id)),
      ]);
      const founded = new Set(
        mine.startups.filter(({ role }) => role.startsWith('Founder')).map(({ id }) => id),
      );
      const managed = startups.filter(({ id }) => founded.has(id));
      const isOwn = ({ id }: { id: string }) => ownRefs.has(refOf('investor', id));
      const active = startups.filter(({ id }) => isActive(id));
      const found = activeOf(published);
      const theirs = withConnections(published, [
        ...peopleOf({
          startups: [...active, ...found.map(({ startup }) => startup)],
          investors: [...investors, ...published.investors.map(({ investor }) => investor)],
          users: [...known, ...published.users.map(({ user }) => user)],
        }),
        personOf(mine),
      ]);
      const users = [...known, ...theirs];
      const shown: DirectoryData = {
        // The user's own startups come last.
        startups: [
          ...active.filter(({ id }) => !founded.has(id)),
          ...found.map(({ startup }) => startup),
          ...active.filter(({ id }) => founded.has(id)),
        ],
        investors: [
          ...withPrivacy(investors, settings.investorPrivacy, isOwn, limitedInvestor),
          ...published.investors.map(({ investor }) => investor),
        ],
        users: withPrivacy(users, settings.privacy, (user) => user === mine, limitedUser),
        dealFlow: dealFlowOf(settings, account),
        own: [...ownRefs, ...managed.map(({ id }) => refOf('startup', id))],
        ownStartups: managed.filter(({ id }) => isActive(id)),
        quarantined: 0,
      };
      return {
        shown,
        startups,
        investors,
        users,
        own: new Set(own),
        managed,
        isActive,
        investor,
        mine,
        mineSeenBy,
        ownRefs,
        settings,
        published,
      };
    },
  );
}

export type Everybody = ReturnType<ReturnType<typeof everybodyFor>>;

/** Returns the user's investor profile, stored or from the sample data, with the user's current name. */
function ownInvestor(
  kept: { value: InvestorAccount } | undefined,
  sample: OwnInvestor,
  { id, name }: Me,
): OwnInvestor {
  const known = kept ? { id, slug: kept.value.slug, account: kept.value } : sample;
  return known && { ...known, account: { ...known.account, fullName: name || known.account.fullName } };
}
