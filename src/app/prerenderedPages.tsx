import { LocaleProvider } from '@messages';
import type { useActorRef } from '@xstate/react';
import { createContext, type ReactNode, use, useId } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { type AnyActorRef, createActor } from 'xstate';
import { PrerenderingContext } from '@/components/layout/PrerenderedContent';
import { media } from '@/components/theme/tokens';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import type { LiveSession, Session } from '@/data/ports/SessionStore';
import { people } from '@/data/sample/people';
import { feedLoadDelay, profileLoadDelay } from '@/data/schema/shapes/constants';
import { markKinds } from '@/data/schema/shapes/marks';
import type { ShapeName } from '@/data/schema/shapes/records';
import { refOf } from '@/data/schema/shapes/ref';
import { type RouteName, routes } from '@/data/schema/shapes/routes';
import { ActorContext } from './hooks/usePageActor';
import { AddressContext } from './router/address';
import { loadPage } from './router/chunks';
import { routeAt } from './router/routeTable';
import { createServices } from './services/createServices';
import { ownerOf } from './services/me';
import { sampleFiles } from './services/sampleFiles';
import { session } from './session/current';
import { ServicesContext } from './session/useServices';
import { SessionContext } from './session/useSession';
import { marked, viewerIndependentHtml } from './viewerIndependentHtml';

/** The kinds of viewers: the demo account (signed in without a uid), and a user with an account. */
const everybody = ['sample', 'account'] as const;
type Viewer = (typeof everybody)[number];

/** The prerendered content of an address, which replaces the page's skeletons before the scripts load. */
export type PrerenderedPage = {
  /** `/startups/heliogrid` */
  path: string;
  /** The simulated loading time of the page's data, in ms (spec section 9). */
  delay: number;
  /**
   * The content per viewer: chunks of HTML in page order, the media query for which they are valid, and the
   * kinds of stored records that don't change them. Records of other kinds may change the content.
   */
  contents: {
    viewer: Viewer;
    media: string;
    unaffectedBy: string[];
    unaffectedByAccounts: string[];
    html: string[];
  }[];
};

/** Kinds of records that never change prerendered content. */
const aside: ShapeName[] = [
  'sampleDate',
  'notificationsSeen',
  'listingDraft',
  'registrationDraft',
  'onboardingDraft',
  'answerDraft',
];
const talk: ShapeName[] = ['conversation', 'messageDraft', 'message', 'sent'];
/** Kinds of records that {@link statesOf} varies. Prerendered content hides the elements that they change. */
const states: ShapeName[] = ['conversation'];
/** Kinds of records that {@link marksOf} varies. Prerendered content hides the elements that they change. */
const marks: ShapeName[] = ['star', 'follow', 'like', 'save'];

type Row = {
  ids?: string[];
  /** The kinds of viewers that get the prerendered content. By default, both kinds. */
  viewers?: readonly Viewer[] | ((id: string) => readonly Viewer[]);
  delay: number;
  /** Users with an account only get the prerendered content if this media query matches. */
  mediaOfAccounts?: string;
  /** Kinds of records that don't change the page. */
  unaffectedBy: ShapeName[];
  /**
   * More kinds of records that don't change the page if they belong to an account. If they belong to the demo
   * account, they may change the page.
   */
  unaffectedByAccounts?: ShapeName[];
};

const world = await sampleFiles.world();
const idOf = ({ person }: { person: keyof typeof people }) => people[person].id;
const profile = {
  delay: profileLoadDelay,
  unaffectedBy: [...aside, ...talk, ...marks],
  unaffectedByAccounts: ['profile', 'settings', 'post', 'draft'] as ShapeName[],
};

const elsewhere: ShapeName[] = [...aside, ...marks, 'interest', 'post', 'comment', 'draft'];
const own = {
  // Only for the demo account, because these pages show the viewer's name in many places.
  viewers: ['sample'] as const,
  delay: 0,
  unaffectedBy: [...aside, ...talk, ...marks, 'interest', 'comment', 'draft'] as ShapeName[],
};
const others = Object.values(people).flatMap(({ id }) => (id === people.asha.id ? [] : id));

/**
 * A conversation is prerendered for the demo account only if all messages are newer than this, in minutes.
 * They then appear under one date. The dates of older messages would depend on the clock. (Around midnight, a
 * conversation may have two dates. The second one appears when the data has loaded.)
 */
