import type { AppParameters } from '@kit/app/app';
import { activeLeaves, around } from '@kit/statechart/graph';
import type { ComponentType } from 'react';
import { type Locator, page } from 'vitest/browser';

/** Content that a state shows. `hidden`: content of another active state, which this state hides. */
type Sight = Locator | { hidden: Locator };

/** A page that shows a machine, and the visible content per state. */
export type Shown = {
  Page: ComponentType;
  app: AppParameters;
  /**
   * By state path: the content that is visible in the state and its child states. Content that only inactive
   * states list must not be visible. A state without specific content lists none: `[]`.
   */
  shows: Record<string, readonly Sight[]>;
};

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

// Finds alerts and statuses by their text, because they have no accessible name.
export const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
export const status = (text: string) => page.getByRole('status').filter({ hasText: text });

/** In a state's list, marks content that must be hidden, although a parallel state would show it. */
export const no = (hidden: Locator) => ({ hidden });

const locatorOf = (sight: Sight) => ('hidden' in sight ? sight.hidden : sight);
const selectorOf = (sight: Sight) => locatorOf(sight).selector;

/**
 * Returns the selectors of the content that must be visible in a state, sorted.
 * @param value a state value or the path of a state
 */
export function belongingTo(value: unknown, { shows }: Shown): string[] {
  const states = new Set(activeLeaves(value).flatMap(around));
  const sights = [...states].flatMap((state) => shows[state] ?? []);
  const hidden = new Set(sights.filter((sight) => 'hidden' in sight).map(selectorOf));
  return [...new Set(sights.map(selectorOf))].filter((selector) => !hidden.has(selector)).sort();
}

/** Returns the selectors of the listed content of all states that is on the page now, sorted. */
export function seenNow({ shows }: Shown): string[] {
  const all = Object.values(shows).flat();
  const seen = all.filter((sight) => locatorOf(sight).elements().length > 0);
  return [...new Set(seen.map(selectorOf))].sort();
}
