import { useMessages } from '@messages';
import { Ellipsis } from 'lucide';
import { IconButton } from '../controls/IconButton';
import { lazyPart, useOpened } from '../layout/lazyPart';
import { Text } from '../typography/Text';
import * as styles from './ViewAs.css';
import type { ViewAsMenuProps } from './ViewAsMenu';

const ViewAsMenu = lazyPart(async () => (await import('./ViewAsMenu')).ViewAsMenu);

export type ViewAsProps = Pick<ViewAsMenuProps, 'value' | 'options' | 'onChange'>;

/**
 * Through whose eyes one looks at one's own page, and what that shows: a button, and below all buttons a line. Its menu is
 * fetched when the person presses the button; one that can't be fetched leaves it for another try.
 */
export function ViewAs(props: ViewAsProps) {
  const t = useMessages('profile').shared.privacy;
  const { isThere, isOpen, open, onOpenChange } = useOpened(ViewAsMenu);
  return (
    <>
      {isThere ? (
        <ViewAsMenu
          {...props}
          trigger={<IconButton label={t.viewAs} icon={Ellipsis} />}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        />
      ) : (
        <IconButton label={t.viewAs} icon={Ellipsis} aria-haspopup="menu" onClick={open} />
      )}
      <div className={styles.seenBy} role="status">
        {props.value !== 'self' && (
          <Text size="small" tone="muted">
            {t.seenBy[props.value]}
          </Text>
        )}
      </div>
    </>
  );
}
