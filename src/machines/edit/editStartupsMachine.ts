import { type MyStartup, readStartup, type TypedStartup, typedStartup } from '@/data/schema/ownedStartup';
import { createEditMachine } from './createEditMachine';

/** Turns a startup active or inactive (spec section 4). */
export type ActivityChange = { id: string; isActive: boolean };

/** A person's own startups (spec sections 2 to 4, My Startups): one is edited at a time, by its id. */
export const editStartupsMachine = createEditMachine<MyStartup[], TypedStartup, ActivityChange>({
  id: 'editStartups',
  copyOf(startups, id) {
    const startup = startups.find((candidate) => candidate.id === id);
    return startup ? typedStartup(startup) : null;
  },
  meaningOf: readStartup,
  withChange: (startups, { id, isActive }) =>
    startups.map((startup) => (startup.id === id ? { ...startup, isActive } : startup)),
  supersedes: (later, earlier) => later.id === earlier.id,
});