const sitting = 60;
const conversations = await sampleFiles.conversations();
const inOneSitting = new Set<string>(
  conversations.flatMap((conversation) =>
    conversation.messages.every(({ minutesAgo }) => minutesAgo < sitting) ? people[conversation.with].id : [],
  ),
);

const rows: Partial<Record<RouteName, Row>> = {
  explore: {
    delay: feedLoadDelay,
    unaffectedBy: [...aside, ...talk, ...marks],
    unaffectedByAccounts: ['profile', 'settings'],
  },
  starred: { delay: 0, unaffectedBy: [...aside, ...talk, 'follow', 'like', 'save', 'interest'] },
  discover: { delay: 0, unaffectedBy: [...aside, ...talk, ...marks, 'interest', 'post', 'comment', 'draft'] },
  startup: { ...profile, ids: world.startups.map(({ id }) => id) },
  investor: { ...profile, ids: world.investors.map(idOf) },
  // Users with an account get the prerendered content only on phones. On wide screens, the page has one
  // column for an account without conversations, but two columns while it loads.
  messages: { delay: 0, unaffectedBy: elsewhere, mediaOfAccounts: media.phone },
  conversation: {
    delay: 0,
    unaffectedBy: [...elsewhere, ...states],
    viewers: (id) => (inOneSitting.has(id) ? everybody : ['account']),
    ids: others,
  },
  account: own,
  profile: own,
  investorAccount: own,
  user: { ...profile, ids: world.users.map(idOf) },
};

/** A viewer, the time of the visit (ms since the epoch), and the viewer's stored records. */
type Look = { who: Session; now: number; kept: { kind: string; id: string; value: unknown }[] };

/** The pause between the first two renders of a page, in ms. Each pause is 1.5 times the previous one. */
const firstPause = 50;
/** The maximum number of renders of a page. They take about five minutes. */
const mostRenders = 20;

/** The running actors of a page, by the id from `useId`. */
const ActorsContext = createContext(new Map<string, AnyActorRef>());

/** Returns a running actor, which is the same in every render of the page. */
function useLiveActor(...parts: Parameters<typeof createActor>) {
  const actors = use(ActorsContext);
  const id = useId();
  const actor = actors.get(id) ?? createActor(...parts).start();
  actors.set(id, actor);
  return actor;
}

async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page, { identifierPrefix: 'pre' });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

/**
 * Renders a page repeatedly until its HTML no longer changes. The pauses grow, because many pages load data
 * in parallel, and frequent renders would slow this down.
 * @throws Error if the page still loads after {@link mostRenders}
 */
async function settledHtmlOf(page: ReactNode): Promise<string> {
  let before = '';
  for (let renders = 0; renders < mostRenders; renders++) {
    const html = await htmlOf(page);
    if (html === before && !html.includes('data-loading=""')) return html;
    before = html;
    await new Promise((done) => setTimeout(done, firstPause * 1.5 ** renders));
  }
  throw new Error(`A page of the sample still loads after ${mostRenders} renders`);
}

/** Renders the page at an address with its data. Returns the HTML in elements with `data-prerendered`. */
async function render(path: string, { who, now, kept }: Look): Promise<string[]> {
  const device = memoryDevice({ [ownerOf(who)]: kept });
  const live = { ...session, get: () => who, atBuild: () => who, subscribe: () => () => {} };
  const services = createServices(live as LiveSession & typeof live, async () => device, {
    notes: null,
    sample: sampleFiles,
    now: () => now,
    newId: () => '',
    loadEmail: async () => null,
    loadPresence: async () => ({
      enter: () => () => {},
      load: async () => new Set(),
      observe: () => () => {},
    }),
    appearance: { get: () => ({ theme: 'light', locale: 'en' }), choose: async () => {} },
    saveFile() {},
    markDraft() {},
    onPageHide: () => () => {},
    clipboard: { writeText: async () => {} },
  });
  const route = routeAt(path);
  const { default: Content } = await loadPage(route);
  const actors = new Map<string, AnyActorRef>();
  const html = await settledHtmlOf(
    <SessionContext value={live}>
      <AddressContext
        value={{ usePathname: () => path, useSearch: () => '', go: async () => {}, waited: () => Infinity }}
      >
        <ServicesContext value={() => services}>
          <ActorsContext value={actors}>
            <ActorContext value={useLiveActor as typeof useActorRef}>
              <PrerenderingContext value={true}>
                <LocaleProvider locale="en">
                  <Content name={route.name} />
                </LocaleProvider>
              </PrerenderingContext>
            </ActorContext>
          </ActorsContext>
        </ServicesContext>
      </AddressContext>
    </SessionContext>,
  );
  // Stops the actors and services, because their timers would keep the build running.
  for (const actor of actors.values()) actor.stop();
  services.close();
  return marked(html, 'data-prerendered');
}

