import { type Locale, LocaleProvider } from '@messages';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { createActor } from 'xstate';
import { ActorContext } from '@/app/hooks/usePageActor';
import { AddressContext } from '@/app/router/address';
import { leave } from '@/app/router/leave';
import { routeAt } from '@/app/router/routeTable';
import type { Appearance } from '@/app/services/appearance';
import { createServices, type Services } from '@/app/services/createServices';
import { onPageHide } from '@/app/services/onPageHide';
import { sampleFiles } from '@/app/services/sampleFiles';
import { AppearanceContext } from '@/app/services/useAppearance';
import { createAuth } from '@/app/session/auth';
import { followDestination } from '@/app/session/destination';
import { createSession } from '@/app/session/session';
import { AuthContext } from '@/app/session/useAuth';
import { HeldContext } from '@/app/session/useHeld';
import { ServicesContext } from '@/app/session/useServices';
import { SessionContext } from '@/app/session/useSession';
import { ToastsContext } from '@/app/shell/useToasts';
import { type ToastItem, ToastRegion } from '@/components/feedback/Toast';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import type { Seed } from '@/data/adapters/device/memoryRecords';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Theme } from '@/data/schema/themes';
import { authActors } from '@/machines/auth/actors';
import { authMachine } from '@/machines/auth/machine';
import { type AuthAnswers, storyProvider } from './authProvider';
import { now } from './clock';
import { createStage, type MachineParameter, type Stage } from './stage';

/** The app around a page, as a story's parameters describe it: `parameters: { app: { path: '/discover' } }`. */
export type AppParameters = {
  /** The address that the page stands at. */
  path: string;
  /**
   * Who is signed in: the sample person, Nora Lund or Ada Holm with an account of their own (uids `nora` and `uid-ada`), or
   * nobody.
   */
  who?: 'asha' | 'nora' | 'ada' | 'nobody';
  /** What they are called, where it isn't that. */
  name?: string;
  /** What lies on the device when the story begins, by owner: `{ sample: [{ kind: 'star', id: …, value: true }] }`. */
  records?: Seed;
  /** The device itself, where another person of the story has it open too; `records` are none then. */
  open?: () => DeviceStore;
  /** Uids of the accounts that are online. */
  online?: readonly string[];
  /** What the device does in the place of keeping everything. */
  device?: (device: DeviceStore) => Partial<DeviceStore>;
  /** What answers in the place of the real services: a feed that never comes, a device that refuses. */
  services?: (services: Services) => Partial<Services>;
  /**
   * How long the person has waited for the page, ms. Longer than a page simulates loading (spec section 9), where it isn't
   * said: a story opens at what it is named after.
   */
  waited?: number;
  /** What the authentication provider answers. */
  provider?: AuthAnswers;
};

const sessions = {
  asha: { auth: 'true' },
  nora: { auth: 'true', userName: 'Nora Lund', 'updraft.uid': 'nora' },
  ada: { auth: 'true', userName: 'Ada Holm', 'updraft.uid': 'uid-ada' },
  nobody: {},
};

const known = {
  creationTime: 'Thu, 20 Nov 2025 09:00:00 GMT',
  lastSignInTime: 'Thu, 20 Nov 2025 09:30:00 GMT',
};
const users = {
  asha: null,
  nora: { ...known, uid: 'nora', email: 'nora@lund.example', displayName: 'Nora Lund' },
  ada: { ...known, uid: 'uid-ada', email: 'ada@holm.example', displayName: 'Ada Holm' },
  nobody: null,
};

/** The name of the page at an address. */
const pageAt = (address: string) => routeAt(new URL(address, location.href).pathname).page;

/** A value that can be followed. */
function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
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

/** Everything that a page meets in the app, on a device of this page alone. */
function startApp(
  parameters: AppParameters,
  machines: readonly MachineParameter[],
  appearanceNow: Appearance,
) {
  const { path, who = 'asha', name, records, services: change, provider: answers } = parameters;
  const { waited = Number.POSITIVE_INFINITY } = parameters;
  const kept = parameters.open?.() ?? memoryDevice(records);
  // As the boot script does (index.html).
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
    isOnboarded: async () => (await (await makeServices().held()).read()).hasProfile,
  });
  const toasts = createStore<ToastItem[]>([]);
  const look = createStore<Appearance>(appearanceNow);
  const appearance = {
    get: look.get,
    atBuild: look.get,
    subscribe: look.subscribe,
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
    return { ...real, ...change?.(real) };
  }
  let made = { uid: session.get().uid, services: makeServices() };
  function services(): Services {
    const { uid } = session.get();
    if (made.uid !== uid) made = { uid, services: makeServices() };
    return made.services;
  }
  return {
    device,
    stage,
    session,
    auth,
    services,
    held: () => services().held(),
    appearance,
    toasts,
    /** Texts that were copied, files that were saved, addresses that were gone to. */
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
      const others = toasts.get().filter(({ text }) => text !== toast.text);
      toasts.set([...others, { ...toast, id: toast.text }]);
    },
    stop: () => void authActor.stop(),
  };
}

type StoryApp = ReturnType<typeof startApp>;

/** The app of the story that is shown: its device and what went out of it, for `play` to look at. */
export let app: StoryApp;

function Toasts({ toasts }: Pick<StoryApp, 'toasts'>) {
  const items = useSyncExternalStore(toasts.subscribe, toasts.get);
  const dismiss = (id: string) => toasts.set(toasts.get().filter((item) => item.id !== id));
  return <ToastRegion toasts={items} onDismiss={dismiss} label="Notifications" closeLabel="Close" />;
}

/**
 * Follows a link to another address of the same page, as the app does: a tab, a conversation. One that leads out of the
 * page stays where it is (.storybook/preview.tsx).
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
  /** Where the story's actors are brought. */
  machines?: readonly MachineParameter[];
  /** Calls back with the story's actors; what it returns is called when they are gone. */
  onStage?: (stage: Stage, machines: readonly MachineParameter[]) => () => void;
  theme: Theme;
  locale: Locale;
  children: ReactNode;
};

/** What stands around a page's story: everything the app would give it, from a device in memory. */
export function AppFrame({ parameters, machines = [], onStage, theme, locale, children }: AppFrameProps) {
  const [started] = useState(() => startApp(parameters, machines, { theme, locale }));
  app = started;
  useEffect(() => started.stop, [started]);
  // As the story said when it was opened: what is sent twice isn't what it says.
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
  // What is chosen in the toolbar, or in the page itself.
  useEffect(() => void appearance.choose({ theme, locale }), [appearance, theme, locale]);
  const look = useSyncExternalStore(appearance.subscribe, appearance.get);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = look.theme === 'dark' ? 'dark' : 'light';
    document.documentElement.lang = look.locale;
  }, [look]);
  return (
    <SessionContext value={started.session}>
      <AuthContext value={started.auth}>
        <ServicesContext value={started.services}>
          <HeldContext value={started.held}>
            <AddressContext value={started.address}>
              <AppearanceContext value={started.appearance}>
                <ToastsContext value={{ show: started.showToast }}>
                  <LocaleProvider locale={look.locale}>
                    <ActorContext value={started.stage.useActor}>
                      <Suspense>{children}</Suspense>
                    </ActorContext>
                    <Toasts toasts={started.toasts} />
                  </LocaleProvider>
                </ToastsContext>
              </AppearanceContext>
            </AddressContext>
          </HeldContext>
        </ServicesContext>
      </AuthContext>
    </SessionContext>
  );
}
