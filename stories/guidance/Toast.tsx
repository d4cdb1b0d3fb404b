import { useState } from 'react';
import { Button } from '@/components/controls/Button';
import { Alert } from '@/components/feedback/Alert';
import { type ToastItem, ToastRegion } from '@/components/feedback/Toast';
import { Stack } from '@/components/layout/Stack';
import { Do, Dont } from '../../.storybook/docs/Guidance';

const region = { label: 'Notifications', closeLabel: 'Close' };

type TryProps = { label: string; toast: Omit<ToastItem, 'id'> };

/** A button that shows the toast, any number of times. */
function Try({ label, toast }: TryProps) {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const dismiss = (id: string) => setToasts((kept) => kept.filter((each) => each.id !== id));
  return (
    <>
      <Button variant="secondary" onClick={() => setToasts([{ ...toast, id: toast.text }])}>
        {label}
      </Button>
      {toasts.length > 0 && <ToastRegion {...region} toasts={toasts} onDismiss={dismiss} />}
    </>
  );
}

export default () => (
  <>
    <Do says="For a success that needs no response, with one action at most, such as Undo.">
      <Try
        label="Remove from starred"
        toast={{ text: 'Heliogrid is no longer starred', action: { label: 'Undo', onClick: () => {} } }}
      />
    </Do>
    <Dont says="For a message that users must read or answer: it disappears automatically.">
      <Try label="Save" toast={{ text: 'Your changes weren’t saved', tone: 'danger' }} />
    </Dont>
    <Do says="Show the errors of a form in the form, until they are fixed.">
      <Stack gap={12} align="start">
        <Alert>Your changes weren’t saved. Save again.</Alert>
        <Button>Save again</Button>
      </Stack>
    </Do>
    <Dont says="For a visible change: a toast for every like is noise, the heart already shows it.">
      <Try label="Like" toast={{ text: 'You liked this post', tone: 'success' }} />
    </Dont>
  </>
);
