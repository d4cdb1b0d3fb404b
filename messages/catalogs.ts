import type accessibility from './en/accessibility';
import type account from './en/account';
import type app from './en/app';
import type auth from './en/auth';
import type choices from './en/choices';
import type common from './en/common';
import type directory from './en/directory';
import type errors from './en/errors';
import type feed from './en/feed';
import type guestWork from './en/guestWork';
import type inbox from './en/inbox';
import type interest from './en/interest';
import type investorAccount from './en/investorAccount';
import type landing from './en/landing';
import type myData from './en/myData';
import type notifications from './en/notifications';
import type pages from './en/pages';
import type profile from './en/profile';
import type search from './en/search';
import type settings from './en/settings';
import type wizard from './en/wizard';

/**
 * The messages of each language, by namespace. English is the source: a key that another language lacks, adds
 * or gives other parameters fails the type check. A namespace contains the messages of one group of screens,
 * so that no page downloads another page's messages.
 */
export type Catalogs = {
  /** Messages of more than one screen: header, footer, generic actions, theme and language. */
  common: typeof common;
  /** Pages that weren't found or failed to load, and problems with stored data. */
  errors: typeof errors;
  /** Landing page. */
  landing: typeof landing;
  /** About, blogs, contact, terms. */
  pages: typeof pages;
  /** The accessibility statement. */
  accessibility: typeof accessibility;
  /** Login, register, forgotten password, account chooser. */
  auth: typeof auth;
  /** The app's own bars and menus. */
  app: typeof app;
  /** Explore: posts, comments, composer, sidebar. */
  feed: typeof feed;
  /** The values of the option lists: categories, stages, interests. */
  choices: typeof choices;
  /** Discover and Starred: cards, filters. */
  directory: typeof directory;
  /** The profiles of startups, investors and people. */
  profile: typeof profile;
  /** The state of the viewer's interest in a startup. */
  interest: typeof interest;
  /** A guest's work that waits for an account, or was added to it. */
  guestWork: typeof guestWork;
  /** The top bar's search. */
  search: typeof search;
  /** Messages. */
  inbox: typeof inbox;
  /** The wizards: listing a startup, registering as an investor, completing a profile. */
  wizard: typeof wizard;
  /** The two account management pages: profile, own startups, investor profile. */
  account: typeof account;
  /** Additional messages of the investor account management. */
  investorAccount: typeof investorAccount;
  /** Settings, and the privacy of a page. */
  settings: typeof settings;
  /** Export, import, reset and deletion of the user's stored data. */
  myData: typeof myData;
  /** The top bar's notification list. */
  notifications: typeof notifications;
};

export type Namespace = keyof Catalogs;
