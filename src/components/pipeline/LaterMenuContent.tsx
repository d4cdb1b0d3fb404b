import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { laterDay, laterOptions } from '@/data/schema/text/laterDays';
import { Button } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { Dialog } from '../overlays/Dialog';
import { Menu, MenuItem } from '../overlays/Menu';
import * as styles from './LaterMenuContent.css';

export type LaterMenuContentProps = {
  /** The current time, in ms since the epoch. */
  now: number;
  /** Called with the beginning of the chosen local day, in ms since the epoch. */
  onPostpone: (until: number) => void;
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the user opens or closes the menu. */
  onOpenChange: (isOpen: boolean) => void;
};

/** The menu of `LaterMenu` and its dialog, in a separate chunk that loads when the user presses the button. */
export function LaterMenuContent({ now, onPostpone, trigger, isOpen, onOpenChange }: LaterMenuContentProps) {
  const t = useMessages('today');
  const formats = useFormats();
  const [isPicking, setPicking] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <span className={styles.frame} ref={frame}>
      <Menu label={t.laterMenu} trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
        {laterOptions(now).map(({ option, until }) => (
          <MenuItem key={option} onSelect={() => onPostpone(until)}>
            <span className={styles.option}>
              {t.laterOptions[option]}
              <span className={styles.day}>{formats.day(until, now)}</span>
            </span>
          </MenuItem>
        ))}
        <MenuItem onSelect={() => setPicking(true)}>{t.pick.open}</MenuItem>
      </Menu>
      {isPicking && (
        <PickDialog
          now={now}
          onPostpone={onPostpone}
          onClose={() => setPicking(false)}
          onClosed={() => frame.current?.querySelector('button')?.focus()}
        />
      )}
    </span>
  );
}

type PickDialogProps = Pick<LaterMenuContentProps, 'now' | 'onPostpone'> & {
  onClose: () => void;
  /** Called once the dialog is closed. */
  onClosed: () => void;
};

function PickDialog({ now, onPostpone, onClose, onClosed }: PickDialogProps) {
  const t = useMessages('today').pick;
  const common = useMessages('common');
  const [typed, setTyped] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const closed = useRef(onClosed);
  closed.current = onClosed;
  // The browser can't restore the focus, because the item of the menu that had it no longer exists.
  useEffect(() => () => closed.current(), []);
  function submit() {
    const until = laterDay(typed, now);
    setFailed(until === undefined);
    if (until !== undefined) onPostpone(until);
  }
  return (
    <Dialog
      isOpen
      title={t.open}
      closeLabel={common.close}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button onClick={submit}>{t.save}</Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t.day}
          name="day"
          type="date"
          value={typed}
          onChange={setTyped}
          error={hasFailed ? t.past : undefined}
        />
      </form>
    </Dialog>
  );
}
