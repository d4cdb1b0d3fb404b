import { useMessages } from '@messages';
import { Clock3 } from 'lucide';
import { type Ref, useImperativeHandle } from 'react';
import { Button } from '../controls/Button';
import { lazyPart, useOpened } from '../layout/lazyPart';
import type { LaterMenuContentProps } from './LaterMenuContent';

const LaterMenuContent = lazyPart(() => import('./LaterMenuContent'), 'LaterMenuContent');

export type LaterMenuProps = Pick<LaterMenuContentProps, 'now' | 'onPostpone'> & {
  /** Id of the element that names the row. */
  describedBy?: string;
  /** Opens the menu by another way than its button. */
  ref?: Ref<{ open: () => void }>;
};

/**
 * The button that postpones a row of Today. A press loads the menu of days, then opens it. If loading fails, the
 * user can press the button again.
 */
export function LaterMenu({ describedBy, ref, ...props }: LaterMenuProps) {
  const t = useMessages('today');
  const { isThere, isOpen, open, onOpenChange } = useOpened(LaterMenuContent);
  useImperativeHandle(ref, () => ({ open }));
  const button = { variant: 'quiet', size: 'small', icon: Clock3, describedBy } as const;
  if (isThere) {
    const trigger = <Button {...button}>{t.later}</Button>;
    return <LaterMenuContent {...props} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange} />;
  }
  return (
    <Button {...button} aria-haspopup="menu" onClick={open}>
      {t.later}
    </Button>
  );
}
