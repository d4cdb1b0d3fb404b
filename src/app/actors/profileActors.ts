import { fromPromise } from 'xstate';
import type { ProfilePage } from '@/data/ports/Directory';
import type { ProfileKind } from '@/data/schema/ref';
import { directory } from '../services/services';
import { marks } from './marks';
import { watchDirectory } from './watchDirectory';

export const profileActors = {
  loadProfile: fromPromise<ProfilePage | null, { kind: ProfileKind; id: string }>(async ({ input }) =>
    (await directory()).find(input.kind, input.id),
  ),
  /** Rejects where the clipboard can't be used. */
  copyText: fromPromise<void, { text: string }>(({ input }) => navigator.clipboard.writeText(input.text)),
  marks,
  watchDirectory,
};