const day = 24 * 60 * 60_000;

/** Returns records that set or unset all stars, follows, likes or saves. */
async function marksOf(kinds: readonly string[], isOn: boolean) {
  const refs = [
    ...world.startups.map(({ id }) => refOf('startup', id)),
    ...world.investors.map((investor) => refOf('investor', idOf(investor))),
    ...Object.values(people).map(({ id }) => refOf('user', id)),
  ];
  const posts = [
    await sampleFiles.posts(),
    ...Object.values(world)
      .flat()
      .map(({ posts }) => posts),
  ].flat();
  return markKinds
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind) =>
      (kind === 'like' || kind === 'save' ? posts.map(({ id }) => id) : refs).map((id) => ({
        kind,
        id,
        value: isOn,
      })),
    );
}

/** Returns records that make all conversations unread and muted if `isOn`, else read and not muted. */
const statesOf = (kinds: readonly string[], isOn: boolean) =>
  states
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind) =>
      conversations.map((conversation) => ({
        kind,
        id: people[conversation.with].id,
        value: { unread: isOn, muted: isOn },
      })),
    );

const openOf = async (kinds: readonly string[], isOn: boolean) => [
  ...(await marksOf(kinds, isOn)),
  ...statesOf(kinds, isOn),
];

async function prerenderedPageOf(
  path: string,
  { viewers = everybody, delay, mediaOfAccounts = 'all', unaffectedBy, unaffectedByAccounts = [] }: Row,
): Promise<PrerenderedPage> {
  // At noon, so that all messages of the last hour are from the same day.
  const today = new Date().setHours(12, 0, 0, 0);
  /** @param age the age of the sample data at `now`, in ms */
  const drawFor = (viewer: Viewer, userName: string | null, now: number, age: number, kept: Look['kept']) =>
    render(path, {
      who: { isSignedIn: true, uid: viewer === 'account' ? 'prerendered' : null, userName },
      now,
      kept: [...kept, { kind: 'sampleDate', id: 'feed', value: now - age }],
    });
  const all = typeof viewers === 'function' ? viewers(path.replace(/.*\//, '')) : viewers;
  const contents = all.map(async (viewer) => {
    // Content for the demo account may contain the demo account's name, so only account names vary.
    const called = (name: string) => (viewer === 'account' ? name : null);
    const [first = [], ...others] = await Promise.all([
      drawFor(viewer, called('Noor Haddad'), today, 0, []),
      drawFor(viewer, called('Li'), today + 427.3 * day, 12 * day, await openOf(unaffectedBy, true)),
      drawFor(viewer, called('Tara Singh'), today + 91.9 * day, 70 * day, await openOf(unaffectedBy, false)),
    ]);
    return {
      viewer,
      media: viewer === 'account' ? mediaOfAccounts : 'all',
      unaffectedBy,
      unaffectedByAccounts: viewer === 'account' ? unaffectedByAccounts : [],
      html: first.map((piece, at) =>
        viewerIndependentHtml(
          piece,
          others.map((other) => other[at] ?? ''),
        ),
      ),
    };
  });
  return { path, delay, contents: await Promise.all(contents) };
}

/** Returns the prerendered pages of a route: one page, or one page per profile or conversation. */
export async function prerenderedPagesOf(name: RouteName): Promise<PrerenderedPage[]> {
  const row = rows[name];
  if (!row) return [];
  const paths = (row.ids ?? ['']).map((id) => routes[name].path.replace(/:\w+/, id));
  return Promise.all(paths.map((path) => prerenderedPageOf(path, row)));
}
