import type { ComponentType } from 'react';
import type { RouteName } from './paths';

/** The module of a screen's route. */
export type Screen = { default: ComponentType<{ name: RouteName | 'notFound' }> };

/** Where the screens of the app are fetched from, by file. */
export const appScreens: Record<string, () => Promise<Screen>> = import.meta.glob<Screen>([
  '../screens/*/*Route.tsx',
  '!../screens/{Landing,About,Blogs,Contact,Terms,Auth,ForgotPassword,NotFound,LoadFailed}/*',
]);
