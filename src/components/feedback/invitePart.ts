import { type ComponentType, createElement, Suspense } from 'react';
import { handledElsewhere } from '@/data/log/report';
import { lazyPart } from '../layout/lazyPart';
import type { InviteButtonsProps } from './InviteButtons';

const none: ComponentType<InviteButtonsProps> = ({ children }) => children;

/** If the code fails to load, the other buttons remain. */
const Buttons = import.meta.env.VITE_FIREBASE_DATABASE_URL
  ? lazyPart(async () => {
      const module = await import('./InviteButtons').catch(handledElsewhere);
      return { InviteButtons: module?.InviteButtons ?? none };
    }, 'InviteButtons')
  : none;

/** `InviteButtons`, in a separate chunk. Only builds with a database render it, and the bundler removes it from others. */
export const Invite = (props: InviteButtonsProps) =>
  createElement(Suspense, { fallback: props.children }, createElement(Buttons, props));
