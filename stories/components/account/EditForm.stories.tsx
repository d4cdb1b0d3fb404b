import { stressTexts } from '@kit/fixtures/feed';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EditForm, type EditFormProps } from '@/components/account/EditForm';
import { TextField } from '@/components/controls/TextField';
import preview, { hindiPhone } from '../../support/preview';

const fields = (error?: string) => (
  <TextField label="Role" name="role" defaultValue="Founder" error={error} />
);

const meta = preview.meta({
  component: EditForm,
  args: {
    title: 'Edit Profile',
    isBusy: false,
    hasFailed: false,
    onSave: fn(),
    onCancel: fn(),
    children: fields(),
  },
});

/** The heading has the focus initially. Enter in a field saves. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit Profile' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Role'), '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** A form that fails to save when a button far down the page is pressed. */
function Refused(props: EditFormProps) {
  const [status, setStatus] = useState('typing');
  const save = () => {
    setStatus('saving');
    props.onSave();
  };
  return (
    <>
      <EditForm {...props} isBusy={status === 'saving'} hasFailed={status === 'failed'} onSave={save} />
      <div style={{ height: '300vh' }} />
      <button type="button" onClick={() => setStatus('failed')}>
        Reject the save
      </button>
    </>
  );
}

/** A second submission is ignored while saving. A failure is visible at any scroll position, and Save has the focus. */
export const Saving = meta.story({
  render: (args) => <Refused {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(args.onSave).toHaveBeenCalledOnce();
    canvas.getByLabelText('Role').blur();

    const page = canvasElement.ownerDocument.documentElement;
    page.scrollTo(0, page.scrollHeight);
    // `click()` doesn’t move the focus, like the storage error that this button simulates.
    canvas.getByRole('button', { name: 'Reject the save' }).click();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your changes couldn’t be saved on this device.');
    const { top, bottom } = alert.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(page.clientHeight);
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  },
});

/** An invalid field receives the focus, and nothing is saved. */
export const Stress = meta.story({
  args: {
    title: stressTexts.unbroken.slice(0, 120),
    hasFailed: true,
    children: fields('This can’t be read.'),
  },
  globals: hindiPhone,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
    await expect(canvas.getByLabelText('Role')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
