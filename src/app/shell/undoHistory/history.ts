import { loadMessages } from '@messages';
import { createActor } from 'xstate';
import type { ToastItem } from '@/components/feedback/Toast';
import { reporting } from '@/data/log/report';
import type { Act } from '@/data/schema/shapes/act';
import type { Services } from '../../services/createServices';
import { isInField } from '../isInField';
import { isShortcut } from '../keys';
import { undoHistoryOf } from './machines';

// The code of Undo, which loads with the first act.

type Show = (toast: Omit<ToastItem, 'id'>) => void;
type History = ReturnType<typeof start>;

/** The acts of each account. Another account has other services, so its history is empty. */
const histories = new WeakMap<Services, History>();

/** A newer toast about Undo replaces an earlier one, because only one act is the latest. */
const topic = 'undo';

/** Starts the history of an account's acts. Shows what can be undone, and what was undone, in toasts. */
function start(services: Services, show: Show) {
  const actor = createActor(undoHistoryOf(services), { inspect: services.inspect });

  async function offer(act: Act, isRetry: boolean) {
    const t = await loadMessages(services.appearance.get().locale, 'commands');
    // The user may have undone the act while the texts were loading.
    if (!actor.getSnapshot().context.acts.includes(act)) return;
    show({
      topic,
      text: isRetry ? t.undoFailed : act.said,
      ...(isRetry && { tone: 'danger' }),
      action: {
        label: isRetry ? t.undoRetry : t.undo,
        // After a sign-out, the button of the previous user's toast does nothing.
        onClick: () => services.isCurrent() && actor.send({ type: 'act.undo', act }),
      },
    });
  }
  const offering = (isRetry: boolean) => (event: { act: Act }) =>
    void offer(event.act, isRetry).catch((error) => {
      // Without the texts of the button, the user still sees what happened.
      if (!isRetry) show({ topic, text: event.act.said });
      reporting('undo')(error);
    });

  actor.on('act.recorded', offering(false));
  actor.on('act.failed', offering(true));
  actor.on('act.undone', ({ act }) => show({ topic, text: act.cameBack }));
  actor.on('act.refused', ({ reason }) => show({ topic, text: reason }));
  actor.start();
  undoByKey(services);
  return actor;
}

/** Undoes the latest act if the event is Ctrl+Z or ⌘Z outside of fields. */
function undoOnKey(services: Services, event: KeyboardEvent) {
  if (event.repeat || !isShortcut(event, 'Z') || isInField(event)) return;
  event.preventDefault();
  undoLatest(services);
}

/** Undoes the latest act on Ctrl+Z and ⌘Z outside of fields, until the user signs out. */
function undoByKey(services: Services) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!services.isCurrent()) return document.removeEventListener('keydown', onKeyDown);
    undoOnKey(services, event);
  };
  document.addEventListener('keydown', onKeyDown);
}

/**
 * Records an act, and offers to undo it in a toast.
 * @param pressed the keys that the user pressed while this code loaded
 */
export function record(services: Services, show: Show, act: Act, pressed: readonly KeyboardEvent[] = []) {
  const history = histories.get(services) ?? start(services, show);
  histories.set(services, history);
  history.send({ type: 'act.record', act });
  for (const event of pressed) undoOnKey(services, event);
}

/** Returns the latest act that the user can undo, if any. */
export const latestAct = (services: Services): Act | undefined =>
  histories.get(services)?.getSnapshot().context.acts.at(-1);

/** Undoes the latest act, if there is one. */
export const undoLatest = (services: Services) => histories.get(services)?.send({ type: 'act.undo' });
