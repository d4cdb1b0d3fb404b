import { profileTabs } from '@/data/schema/shapes/choices';
import { registrationSteps } from '@/data/schema/shapes/investorRegistration';
import { listingSteps } from '@/data/schema/shapes/listingWizard';
import { feedFilters } from '@/data/schema/shapes/lists';
import { onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { discoverTabs } from '@/data/schema/shapes/ref';
import { type RouteName, routes } from '@/data/schema/shapes/routes';
import type { AccountTab } from '@/screens/Account/AccountScreen';

/** Values for the parameters of a path. They include a user who doesn't exist. */
const named: Record<string, readonly string[]> = {
  conversationId: ['mina-okafor'],
  startupId: ['heliogrid'],
  investorId: ['mina-okafor'],
  name: ['asha-verma', 'nobody-at-all'],
};

const each = (name: string, values: readonly string[]) => values.map((value) => `${name}=${value}`);
// Repeats the tabs of the account screen. This file can't import them, because the screen imports styles.
const accountTabs: Record<AccountTab, string> = {
  profile: 'profile',
  settings: 'settings',
  startups: 'startups',
};

/** Search parameters that pages accept. Each page is also visited without any. */
const asked: Partial<Record<RouteName, readonly string[]>> = {
  explore: [...each('type', [...feedFilters, 'saved']), 'q=solar'],
  discover: [...each('tab', Object.values(discoverTabs)), 'q=solar', 'deals=all'],
  starred: ['tab=investors', 'q=solar'],
  messages: ['q=deck'],
  account: [...each('tab', Object.values(accountTabs)), 'tab=startups&edit=heliogrid'],
  investorAccount: ['tab=settings'],
  onboarding: each('step', onboardingSteps),
  listStartup: each('step', listingSteps),
  investorRegister: each('step', registrationSteps),
  startup: each('tab', profileTabs.startup),
  investor: each('tab', profileTabs.investor),
  user: [...each('tab', profileTabs.user), 'as=everyone'],
};

/** Every address of the route table, with and without search parameters, and an address without a page. */
export const addresses: readonly string[] = [
  ...Object.entries(routes).flatMap(([name, { path }]) => {
    const part = /:(\w+)/.exec(path)?.[1];
    const paths = part ? (named[part] ?? []).map((value) => path.replace(`:${part}`, value)) : [path];
    if (!paths.length)
      throw new Error(`No value for :${part} of ${path}. Add one to "named" in scripts/soak/addresses.ts.`);
    const searches = (asked[name as RouteName] ?? []).map((search) => `?${search}`);
    return paths.flatMap((path) => ['', ...searches].map((search) => path + search));
  }),
  '/no/such/page',
];
