import { useMessages } from '@messages';
import { UserRoundPlus } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import { Inline } from '../layout/Inline';

export type InviteButtonsProps = {
  /** Called to copy the address of the app. */
  onInvite: () => void;
  /** Other buttons for the next step. */
  children?: ReactNode;
};

/** The buttons of an empty page in a new world. The first one invites another person. */
export function InviteButtons({ onInvite, children }: InviteButtonsProps) {
  const t = useMessages('sync');
  return (
    <Inline canWrap justify="center">
      <Button icon={UserRoundPlus} onClick={onInvite}>
        {t.invite}
      </Button>
      {children}
    </Inline>
  );
}
