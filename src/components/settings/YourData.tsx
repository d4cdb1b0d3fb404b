import { type Catalogs, useMessages } from '@messages';
import { type Formats, useFormats } from '@messages/format';
import { Download, Upload } from 'lucide';
import { useRef } from 'react';
import type { ImportProblem } from '@/data/ports/MyData';
import { exportMaximum } from '@/data/schema/shapes/files';
import { Button } from '../controls/Button';
import { useFocusAfterBusy } from '../controls/useFocusAfterBusy';
import { Alert } from '../feedback/Alert';
import { Divider } from '../layout/Divider';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { SettingsCard } from './SettingsCard';
import * as styles from './YourData.css';

export type YourDataProps = {
  /** The operation in progress, which disables the buttons. */
  busy?: 'export' | 'import' | null;
  /** Whether the dialog for an import, a reset or the deletion is open. */
  isAsking?: boolean;
  /** The problem with the chosen file, or with the export. */
  problem?: ImportProblem | { kind: 'exportFailed' } | null;
  /** Called to export all stored data of the user as a file. */
  onExport: () => void;
  /** Called with the chosen file, which isn't read yet. */
  onChooseFile: (file: File) => void;
  /** Called to open the dialog that asks whether to reset the data. */
  onReset: () => void;
  /** Called to open the dialog for deleting the account. Omitted for the demo account. */
  onDelete?: () => void;
};

function sentenceOf(
  problem: NonNullable<YourDataProps['problem']>,
  t: Catalogs['myData'],
  list: Formats['list'],
) {
  switch (problem.kind) {
    case 'exportFailed':
      return t.exportFailed;
    case 'tooLarge':
      return t.problem.tooLarge({ megabytes: exportMaximum / 1024 / 1024 });
    case 'somebodyElse':
      return t.problem.somebodyElse({ name: problem.name });
    case 'damaged': {
      const wrong = problem.wrong.map(({ group, count }) => t.groups[group ?? 'unknown']({ count }));
      return wrong.length > 0 ? t.problem.damagedIn({ wrong: list(wrong) }) : t.problem.damaged;
    }
    default:
      return t.problem[problem.kind];
  }
}

/** Export, import, reset and deletion of the user's data. */
export function YourData({
  busy = null,
  isAsking = false,
  problem = null,
  onExport,
  onChooseFile,
  onReset,
  onDelete,
}: YourDataProps) {
  const t = useMessages('myData');
  const { list } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = busy !== null;
  useFocusAfterBusy(isBusy || isAsking);

  return (
    <SettingsCard title={t.title} gap={16}>
      <Text tone="muted">{t.text}</Text>
      {problem && <Alert>{sentenceOf(problem, t, list)}</Alert>}
      <div>
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            icon={Download}
            onClick={onExport}
            isBusy={busy === 'export'}
            isDisabled={isBusy}
          >
            {t.export}
          </Button>
          <Button
            variant="secondary"
            icon={Upload}
            onClick={() => input.current?.click()}
            isBusy={busy === 'import'}
            isDisabled={isBusy}
          >
            {t.import}
          </Button>
          <Button variant="danger" onClick={onReset} isDisabled={isBusy}>
            {t.reset[onDelete ? 'account' : 'sample'].press}
          </Button>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Clears the input. Otherwise, choosing the same file again fires no `change` event.
            event.target.value = '';
            if (file) onChooseFile(file);
          }}
        />
        <div role="status">
          <VisuallyHidden>
            {busy === 'export' && t.exporting}
            {busy === 'import' && t.reading}
          </VisuallyHidden>
        </div>
      </div>
      <Divider />
      <Stack gap={8}>
        <Heading level={3}>{t.deleteTitle}</Heading>
        <Text tone="muted">{onDelete ? t.deleteText : t.deleteNotForSample}</Text>
      </Stack>
      {onDelete && (
        <div className={styles.buttons}>
          <Button variant="danger" onClick={onDelete} isDisabled={isBusy}>
            {t.deletePress}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
