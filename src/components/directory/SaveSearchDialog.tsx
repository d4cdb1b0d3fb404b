import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { useState } from 'react';
import { pipelineLimits } from '@/data/schema/shapes/pipeline';
import { Button } from '../controls/Button';
import { Switch } from '../controls/Switch';
import { TextField } from '../controls/TextField';
import { Alert } from '../feedback/Alert';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';

export const saveSearchStatuses = ['open', 'saving', 'failed', 'full'] as const;

export type SaveSearchDialogProps = {
  /** failed: the search couldn’t be saved. full: the user has as many searches as possible. */
  status: 'open' | 'saving' | 'failed' | 'full';
  /** Whether the dialog renames a saved search. */
  isRenaming: boolean;
  /** The name of the search. */
  name: string;
  /** Whether Today lists new results of the search. */
  tells: boolean;
  /** Called on each input with the whole name. */
  onNameChange: (name: string) => void;
  /** Called when the user toggles the switch. */
  onTellsChange: (tells: boolean) => void;
  /** Called to save. The name may be empty or too long, which the dialog explains. */
  onSubmit: () => void;
  /** Called to close the dialog without saving. */
  onClose: () => void;
};

/** Asks for the name of a saved search, and whether the user wants to hear of its new results. */
export function SaveSearchDialog({
  status,
  isRenaming,
  name,
  tells,
  onNameChange,
  onTellsChange,
  onSubmit,
  onClose,
}: SaveSearchDialogProps) {
  const t = useMessages('searches');
  const common = useMessages('common');
  const formats = useFormats();
  const [wasMissing, setMissing] = useState(false);
  const isMissing = wasMissing && name.trim() === '';
  if (status === 'full')
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t.full.title}
        closeLabel={common.close}
        footer={<Button onClick={onClose}>{common.close}</Button>}
      >
        <Text>{t.full.text({ count: formats.count(pipelineLimits.searches) })}</Text>
      </Dialog>
    );
  return (
    // The form contains the dialog, so that Enter in the field presses the button in the footer.
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(true);
        onSubmit();
      }}
    >
      <Dialog
        isOpen
        onClose={onClose}
        title={isRenaming ? t.renameTitle : t.save}
        closeLabel={common.close}
        footer={
          <>
            <Button variant="secondary" onClick={onClose} isDisabled={status === 'saving'}>
              {common.cancel}
            </Button>
            <Button type="submit" isBusy={status === 'saving'}>
              {t.confirm}
            </Button>
          </>
        }
      >
        <Stack gap={20}>
          {status === 'failed' && <Alert>{t.failed}</Alert>}
          <TextField
            label={t.name}
            name="name"
            value={name}
            onChange={onNameChange}
            maximum={pipelineLimits.searchName}
            error={isMissing ? t.nameMissing : undefined}
            isRequired
          />
          <Switch label={t.tells} hint={t.tellsHint} isChecked={tells} onChange={onTellsChange} />
        </Stack>
      </Dialog>
    </form>
  );
}
