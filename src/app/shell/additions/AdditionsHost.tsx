import { useMessages } from '@messages';
import {
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { AdditionsContext, type PipelinePress, type PlaceOf } from '@/components/pipeline/additions';
import type { CardId } from '@/data/schema/shapes/pipeline';
import type { CardPress } from '@/machines/additions/types';
import { IdleContext } from '../../hooks/IdleContext';
import { LoadBoundary } from '../../router/LoadBoundary';
import { speculate } from '../../router/loadChunk';
import { lazyActor } from '../../services/lazyActor';
import { useServices } from '../../session/useServices';
import { useShowToast } from '../useToasts';

/** Delay before the cards load without a press, in ms, so that the page itself loads first. */
const delay = 2000;

const nowhere: PlaceOf = () => null;
const none: readonly CardId[] = [];

/**
 * Provides pages with the user's pipeline, to add to it and to move and remove its cards. The machine loads when a
 * page with such a control is idle, or on the first press.
 */
export function AdditionsHost({ children }: { children: ReactNode }) {
  const whenIdle = use(IdleContext);
  const services = useServices();
  const showToast = useShowToast();
  const t = useMessages('app');
  const [places, setPlaces] = useState({ placeOf: nowhere, adding: none });
  const { get, atBuild, subscribe, prepare, send, stop } = useMemo(
    () => lazyActor(async () => (await import('./cardPlaces')).startAdditions(services)),
    [services],
  );
  const { parts } = useSyncExternalStore(subscribe, get, atBuild);
  const cancel = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = undefined;
      stop();
    },
    [stop],
  );
  const onPlaces = useCallback((placeOf = nowhere) => setPlaces({ placeOf, adding: none }), []);

  const actions = useMemo(() => {
    const press = (event: CardPress) => {
      setPlaces(({ placeOf, adding }) => ({ placeOf, adding: [...adding, event.id] }));
      send(event, () => {
        onPlaces();
        const action = { label: t.notSavedRetry, onClick: () => press(event) };
        showToast({ text: t.notSaved, tone: 'danger', action });
      });
    };
    return {
      onPress: (event: PipelinePress) => press({ ...event, at: services.now() }),
      onShown() {
        cancel.current ??= whenIdle(() => void speculate(prepare), delay);
      },
      load: async () => (await prepare())?.ready(),
    };
  }, [services, send, prepare, whenIdle, onPlaces, showToast, t]);

  const value = useMemo(
    () => ({
      ...actions,
      placeOf: (id: CardId) => places.placeOf(id) ?? (places.adding.includes(id) ? 'adding' : null),
    }),
    [actions, places],
  );
  return (
    <AdditionsContext value={value}>
      {children}
      {parts && (
        <LoadBoundary resetKey="" fallback={() => null}>
          <parts.Places actor={parts.actor} onPlaces={onPlaces} />
        </LoadBoundary>
      )}
    </AdditionsContext>
  );
}
