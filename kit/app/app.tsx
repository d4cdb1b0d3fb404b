import { type Locale, LocaleProvider } from '@messages';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { createActor } from 'xstate';
import { IdleContext } from '@/app/hooks/IdleContext';
import { ActorContext } from '@/app/hooks/usePageActor';
import { whenIdle } from '@/app/hooks/whenIdle';
import { AddressContext } from '@/app/router/address';
import { leave } from '@/app/router/leave';
import { routeAt } from '@/app/router/routeTable';
import type { Appearance } from '@/app/services/appearance';
import { createServices, type Services } from '@/app/services/createServices';
import { onPageHide } from '@/app/services/onPageHide';
import { sampleFiles } from '@/app/services/sampleFiles';
import { AppearanceContext } from '@/app/services/useAppearance';
import { createAuth } from '@/app/session/auth';
import { createSession } from '@/app/session/createSession';
import { followDestination } from '@/app/session/destination';
import { AuthContext } from '@/app/session/useAuth';
import { GuestWorkContext } from '@/app/session/useGuestWork';
import { ServicesContext } from '@/app/session/useServices';
import { SessionContext } from '@/app/session/useSession';
import { AdditionsHost } from '@/app/shell/additions/AdditionsHost';
import { ToastsContext } from '@/app/shell/useToasts';
import { type ToastItem, ToastRegion } from '@/components/feedback/Toast';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import type { Seed } from '@/data/adapters/device/memoryRecords';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Uplink } from '@/data/ports/Uplink';
import type { Theme } from '@/data/schema/shapes/themes';
import { authActors } from '@/machines/auth/actors';
import { authMachine } from '@/machines/auth/machine';
import { listening } from '../listening';
import { type AuthAnswers, dates, storyProvider } from './authProvider';
import { now } from './clock';
import { SyncingShell } from './SyncingShell';
import { createStage, type MachineParameter, type Stage } from './stage';

/** Describes the app around a story's page: `parameters: { app: { path: '/discover' } }`. */
export type AppParameters = {
  /** The URL of the page. */
  path: string;
  /**
   * The signed-in user, if any. `asha` has the demo account. `nora` (uid `nora`) and `ada` (uid `uid-ada`) have
   * new accounts.
   */
  who?: 'asha' | 'nora' | 'ada' | 'nobody';
  /** The user's name; by default the name of the user in `who`. */
  name?: string;
  /** The initial records, by the owner's uid: `{ sample: [{ kind: 'star', id: …, value: true }] }`. */
  records?: Seed;
  /** Returns a fake server that receives all changes. Without it, changes stay on the device. */
  server?: () => Uplink;
  /** Whether the page is as in a build with a database: with the bars, the line below the top bar, and the marks. */
  isSyncing?: boolean;
  /** Returns a device store that several users of the story share. It replaces the one with `records`. */
  open?: () => DeviceStore;
  /** Uids of the accounts that are online. */
  online?: readonly string[];
  /** Methods that replace those of the device store. */
  device?: (device: DeviceStore) => Partial<DeviceStore>;
  /** Services that replace the real ones, such as a feed that never loads. */
  services?: (services: Services) => Partial<Services>;
  /**
   * How long the user has already waited for the page, in ms. By default infinite, so that the page skips the
   * simulated loading times (spec section 9).
   */
  waited?: number;
  /** Whether the page becomes idle, and loads the user's pipeline and saved searches. By default, a press loads them. */
  isIdle?: boolean;
  /** Methods that replace those of the story's auth provider. */
  provider?: AuthAnswers;
};

const sessions = {
  asha: { auth: 'true' },
  nora: { auth: 'true', userName: 'Nora Lund', 'updraft.uid': 'nora', 'updraft.id': 'nora-lund' },
  ada: { auth: 'true', userName: 'Ada Holm', 'updraft.uid': 'uid-ada', 'updraft.id': 'ada-holm' },
  nobody: {},
};

