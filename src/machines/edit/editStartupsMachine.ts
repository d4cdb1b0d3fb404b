import { ownedStartupRule } from '@/data/schema/rules/ownedStartupRule';
import {
  type MyStartup,
  readStartup,
  type TypedStartup,
  typedStartup,
} from '@/data/schema/shapes/ownedStartup';
import { createEditMachine } from './createEditMachine';

/** Sets whether a startup seeks investment (spec section 4), or removes or restores it. */
export type StartupChange = { id: string; isActive: boolean } | { id: string; isRemoved: boolean };

/** A user's own startups (spec sections 2 to 4, My Startups). The user edits one startup at a time. */
export const editStartupsMachine = createEditMachine<MyStartup[], TypedStartup, StartupChange>({
  id: 'editStartups',
  copyOf(startups, id) {
    const startup = startups.find((candidate) => candidate.id === id);
    return startup ? typedStartup(startup) : null;
  },
  meaningOf: readStartup,
  rule: ownedStartupRule,
  isRemovable: true,
  withChange(startups, change) {
    if ('isActive' in change)
      return startups.map((startup) =>
        startup.id === change.id ? { ...startup, isActive: change.isActive } : startup,
      );
    // A restored startup appears when the startups are read again.
    return change.isRemoved ? startups.filter(({ id }) => id !== change.id) : startups;
  },
  supersedes: (later, earlier) => later.id === earlier.id && 'isActive' in later === 'isActive' in earlier,
});
