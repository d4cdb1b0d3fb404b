import { href } from '@/data/schema/href';
import { writeEntered } from './entered';
import { isSpeculating } from './loadChunk';
import { navigation } from './navigation';
import { dismissServiceWorker, showUpdate } from './serviceWorker';
import { readTyped } from './typedText';

/** In session storage, for one tab: the version that was last reloaded, where, and what was typed there. */
const key = 'updraft.reload';
type Reload = { version: string; pathname: string; typed: ReturnType<typeof readTyped> };

/** How long a reload may take, or the person to refuse it, in ms. */
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

/** Whether another version is deployed than the one that runs, whose files may be gone. */
async function isReplaced(): Promise<boolean> {
  const response = await fetch(href('landing'), { cache: 'no-store' });
  const page = response.ok ? await response.text() : '';
  return page.includes('id="root"') && !scripts().every((script) => page.includes(script));
}

async function update() {
  const goal = navigation.goal();
  const version = scripts().join(' ');
  // Once for each version: a host that goes on answering with the old page would be asked for ever.
  if (lastReload().version === version || !(await isReplaced())) return;
  const { pathname } = window.location;
  const reload: Reload = { version, pathname, typed: goal ? [] : readTyped() };
  sessionStorage.setItem(key, JSON.stringify(reload));
  // It would answer with the page as it was.
  await dismissServiceWorker().catch(() => {});
  if (goal) window.location.assign(goal);
  else window.location.reload();
  await new Promise((resolve) => setTimeout(resolve, reloadTimeout));
}

let updating: Promise<void> | undefined;

/**
 * When a chunk can't be had because a newer version took the old files away: goes where one was going, or reloads the
 * page with what is typed into it. Not for what nobody waits for, nor while a form has unsaved changes.
 */
export async function updateIfReplaced(): Promise<void> {
  if (!navigation.goal() && (isSpeculating() || navigation.guard)) return;
  // Without the host or session storage there is no update: the failure is told instead.
  updating ??= update().catch(() => {});
  await updating;
  updating = undefined;
}

/** Reloads the page as the newer version that is ready, with what is typed into it. */
export async function reloadUpdated(): Promise<void> {
  await showUpdate().catch(() => {});
  const { pathname } = window.location;
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...lastReload(), pathname, typed: readTyped() }));
  } catch {}
  window.location.reload();
}

/** Puts back what was typed before such a reload. */
export function restoreTyped() {
  const { pathname, typed = [], ...rest } = lastReload();
  if (typed.length === 0) return;
  try {
    sessionStorage.setItem(key, JSON.stringify(rest));
  } catch {}
  if (pathname === window.location.pathname) writeEntered(typed);
}
