import { type ComponentType, createElement, Fragment, type ReactNode, Suspense } from 'react';
import { handledElsewhere } from '@/data/log/report';
import { Inline } from '../layout/Inline';
import { lazyPart } from '../layout/lazyPart';
import type { InviteButtonsProps } from './InviteButtons';
import { Skeleton } from './Skeleton';

const none: ComponentType<InviteButtonsProps> = ({ children }) => children;

/** If the code fails to load, the other buttons remain. */
const Buttons =
  import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES
    ? lazyPart(async () => {
        const module = await import('./InviteButtons').catch(handledElsewhere);
        return { InviteButtons: module?.InviteButtons ?? none };
      }, 'InviteButtons')
    : none;

/** Prevents the other buttons from moving when the code has loaded. */
const Waiting = (props: { children?: ReactNode }) => {
  const invite = createElement(Skeleton, { shape: 'circle', width: 177, height: 42 });
  const children = createElement(Fragment, null, invite, props.children);
  return createElement(Inline, { canWrap: true, justify: 'center', children });
};

/** `InviteButtons`, in a separate chunk. Only builds with a database render it, and the bundler removes it from others. */
export const Invite = (props: InviteButtonsProps) =>
  createElement(
    Suspense,
    { fallback: createElement(Waiting, null, props.children) },
    createElement(Buttons, props),
  );
