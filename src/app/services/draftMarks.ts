import { storage } from './storage';

const key = 'updraft.drafts';

/**
 * Lists in local storage which wizards have a stored draft, by record kind. A script in `index.html` reads
 * the list, so that a wizard with a draft doesn't show an empty form first.
 */
export function markDraft(kind: string, hasDraft: boolean) {
  try {
    const marked = (storage()?.getItem(key) ?? '').split(' ').filter((known) => known && known !== kind);
    if (hasDraft) marked.push(kind);
    if (marked.length > 0) storage()?.setItem(key, marked.join(' '));
    else storage()?.removeItem(key);
    document.documentElement.toggleAttribute('data-drafts', marked.length > 0);
  } catch {
    // Without storage, the empty form appears for a moment.
  }
}
