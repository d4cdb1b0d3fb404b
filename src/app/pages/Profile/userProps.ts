import { href } from '@/data/schema/href';
import { profileHref, type Ref, readRef } from '@/data/schema/ref';
import type { Connection } from '@/data/schema/user';
import type { UserScreenProps } from '@/screens/User/UserScreen';

// What a person's screen has beyond the other profiles, of a machine that it doesn't know.

type UserActor = { send: (event: { type: 'person.follow'; ref: Ref }) => void };
type Known = Connection & { ref: Ref };

const addressesOf = (ref: Ref) => {
  const { kind, id } = readRef(ref) ?? { kind: 'user', id: ref };
  return {
    href: profileHref(kind, id),
    messageHref: href('conversation', { params: { conversationId: id } }),
  };
};

/** `connections`: whom the person follows. `suggested`: with whether I follow them by now. */
export const networkProps = (
  actor: UserActor,
  connections: readonly Known[],
  suggested: readonly (Known & { isFollowing: boolean })[],
): Pick<UserScreenProps, 'connections' | 'suggestions' | 'onConnect'> => ({
  connections: connections.map((person) => ({ ...person, ...addressesOf(person.ref) })),
  suggestions: suggested.map((person) => ({ ...person, href: addressesOf(person.ref).href })),
  onConnect: (ref) => actor.send({ type: 'person.follow', ref }),
});
