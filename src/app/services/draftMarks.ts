import { storage } from './storage';

const key = 'updraft.drafts';

/**
 * Marks in local storage which wizards have a draft on the device, by their kind of record. The boot script of
 * `index.html` goes by it: the empty form is not shown first where a draft will take its place.
 */
export function markDraft(kind: string, hasDraft: boolean) {
  try {
    const marked = (storage()?.getItem(key) ?? '').split(' ').filter((known) => known && known !== kind);
    if (hasDraft) marked.push(kind);
    if (marked.length > 0) storage()?.setItem(key, marked.join(' '));
    else storage()?.removeItem(key);
    document.documentElement.toggleAttribute('data-drafts', marked.length > 0);
  } catch {
    // Only a hint: without it the empty form is shown for a moment.
  }
}
