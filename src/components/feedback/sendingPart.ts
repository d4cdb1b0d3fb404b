import { type ComponentType, createElement, Suspense } from 'react';
import { handledElsewhere } from '@/data/log/report';
import { lazyPart } from '../layout/lazyPart';
import type { SendingNoteProps } from './SendingNote';

const none: ComponentType<SendingNoteProps> = () => null;

/** Without the mark, a page still works, so a failure to load isn't shown. */
const Note =
  import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES
    ? lazyPart(async () => {
        const module = await import('./SendingNote').catch(handledElsewhere);
        return { SendingNote: module?.SendingNote ?? none };
      }, 'SendingNote')
    : none;
// A story that suspends during a simulated press would never continue (React's `act`).
if (import.meta.env.VITE_STORIES && 'fetch' in Note) Note.fetch().catch(handledElsewhere);

/** `SendingNote`, in a separate chunk. Only builds with a database render it, and the bundler removes it from others. */
export const Sending = (props: SendingNoteProps) => createElement(Suspense, null, createElement(Note, props));
