import type { Namespace } from '@messages';
import { lazyModule } from '@messages/lazyModule';
import type { Screen } from './appScreens';
import { paths, type RouteName } from './paths';

/** One row of the route table. */
export type Route = {
  name: RouteName | 'notFound';
  /** Matches the route's addresses, in any letter case; parameters are named groups. */
  pattern: RegExp;
  /** The folder of the screen in `src/screens`. */
  screen: string;
  /** Fetches the screen with its machine; nothing of it is in any other route's download. */
  load: () => Promise<Screen>;
  /** The words it needs, besides `common`. */
  messages: Namespace[];
  /** Whether the app's own bars stand around it. */
  hasShell: boolean;
  /** Shown only while the storage key `auth` is `true`; else the login card stands in its place (spec section 2). */
  isProtected: boolean;
  /** Written as HTML at build time. */
  isPrerendered: boolean;
};

const files = import.meta.glob<Screen>(
  '../screens/{Landing,About,Blogs,Contact,Terms,Auth,ForgotPassword,NotFound}/*Route.tsx',
);

/** A public page is known here; where the app's own are found comes with the guard, and weighs on no public page. */
function loaderOf(screen: string): Route['load'] {
  const file = `../screens/${screen}/${screen}Route.tsx`;
  return lazyModule(
    files[file] ??
      (async () => {
        const load = (await import('./appScreens')).appScreens[file];
        if (!load) throw new Error(`No route module for the screen ${screen}`);
        return load();
      }),
  );
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');

type Kind = Partial<Pick<Route, 'hasShell' | 'isProtected' | 'isPrerendered'>>;
const inPublic: Kind = { isPrerendered: true };
const inApp: Kind = { hasShell: true };
const behindGuard: Kind = { hasShell: true, isProtected: true };

function row(name: RouteName, screen: string, messages: Namespace[], kind: Kind): Route {
  return {
    name,
    screen,
    load: loaderOf(screen),
    pattern: patternOf(paths[name]),
    messages: kind.hasShell ? ['app', ...messages] : messages,
    hasShell: false,
    isProtected: false,
    isPrerendered: false,
    ...kind,
  };
}

/** The login card, on its own address and in the place of a protected screen. */
export const loginRoute = row('login', 'Auth', ['auth'], inPublic);

/** What stands at an address that no route matches. */
export const notFoundRoute: Route = { ...row('landing', 'NotFound', ['errors'], {}), name: 'notFound' };

/** A change of language is seen at once where it is made: in the settings. */
const accountWords: Namespace[] = ['account', 'settings', 'myData', 'choices', 'profile', 'wizard'];

/** The route table; the first match is shown. */
export const routes: Route[] = [
  row('landing', 'Landing', ['landing'], inPublic),
  row('about', 'About', ['pages'], inPublic),
  row('blogs', 'Blogs', ['pages'], inPublic),
  row('contact', 'Contact', ['pages'], inPublic),
  row('terms', 'Terms', ['pages'], inPublic),
  loginRoute,
  row('register', 'Auth', ['auth'], inPublic),
  row('forgotPassword', 'ForgotPassword', ['auth'], inPublic),
  row('onboarding', 'Onboarding', ['choices', 'wizard'], inApp),
  row('explore', 'Explore', ['feed'], behindGuard),
  row('starred', 'Starred', ['choices', 'directory'], inApp),
  row('discover', 'Discover', ['choices', 'directory'], inApp),
  row('messages', 'Messages', ['inbox'], inApp),
  row('conversation', 'Messages', ['inbox'], inApp),
  row('listStartup', 'ListStartup', ['choices', 'wizard'], inApp),
  row('investorRegister', 'InvestorRegister', ['choices', 'wizard'], inApp),
  row('investorAccount', 'InvestorAccount', [...accountWords, 'investorAccount'], inApp),
  row('account', 'Account', accountWords, behindGuard),
  row('profile', 'Account', accountWords, behindGuard),
  row('startup', 'Startup', ['choices', 'profile', 'feed'], inApp),
  row('investor', 'Investor', ['choices', 'profile', 'feed'], inApp),
  row('user', 'User', ['choices', 'profile', 'feed'], inApp),
];