const users = {
  asha: null,
  nora: { ...dates, uid: 'nora', email: 'nora@lund.example', displayName: 'Nora Lund' },
  ada: { ...dates, uid: 'uid-ada', email: 'ada@holm.example', displayName: 'Ada Holm' },
  nobody: null,
};

/** Never calls back: pages of stories are never idle, so that their pictures are always the same. */
const never = () => () => {};

/** Returns the name of the page at a URL. */
const pageAt = (address: string) => routeAt(new URL(address, location.href).pathname).page;

/** Creates a store for one value that notifies its subscribers. */
function createStore<Value>(initial: Value) {
  let value = initial;
  const { listen: subscribe, tell } = listening();
  return {
    subscribe,
    get: () => value,
    set(next: Value) {
      value = next;
      tell();
    },
  };
}

function memoryStorage(values: Record<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map(Object.entries(values));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Creates the services and state that a page gets from the app, with storage in memory. */
function startApp(
  parameters: AppParameters,
  machines: readonly MachineParameter[],
  appearanceNow: Appearance,
) {
  const { path, who = 'asha', name, records, services: change, provider: answers } = parameters;
  const { waited = Number.POSITIVE_INFINITY, server } = parameters;
  const kept = parameters.open?.() ?? memoryDevice(records, server && { server: server() });
  // Sets `data-drafts` if there are stored drafts, as the script in index.html does.
  const hasDraft = Object.values(records ?? {}).some((own) =>
    own?.some(({ kind }) => kind.endsWith('Draft')),
  );
  document.documentElement.toggleAttribute('data-drafts', hasDraft);
  const device: DeviceStore = { ...kept, ...parameters.device?.(kept) };
  const provider = storyProvider(users[who], answers);
  const session = createSession({
    storage: memoryStorage({ ...sessions[who], ...(name && { userName: name }) }),
    listen: () => () => {},
    loadProvider: async () => provider,
  });
  const auth = createAuth(async () => authActor, { accountsAt: provider.home, setupProblem: null });
  const stage = createStage(machines);
  const { inspect } = stage;
  const authActor = createActor(authMachine.provide({ actors: authActors({ session }) }), {
    input: { mode: 'login' },
    inspect,
  }).start();
  const { hook, searchHook, navigate, history } = memoryLocation({ path, record: true });
  const addresses = history as string[];
  followDestination(authActor, {
    go: (to) => navigate(to),
    isAtCard: () => pageAt(addresses.at(-1) ?? '') === 'Auth',
    search: () => new URL(addresses.at(-1) ?? '', window.location.href).search,
    isOnboarded: async () => (await (await services().guestWork()).read()).hasProfile,
  });
  const toasts = createStore<ToastItem[]>([]);
  const look = createStore<Appearance>(appearanceNow);
  const appearance = {
    ...look,
    atBuild: look.get,
    choose: async (chosen: Partial<Appearance>) => look.set({ ...look.get(), ...chosen }),
  };
  const presence = memoryPresence(parameters.online);
  const copied: string[] = [];
  const files: { file: Blob; fileName: string }[] = [];
  let ids = 0;
  function makeServices(): Services {
    const real = createServices(session, async () => device, {
      notes: null,
      sample: sampleFiles,
      markDraft: () => {},
      now: () => now,
      newId() {
        ids += 1;
        return `story-${ids}`;
      },
      loadEmail: async () => users[who]?.email ?? null,
      loadPresence: async () => presence,
      clipboard: { writeText: async (text) => void copied.push(text) },
      appearance,
      onPageHide,
      inspect,
      saveFile: (file, fileName) => void files.push({ file, fileName }),
    });
    return { ...real, hasDatabase: parameters.isSyncing, ...change?.(real) };
  }
  let made = makeServices();
  function services(): Services {
    if (!made.isCurrent()) made = makeServices();
    return made;
  }
  return {
    device,
    stage,
    session,
    auth,
    services,
    guestWork: () => services().guestWork(),
    appearance,
    toasts,
    /** The texts that the page copied. `files`: the files it saved. `addresses`: the visited URLs. */
    copied,
    files,
    addresses,
    address: {
      usePathname: () => hook()[0],
      useSearch: searchHook,
      go: async (to: string, options?: { replace?: boolean }) => leave(() => navigate(to, options)),
      waited: () => waited,
    },
    showToast(toast: Omit<ToastItem, 'id'>) {
      const others = toasts
        .get()
        .filter(({ text, topic }) => text !== toast.text && (topic === undefined || topic !== toast.topic));
      toasts.set([...others, { ...toast, id: toast.text }]);
    },
    stop() {
      authActor.stop();
      made.close();
      if (server) void kept.close();
    },
  };
}

type StoryApp = ReturnType<typeof startApp>;

/** The app of the current story, so that `play` functions can inspect its storage, copied texts and files. */
export let app: StoryApp;

function Toasts({ toasts }: Pick<StoryApp, 'toasts'>) {
  const items = useSyncExternalStore(toasts.subscribe, toasts.get);
  const dismiss = (id: string) => toasts.set(toasts.get().filter((item) => item.id !== id));
  return <ToastRegion toasts={items} onDismiss={dismiss} label="Notifications" closeLabel="Close" />;
}

/**
 * Follows links within the page, such as a tab or a conversation, as the app does. Links to other pages do
 * nothing, because .storybook/preview.tsx cancels them.
 */
function useLinks({ addresses, address }: StoryApp) {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented) return;
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      const to = link?.getAttribute('href') ?? '';
      if (to && pageAt(to) === pageAt(addresses.at(-1) ?? '')) void address.go(to);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [addresses, address]);
}

