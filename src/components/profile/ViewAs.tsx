import { useMessages } from '@messages';
import { Ellipsis } from 'lucide';
import { IconButton } from '../controls/IconButton';
import { lazyPart, useOpened } from '../layout/lazyPart';
import { Text } from '../typography/Text';
import * as styles from './ViewAs.css';
import type { ViewAsMenuProps } from './ViewAsMenu';

const ViewAsMenu = lazyPart(() => import('./ViewAsMenu'), 'ViewAsMenu');

export type ViewAsProps = Pick<ViewAsMenuProps, 'value' | 'options' | 'onChange'>;

/**
 * A menu to view the user's own page as another viewer, and a text that names the chosen viewer. The menu
 * loads when the user presses its button. If loading fails, the user can press the button again.
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
