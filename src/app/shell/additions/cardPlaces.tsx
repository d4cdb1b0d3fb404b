import { type Catalogs, useMessages } from '@messages';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import type { PlaceOf } from '@/components/pipeline/additions';
import { isThere, stageOf } from '@/data/schema/rules/pipelineCards';
import { href } from '@/data/schema/shapes/href';
import { stageName } from '@/data/schema/shapes/pipeline';
import type { additionsMachine } from '@/machines/additions/machine';
import type { AdditionsContext, CardChange } from '@/machines/additions/types';
import { useNotSaved } from '../../hooks/useNotSaved';
import { useSnapshot } from '../../hooks/useSnapshot';
import type { Services } from '../../services/createServices';
import { type Act, useRecordAct } from '../undo';
import { useShowToast } from '../useToasts';
import { additionsOf } from './machines';

// The code of the additions to the pipeline that loads when a page with such a control is idle.

type Actor = ActorRefFrom<typeof additionsMachine>;
type Words = Pick<Catalogs['work'], 'stages' | 'adding'>;

/** Starts the machine of the current user's additions to the pipeline. */
export function startAdditions(services: Services) {
  const actor = createActor(additionsOf(services), { inspect: services.inspect }).start();
  const ready = () => waitFor(actor, (snapshot) => !snapshot.hasTag('loading'));
  return { actor, Places, ready };
}

/** Returns the function that finds the place of a card. */
export function placesOf({ cards, stages }: Pick<AdditionsContext, 'cards' | 'stages'>, t: Words): PlaceOf {
  const there = new Map(cards.filter(isThere).map((card) => [card.id, card]));
  return (id) => {
    const card = there.get(id);
    if (!card || !stages) return null;
    const stage = stageOf(stages, card);
    return {
      stage: stage.id,
      stages: stages[card.board].map((each) => ({ value: each.id, label: stageName(each, t.stages) })),
      href: href('board', { search: { board: card.board, card: id } }),
      label: t.adding.in({ place: stageName(stage, t.stages) }),
      open: t.adding.open,
      remove: t.adding.remove,
    };
  };
}

/** Returns the texts about a change and about its undoing, and the changes that undo it. */
export function actOf({ act, write, inverse, from, to }: CardChange, t: Words): Act {
  const name = write.value?.name ?? '';
  const { added, moved, removed, movedBack, addedBack } = t.adding;
  const texts = {
    add: { said: added({ name }), cameBack: removed({ name }) },
    move: {
      said: moved({ name, place: stageName(to, t.stages) }),
      cameBack: movedBack({ name, place: stageName(from, t.stages) }),
    },
    remove: { said: removed({ name }), cameBack: addedBack({ name, place: stageName(from, t.stages) }) },
  };
  return { ...texts[act], changes: [inverse] };
}

type PlacesProps = { actor: Actor; onPlaces: (placeOf?: PlaceOf) => void };

/** Reports the places of the cards, and shows toasts about changes. Renders nothing. */
function Places({ actor, onPlaces }: PlacesProps) {
  const t = useMessages('work');
  const snapshot = useSnapshot(actor);
  const { cards, stages } = snapshot.context;
  const placeOf = useMemo(() => placesOf({ cards, stages }, t), [cards, stages, t]);
  const isLoading = snapshot.hasTag('loading');
  useLayoutEffect(() => {
    if (!isLoading) onPlaces(placeOf);
  }, [isLoading, placeOf, onPlaces]);
  useLayoutEffect(() => () => onPlaces(), [onPlaces]);

  const recordAct = useRecordAct();
  useEffect(
    () => actor.on('act.done', ({ change }) => recordAct(actOf(change, t))).unsubscribe,
    [actor, recordAct, t],
  );
  useNotSaved(actor, useShowToast());
  return null;
}
