import { machines } from '@kit/statechart/allMachines';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { registrationSteps } from '@/data/schema/shapes/investorRegistration';
import { listingSteps } from '@/data/schema/shapes/listingWizard';
import { onboardingSteps } from '@/data/schema/shapes/onboardingWizard';

// The naming rules for states, regions, events, guards, actors and actions. CONTRIBUTING.md describes them.

const steps = new Set<string>([...listingSteps, ...registrationSteps, ...onboardingSteps]);
/** Allowed adjectives that are neither gerunds nor participles. */
const adjectives =
  /^(idle|empty|ready|open|current|kept|known|unknown|none|some|notFound|found|done|resetSent|signedIn|signedOut|undoable|clear)$/;
/** An ongoing state ends in -ing, possibly with an object (`loadingFeed`). A result ends in -ed. */
const isState = (name: string) =>
  steps.has(name) || adjectives.test(name) || /^[a-z]+ing([A-Z]\w*)?$/.test(name) || /ed$/.test(name);
/** The name of a region is a noun. */
const isRegion = (name: string) => /^[a-z][A-Za-z]*$/.test(name) && !/(ing|ed)$/.test(name);
const isEvent = (name: string) => /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name);
const isGuard = (name: string) => /^(is|can|has)[A-Z]/.test(name);
const isName = (name: string) => /^[a-z][A-Za-z]*$/.test(name);

const isOwn = (event: string) => !event.startsWith('xstate.');

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

describe.each([...machines])('the machine `%s`', (_, machine) => {
  const nodes = nodesOf(machine.root).slice(1);
  const isInParallel = (node: AnyStateNode) => node.parent?.type === 'parallel';
  const isInSequence = (node: AnyStateNode) => !isInParallel(node);

  it('names states, regions, events, guards, actors and actions as CONTRIBUTING.md requires', () => {
    const { guards, actors, actions } = machine.implementations;
    const named = (isRight: (name: string) => boolean, names: string[]) =>
      names.filter((name) => !isRight(name));
    const keys = (isWanted: (node: AnyStateNode) => boolean) => nodes.filter(isWanted).map(({ key }) => key);
    expect({
      states: named(isState, keys(isInSequence)),
      regions: named(isRegion, keys(isInParallel)),
      events: named(isEvent, machine.events.filter(isOwn)),
      guards: named(isGuard, Object.keys(guards)),
      others: named(isName, [...Object.keys(actors), ...Object.keys(actions)]),
    }).toEqual({ states: [], regions: [], events: [], guards: [], others: [] });
  });

  it('handles the failure of each invoked actor', () => {
    const ids = nodesOf(machine.root)
      .flatMap(({ invoke }) => invoke)
      // The actor `pageHide` needs no handler: the draft is stored anyway when the user stops typing.
      .filter(({ src }) => src !== 'pageHide')
      .map(({ id }) => id);
    const failures = new Set<string>(machine.events);
    expect(ids.filter((id) => !failures.has(`xstate.error.actor.${id}`))).toEqual([]);
  });
});
