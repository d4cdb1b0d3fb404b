import { fromPromise } from 'xstate';
import type { Directory, ProfilePage } from '@/data/ports/Directory';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { Opening } from '@/data/ports/Opening';
import type { ProfileKind } from '@/data/schema/ref';
import { marksActor } from '../shared/marksActor';
import { watchDirectory } from '../shared/watchDirectory';

type ProfilePorts = {
  directory: Opening<Directory>;
  marks: Opening<MarkStore>;
  clipboard: Pick<Clipboard, 'writeText'>;
};

/** What a profile reads, marks and copies. */
export const profileActors = ({ directory, marks, clipboard }: ProfilePorts) => ({
  loadProfile: fromPromise<ProfilePage | null, { kind: ProfileKind; id: string }>(async ({ input }) =>
    (await directory()).find(input.kind, input.id),
  ),
  /** Rejects where the clipboard can't be used. */
  copyText: fromPromise<void, { text: string }>(({ input }) => clipboard.writeText(input.text)),
  marks: marksActor(marks),
  watchDirectory: watchDirectory(directory),
});
