import type { EventObject } from 'xstate';
import type { MarkChange } from '@/data/schema/shapes/marks';
import { type OutboxContext, outboxActions } from './outbox';

/**
 * The outbox actions of a machine that writes only marks. They get no `show` option: the `marks` actor reports
 * every change immediately.
 */
export const markActions = <Context extends OutboxContext<MarkChange>, Event extends EventObject>() =>
  outboxActions<Context, Event, MarkChange>({
    supersedes: (later, earlier) => earlier.kind === later.kind && earlier.id === later.id,
    to: () => 'marks',
  });
