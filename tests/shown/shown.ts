import type { AppParameters } from '@kit/app/app';
import { activeLeaves, around } from '@kit/statechart/graph';
import type { ComponentType } from 'react';
import { type Locator, page } from 'vitest/browser';

/** What is seen, or what a state hides that another one would show. */
type Sight = Locator | { hidden: Locator };

/** A page that shows a machine, and what of it is seen there. */
export type Shown = {
  Page: ComponentType;
  app: AppParameters;
  /**
   * By state: what is seen in it, and in all states within. What stands here for others only isn't seen then. States that
   * look alike say the same; one that has nothing of its own, `[]`, looks as what is around and beside it.
   */
  shows: Record<string, readonly Sight[]>;
};

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

// What has no name but its text.
export const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
export const status = (text: string) => page.getByRole('status').filter({ hasText: text });

/** Whatever else shows it. */
export const no = (hidden: Locator) => ({ hidden });

const locatorOf = (sight: Sight) => ('hidden' in sight ? sight.hidden : sight);
const selectorOf = (sight: Sight) => locatorOf(sight).selector;

/**
 * What belongs to a state, sorted.
 * @param value a state value, or the path of one state
 */
export function belongingTo(value: unknown, { shows }: Shown): string[] {
  const states = new Set(activeLeaves(value).flatMap(around));
  const sights = [...states].flatMap((state) => shows[state] ?? []);
  const hidden = new Set(sights.filter((sight) => 'hidden' in sight).map(selectorOf));
  return [...new Set(sights.map(selectorOf))].filter((selector) => !hidden.has(selector)).sort();
}

/** What is on the page now, of all that belongs to any state, sorted. */
export function seenNow({ shows }: Shown): string[] {
  const all = Object.values(shows).flat();
  const seen = all.filter((sight) => locatorOf(sight).elements().length > 0);
  return [...new Set(seen.map(selectorOf))].sort();
}
