import { storage } from './storage';

const key = 'updraft.drafts';

/**
 * Lists in local storage which wizards have a stored draft, by record kind. The boot script of `index.html`
 * reads it, so that it doesn't show the empty form first where a draft will replace it.
 */
export function markDraft(kind: string, hasDraft: boolean) {
  try {
    const marked = (storage()?.getItem(key) ?? '').split(' ').filter((known) => known && known !== kind);
    if (hasDraft) marked.push(kind);
    if (marked.length > 0) storage()?.setItem(key, marked.join(' '));
    else storage()?.removeItem(key);
    document.documentElement.toggleAttribute('data-drafts', marked.length > 0);
  } catch {
    // Only a hint: without it the empty form appears for a moment.
  }
}
