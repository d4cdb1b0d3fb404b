import { useMessages } from '@messages';
import type { Person } from '@/data/ports/MessageStore';
import { conversationHref } from '@/data/schema/shapes/ref';
import { quoted } from '@/data/schema/text/query';
import { Button } from '../controls/Button';
import { SearchField } from '../controls/SearchField';
import { Avatar } from '../feedback/Avatar';
import { Spinner } from '../feedback/Spinner';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlays/Dialog';
import { Text } from '../typography/Text';
import * as styles from './NewConversationDialog.css';

export type NewConversationDialogProps = {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** State of loading the people. */
  status: 'loading' | 'ready' | 'failed';
  /** The people who match the query. */
  people: readonly Person[];
  /** The search query. */
  query: string;
  /** Called on each input with the query. */
  onQueryChange: (query: string) => void;
  /** Called to read the people again. */
  onRetry: () => void;
  /** Called when the user chooses a person or dismisses the dialog. */
  onClose: () => void;
};

/** Lists the possible recipients of a message. Each entry links to the conversation with that person. */
export function NewConversationDialog({ isOpen, onClose, ...choice }: NewConversationDialogProps) {
  const t = useMessages('inbox');
  const common = useMessages('common');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.newConversation} closeLabel={common.close}>
      <Stack gap={12}>
        <SearchField
          label={t.peopleLabel}
          placeholder={t.peoplePlaceholder}
          clearLabel={t.searchClear}
          value={choice.query}
          onChange={choice.onQueryChange}
        />
        <div className={styles.list}>
          <People {...choice} onClose={onClose} />
        </div>
      </Stack>
    </Dialog>
  );
}

function People({
  status,
  people,
  query,
  onRetry,
  onClose,
}: Omit<NewConversationDialogProps, 'isOpen' | 'onQueryChange'>) {
  const t = useMessages('inbox');
  const common = useMessages('common');
  if (status === 'loading')
    return (
      <div className={styles.note}>
        <Spinner label={t.peopleLoading} />
      </div>
    );
  if (status === 'failed') {
    return (
      <div className={styles.note} role="alert">
        <Stack gap={12} align="start">
          <Text>{t.peopleFailed}</Text>
          <Button size="small" variant="secondary" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        </Stack>
      </div>
    );
  }
  return (
    <>
      <div role="status">
        {people.length === 0 && <p className={styles.note}>{t.nobodyFound({ query: quoted(query) })}</p>}
      </div>
      <ul>
        {people.map(({ id, slug, name, role, avatar }) => (
          <li key={id}>
            <a className={styles.row} href={conversationHref({ id, slug })} onClick={onClose}>
              <Avatar name={name} src={avatar} />
              <span className={styles.text}>
                <Text as="div" weight="strong" isTruncated>
                  <bdi>{name}</bdi>
                </Text>
                <Text as="div" size="small" tone="muted" isTruncated>
                  <bdi>{role}</bdi>
                </Text>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
