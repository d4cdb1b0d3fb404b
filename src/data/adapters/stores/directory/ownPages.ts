import type { DeviceRecord } from '../../../ports/DeviceStore';
import { type SampleWorld, sampleInvestor, sampleWorld } from '../../../sample/world';
import { dealFlowOf } from '../../../schema/rules/dealFlow';
import { remembered, rememberedByItem } from '../../../schema/rules/memoized';
import { isOpenTo, limitedUser, type Viewer } from '../../../schema/rules/privacy';
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
import { withoutStartups, withStartups } from './sampleChanges';

/**
 * Returns a function that builds the pages of the sample data and of an owner from all the owner's data. Its
 * result is the same object as long as nothing changed.
 */
export function ownPagesFor(owner: string) {
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
      const withOwn = (known: User, data: Pick<Parameters<typeof withOwnData>[1], 'account' | 'startups'>) =>
        withOwnData(known, { name: me.name, profile, photo, ...data });
      const before = world.users.find(({ id }) => id === me.id);
      const mine = withOwn(before ?? userOf(me), { account, startups: own });
      const ownInvestors = investor
        ? [{ ...investorOf(investor.id, investor.account), profileImage: mine.profileImage }]
        : [];
      const lastListedFirst = listings
        .map(({ value: { savedAt } }, at) => ({ savedAt, startup: own[at] as Startup }))
        .sort((a, b) => a.savedAt - b.savedAt)
        .map(({ startup }) => startup)
        .reverse();
      /** Returns the user's page without the parts that the privacy settings hide from a viewer. */
      const mineSeenBy = (viewer: Viewer): User => {
        const seen = withOwn(before ?? userOf(me), {
          account: isOpenTo(settings.investorPrivacy, viewer) ? account : undefined,
          startups: lastListedFirst.filter(({ id }) => isActive(id)),
        });
        return isOpenTo(settings.privacy, viewer) ? seen : limitedUser(seen);
      };
      const founded = new Set(
        mine.startups.filter(({ role }) => role.startsWith('Founder')).map(({ id }) => id),
      );
      const startups = [...world.startups, ...own];
      return {
        startups,
        investors: [...world.investors, ...ownInvestors],
        /** The sample users, with the user's own page if the user is one of them. */
        users: world.users.map((user) => (user === before ? mine : user)),
        /** The startups that the user has listed. */
        own: new Set(own),
        managed: startups.filter(({ id }) => founded.has(id)),
        isActive,
        investor,
        mine,
        mineSeenBy,
        ownRefs: new Set<Ref>([refOf('user', me.id), ...ownInvestors.map(({ id }) => refOf('investor', id))]),
        settings,
        dealFlow: dealFlowOf(settings, account),
      };
    },
  );
}

export type OwnPages = ReturnType<ReturnType<typeof ownPagesFor>>;

/** Returns the user's investor profile, stored or from the sample data, with the user's current name. */
function ownInvestor(
  kept: { value: InvestorAccount } | undefined,
  sample: OwnInvestor,
  { id, name }: Me,
): OwnInvestor {
  const known = kept ? { id, slug: kept.value.slug, account: kept.value } : sample;
  return known && { ...known, account: { ...known.account, fullName: name || known.account.fullName } };
}
