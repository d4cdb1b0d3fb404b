import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { Button } from '../controls/Button';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './ClashDialog.css';

export type ClashDialogProps<Field extends string = string> = {
  /** Fields that both the user and another tab or device changed. If empty, the dialog is closed. */
  clashes: readonly { field: Field; mine: unknown; theirs: unknown }[];
  /** Labels of the fields. */
  labels: Record<Field, string>;
  /** Called with the value to use: the user's input (`mine`) or the saved value (`theirs`). */
  onSettle: (field: Field, choice: 'mine' | 'theirs') => void;
  /** Called to return to the form without a decision. */
  onClose: () => void;
};

const choices = ['mine', 'theirs'] as const;

/** Shows the user's input beside the value that another tab or device saved. The user chooses per field. */
export function ClashDialog<Field extends string>({
  clashes,
  labels,
  onSettle,
  onClose,
}: ClashDialogProps<Field>) {
  const t = useMessages('account').clash;
  const textOf = useTextOf();
  return (
    <Dialog
      isOpen={clashes.length > 0}
      onClose={onClose}
      title={t.title}
      closeLabel={useMessages('common').close}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      <Stack gap={20}>
        <Text>{t.text}</Text>
        {clashes.map(({ field, ...values }) => (
          <section key={field} aria-labelledby={`clash-${field}`}>
            <Stack gap={8}>
              <Heading level={3} id={`clash-${field}`}>
                {labels[field]}
              </Heading>
              <div className={styles.values}>
                {choices.map((choice) => (
                  <div key={choice} className={styles.value}>
                    <Text size="small" tone="muted">
                      {t[choice]}
                    </Text>
                    <p className={styles.text} id={`clash-${field}-${choice}`}>
                      {textOf(values[choice], field)}
                    </p>
                    <Button
                      variant="secondary"
                      size="small"
                      describedBy={`clash-${field} clash-${field}-${choice}`}
                      onClick={() => onSettle(field, choice)}
                    >
                      {t.keep[choice]}
                    </Button>
                  </div>
                ))}
              </div>
            </Stack>
          </section>
        ))}
      </Stack>
    </Dialog>
  );
}

/** Returns a function that formats the value of any field (string, boolean, list or file) as text. */
function useTextOf(): (value: unknown, field: string) => string {
  const { blank, picture, pdf } = useMessages('account').clash;
  const choiceText = useChoiceText();
  const textOf = (value: unknown): string => {
    if (typeof value === 'boolean') return choiceText(value ? 'Yes' : 'No');
    if (typeof value === 'string') return choiceText(value.trim());
    if (Array.isArray(value)) {
      const isOfEntries = value.some((item) => typeof item === 'object');
      return value.map(textOf).join(isOfEntries ? '\n' : ', ');
    }
    return Object.values(value ?? {})
      .filter(Boolean)
      .map(textOf)
      .join(', ');
  };
  const isFile = (value: unknown) =>
    value instanceof Blob || (typeof value === 'string' && /^(blob:|\/(images|files)\/)/.test(value));
  return (value, field) => {
    if (isFile(value)) return field === 'pitchDeck' ? pdf : picture;
    return textOf(value) || blank;
  };
}
