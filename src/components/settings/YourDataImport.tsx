import { type Catalogs, localeNames, useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { GroupChange, ImportPreview } from '@/data/ports/MyData';
import { Button } from '../controls/Button';
import { useFocusAfterBusy } from '../controls/useFocusAfterBusy';
import { Alert } from '../feedback/Alert';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';
import * as yourDataStyles from './YourData.css';

export const importStatuses = ['asking', 'importing', 'failed'] as const;

export type YourDataImportProps = {
  /** The changes that the file would make. */
  preview: ImportPreview;
  /** failed: browser storage was full; nothing was changed. */
  status: 'asking' | 'importing' | 'failed';
  /** Called to import the file. */
  onConfirm: () => void;
  /** Called to cancel without a change. */
  onCancel: () => void;
};

/** Groups that contain a single entry, for which the text gives no count. */
const single = ['profile', 'investorProfile', 'settings', 'other'];
const ways = ['added', 'changed', 'removed'] as const;

function detailOf(change: GroupChange, t: Catalogs['myData']['preview']) {
  const words = ways
    .filter((way) => change[way] > 0)
    .map((way) => (single.includes(change.group) ? t.one[way] : t[way]({ count: change[way] })));
  return words.join(', ');
}

/** Shows the changes that a file would make, before it is imported. */
export function YourDataImport({ preview, status, onConfirm, onCancel }: YourDataImportProps) {
  const t = useMessages('myData');
  const common = useMessages('common');
  const formats = useFormats();
  const isBusy = status === 'importing';
  useFocusAfterBusy(isBusy);

  const { theme, language } = preview.appearance;
  const themes = { light: common.themeLight, dark: common.themeDark, system: common.themeSystem };
  const rows = [
    ...preview.groups.map((change) => ({
      name: t.groups[change.group]({ count: change.added + change.changed + change.removed }),
      detail: detailOf(change, t.preview),
    })),
    ...(theme ? [{ name: t.preview.theme, detail: themes[theme] }] : []),
    ...(language
      ? [{ name: t.preview.language, detail: new Map(Object.entries(localeNames)).get(language) }]
      : []),
  ];
  const isChange = rows.length > 0;

  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={t.preview.title}
      closeLabel={common.close}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel} isDisabled={isBusy}>
            {isChange ? common.cancel : common.close}
          </Button>
          {isChange && (
            <Button onClick={onConfirm} isBusy={isBusy}>
              {status === 'failed' ? common.tryAgain : t.preview.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        {status === 'failed' && <Alert>{t.preview.failed}</Alert>}
        <Text tone="muted">
          {t.preview.from({ name: preview.name, date: formats.dateTime(preview.exportedAt) })}
        </Text>
        <Text>{isChange ? t.preview.replaced : t.preview.nothing}</Text>
        {isChange && (
          <>
            <ul className={yourDataStyles.changes}>
              {rows.map(({ name, detail }) => (
                <li key={name} className={yourDataStyles.change}>
                  <span className={yourDataStyles.name}>{name}</span>
                  <span className={yourDataStyles.detail}>{detail}</span>
                </li>
              ))}
            </ul>
            <Text tone="muted">{t.preview.theRest}</Text>
          </>
        )}
      </Stack>
      <div role="status">
        <VisuallyHidden>{isBusy && t.importing}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