type AppFrameProps = {
  parameters: AppParameters;
  /** The machine states that the story declares, with the events that produce them. */
  machines?: readonly MachineParameter[];
  /** Called on mount with the recorder of the story's actors. The returned function is called on unmount. */
  onStage?: (stage: Stage, machines: readonly MachineParameter[]) => () => void;
  theme: Theme;
  locale: Locale;
  children: ReactNode;
};

/** The app around a page's story: all providers of the app, with storage in memory. */
export function AppFrame({ parameters, machines = [], onStage, theme, locale, children }: AppFrameProps) {
  const [started] = useState(() => startApp(parameters, machines, { theme, locale }));
  app = started;
  useEffect(() => started.stop, [started]);
  // Ignores later values of `machines`, because sending their events twice would produce another state.
  const [brought] = useState(machines);
  useEffect(() => onStage?.(started.stage, brought), [onStage, started, brought]);
  useEffect(() => {
    const stops = brought.map((machine) => started.stage.bring(machine));
    return () => {
      for (const stop of stops) stop();
    };
  }, [started, brought]);
  useLinks(started);
  const { appearance } = started;
  // Applies the theme and language of Storybook's toolbar. The page can change both afterwards.
  useEffect(() => void appearance.choose({ theme, locale }), [appearance, theme, locale]);
  const look = useSyncExternalStore(appearance.subscribe, appearance.get);
  const page = <AdditionsHost>{children}</AdditionsHost>;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = look.theme === 'dark' ? 'dark' : 'light';
    document.documentElement.lang = look.locale;
  }, [look]);
  return (
    <SessionContext value={started.session}>
      <AuthContext value={started.auth}>
        <ServicesContext value={started.services}>
          <GuestWorkContext value={started.guestWork}>
            <AddressContext value={started.address}>
              <AppearanceContext value={started.appearance}>
                <ToastsContext value={{ show: started.showToast }}>
                  <LocaleProvider locale={look.locale}>
                    <ActorContext value={started.stage.useActor}>
                      <Suspense>
                        <IdleContext value={parameters.isIdle ? whenIdle : never}>
                          {parameters.isSyncing ? <SyncingShell>{page}</SyncingShell> : page}
                        </IdleContext>
                      </Suspense>
                    </ActorContext>
                    <Toasts toasts={started.toasts} />
                  </LocaleProvider>
                </ToastsContext>
              </AppearanceContext>
            </AddressContext>
          </GuestWorkContext>
        </ServicesContext>
      </AuthContext>
    </SessionContext>
  );
}
