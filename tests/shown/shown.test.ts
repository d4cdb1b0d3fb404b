import { chartOf, leavesOf, statesOf } from '@kit/statechart/graph';
import { describe, expect, it, onTestFinished } from 'vitest';
import { everyWalk } from '../machines/walks';
import { leavesAt, type Walk, type Way, walker, waysOf } from '../support/walk';
import { auth } from './auth';
import { pipeline } from './board';
import { feed } from './feed';
import { profile } from './profile';
import { show } from './show';
import { belongingTo, type Shown, seenNow } from './shown';
import { thread } from './thread';
import { investorWizard, onboardingWizard, ownInvestorWizard, startupWizard } from './wizards';

// Drives each machine along the shortest path to each visible state, on the page of the machine. After each
// step, the page must show the content of the current state, and no content of other states.

const pagesOf: Record<string, Shown[]> = {
  auth,
  feed: [feed],
  pipeline: [pipeline],
  profile: [profile],
  thread: [thread],
  investorWizard: [investorWizard],
  ownInvestorWizard: [ownInvestorWizard],
  onboardingWizard: [onboardingWizard],
  startupWizard: [startupWizard],
};

/** Sends the events of a path and checks the page after each event. */
async function goOnPage(id: string, walk: Walk, way: Way, shown: Shown) {
  const { actor, now, happen, stop } = walker(walk);
  const hide = show(shown, id, actor);
  onTestFinished(() => {
    hide();
    stop();
  });
  const look = () =>
    expect
      .poll(() => seenNow(shown), { interval: 10, timeout: 2000, message: JSON.stringify(now().value) })
      .toEqual(belongingTo(now().value, shown));
  await look();
  for (const event of way.events) {
    await happen(event);
    await look();
  }
}

describe.each(everyWalk.filter(([id]) => pagesOf[id]))('pages of the machine %s', (id, walk) => {
  const { root } = chartOf(walk.machine);
  const pages = pagesOf[id] ?? [];
  const leaves = leavesOf({ id, root }).filter(({ unseen }) => unseen === null);
  let ways: Way[] | undefined;

  it.each(leaves.map(({ path }) => path))('show the content of %s, and of no other states', async (leaf) => {
    const showing = pages.filter(({ shows }) => shows[leaf]);
    if (!showing.length) throw new Error(`Nothing says what ${leaf} shows`);
    ways ??= waysOf(walk);
    for (const shown of showing) {
      // Whether the content of the state is visible at the end of a path. Other active states may hide it.
      const isSeenAfter = ({ end }: Way) => {
        const seen = belongingTo(end.value, shown);
        return belongingTo(leaf, shown).every((sight) => seen.includes(sight));
      };
      const way = ways.find((each) => leavesAt(each).includes(leaf) && isSeenAfter(each));
      if (!way) throw new Error(`No way leads to where ${leaf} is seen`);
      await goOnPage(id, walk, way, shown);
    }
  });

  it('list visible content only for existing states', () => {
    const states = statesOf(root).map(({ path }) => path);
    const said = pages.flatMap(({ shows }) => Object.keys(shows));
    expect(said.filter((state) => !states.includes(state))).toEqual([]);
  });
});
