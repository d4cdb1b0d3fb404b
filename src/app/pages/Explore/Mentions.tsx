import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from '@/app/hooks/useSnapshot';
import { meOf } from '@/app/services/me';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { MentionList } from '@/components/social/MentionList';
import type { MentionsProps } from '@/components/social/mentions';
import { mentionActors } from '@/machines/people/actors';
import { peopleMachine } from '@/machines/people/machine';
import { usePageActor } from '../../hooks/usePageActor';

/** The maximum number of suggestions. */
const most = 5;

/** A list of people whose names match the query, to mention them in a post. Loads all people on mount. */
export function Mentions({ query, ...list }: MentionsProps) {
  const services = useServices();
  const ownId = meOf(useSession()).id;
  const [machine] = useState(() => peopleMachine.provide({ actors: mentionActors(services) }));
  const actor = usePageActor(machine);
  const { people } = useSnapshot(actor).context;
  useEffect(() => actor.send({ type: 'query.change', query }), [actor, query]);
  const others = useMemo(
    () => people?.filter(({ id }) => id !== ownId).slice(0, most) ?? null,
    [people, ownId],
  );
  return <MentionList {...list} people={others} />;
}
