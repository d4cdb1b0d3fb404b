import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { YourDataProps } from '@/components/settings/YourData';
import type { YourDataDeleteProps } from '@/components/settings/YourDataDelete';
import type { YourDataImportProps } from '@/components/settings/YourDataImport';
import type { YourDataResetProps } from '@/components/settings/YourDataReset';
import type { myDataMachine } from '@/machines/myData/machine';

type MyDataProps = {
  card: YourDataProps;
  /** The props of the three dialogs. At most one dialog is open; the others are `null`. */
  importing: YourDataImportProps | null;
  resetting: YourDataResetProps | null;
  deleting: YourDataDeleteProps | null;
};

/** The error codes of a sign-in provider for a wrong password. */
const wrongPassword = ['auth/invalid-credential', 'auth/wrong-password', 'auth/missing-password'];

/** Returns the props of the card and its dialogs from the machine's state. `name`: the user's name. */
export function myDataConnector(
  { send }: Pick<ActorRefFrom<typeof myDataMachine>, 'send'>,
  snapshot: SnapshotFrom<typeof myDataMachine>,
  name: string,
): MyDataProps {
  const { context } = snapshot;
  const { hasAccount, problem, preview, signInMethod, refusal } = context;
  const isPasswordWrong = wrongPassword.includes(refusal?.code ?? '');
  const isAt = (state: typeof snapshot.value) => snapshot.matches(state);
  return {
    card: {
      busy: isAt('exporting') ? 'export' : isAt('reading') ? 'import' : null,
      isAsking: snapshot.hasTag('import') || snapshot.hasTag('reset') || snapshot.hasTag('delete'),
      problem: isAt('exportFailed') ? { kind: 'exportFailed' } : problem,
      onExport: () => send({ type: 'export.press' }),
      onChooseFile: (file) => send({ type: 'file.choose', file }),
      onReset: () => send({ type: 'reset.press' }),
      onDelete: hasAccount ? () => send({ type: 'delete.press' }) : undefined,
    },
    importing: preview
      ? {
          preview,
          status: isAt('importing') ? 'importing' : isAt('importFailed') ? 'failed' : 'asking',
          onConfirm: () => send({ type: 'import.confirm' }),
          onCancel: () => send({ type: 'import.cancel' }),
        }
      : null,
    resetting: snapshot.hasTag('reset')
      ? {
          hasAccount,
          status: isAt('resetting') ? 'resetting' : isAt('resetFailed') ? 'failed' : 'asking',
          onConfirm: () => send({ type: 'reset.confirm' }),
          onCancel: () => send({ type: 'reset.cancel' }),
        }
      : null,
    deleting: snapshot.hasTag('delete')
      ? {
          name,
          isBusy: snapshot.hasTag('busy'),
          method: signInMethod,
          isPasswordWrong,
          refusal: isPasswordWrong ? null : refusal?.message,
          onConfirm: (password) => send({ type: 'delete.confirm', password }),
          onCancel: () => send({ type: 'delete.cancel' }),
        }
      : null,
  };
}
