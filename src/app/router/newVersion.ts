import { reporting } from '@/data/log/report';
import { href } from '@/data/schema/shapes/href';
import { restoreFieldInput } from './fieldInput';
import { isSpeculating } from './loadChunk';
import { navigation } from './navigation';
import { dismissServiceWorker, showUpdate } from './registerServiceWorker';
import { readTextInput } from './textInput';

/** The session storage key of the last reload: the version that failed, the page's path, unsaved input. */
const key = 'updraft.reload';
type Reload = { version: string; pathname: string; typed: ReturnType<typeof readTextInput> };

/** How long to wait for a reload to end this page, in ms. The user may cancel the reload. */
const reloadTimeout = 10_000;

const scripts = () =>
  [...document.querySelectorAll('script[type="module"][src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );

function lastReload(): Partial<Reload> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Whether the host serves another version of the app, so that chunks of this version may be missing. */
async function isReplaced(): Promise<boolean> {
  const response = await fetch(href('landing'), { cache: 'no-store' });
  const page = response.ok ? await response.text() : '';
  return page.includes('id="root"') && !scripts().every((script) => page.includes(script));
}

/**
 * Whether the host serves the chunk of a failed import now. Some browsers cache the failure, and request the
 * chunk again only after a reload.
 */
async function isRemembered(cause: unknown): Promise<boolean> {
  const [address] = /https?:\S+\.js/.exec(String(cause)) ?? [];
  return address !== undefined && (await fetch(address)).ok;
}

async function update(cause: unknown) {
  const goal = navigation.goal();
  const version = scripts().join(' ');
  // Reloads only once per version. Otherwise, a host with an outdated page would cause an endless loop.
  if (lastReload().version === version || !((await isReplaced()) || (await isRemembered(cause)))) return;
  const { pathname } = window.location;
  const reload: Reload = { version, pathname, typed: goal ? [] : readTextInput() };
  sessionStorage.setItem(key, JSON.stringify(reload));
  // Unregisters the service worker, which would serve the old page from its cache.
  await dismissServiceWorker().catch(reporting('service worker'));
  if (goal) window.location.assign(goal);
  else window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, reloadTimeout));
}

let updating: Promise<void> | undefined;

/**
 * Reloads the page after a failed import, if a deployment has removed the chunk or the browser has cached the
 * failure. During a navigation, loads the next page. Otherwise, reloads this page, which then restores
 * unsaved input. Does nothing during a preload, or while an edit form has unsaved changes.
 * @param cause the error of the import
 */
export async function updateIfReplaced(cause: unknown): Promise<void> {
  if (!navigation.goal() && (isSpeculating() || navigation.guard)) return;
  // Doesn't reload if the host or session storage is unavailable. The page then shows the failure.
  updating ??= update(cause).catch(reporting('newer version'));
  await updating;
  updating = undefined;
}

/** Reloads the page in the new version. The reloaded page restores unsaved input. */
export async function reloadUpdated(): Promise<void> {
  await showUpdate().catch(reporting('newer version'));
  const { pathname } = window.location;
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...lastReload(), pathname, typed: readTextInput() }));
  } catch {}
  window.location.reload();
}

/** Restores the unsaved input that the page stored before its last reload. */
export function restoreTyped() {
  const { pathname, typed = [], ...rest } = lastReload();
  if (typed.length === 0) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(rest));
  } catch {}
  if (pathname === window.location.pathname) restoreFieldInput(typed);
}
