import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { EditForm, type EditFormProps } from '@/components/account/EditForm';
import { FieldGroup } from '@/components/account/FieldGroup';
import { TextField } from '@/components/controls/TextField';

function Fields({ error }: { error?: string }) {
  const [role, setRole] = useState('Founder');
  return (
    <FieldGroup title="About you">
      <TextField label="Name" name="name" defaultValue="Noor Haddad" autoComplete="name" />
      <TextField label="Role" name="role" value={role} onChange={setRole} error={error} autoComplete="off" />
    </FieldGroup>
  );
}

const meta = {
  title: 'Components/Account/EditForm',
  component: EditForm,
  args: {
    title: 'Edit profile',
    isBusy: false,
    hasFailed: false,
    onSave: fn(),
    onCancel: fn(),
    children: <Fields />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof EditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened, it leads the focus to its heading; Enter in a field saves. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Edit profile' })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Role'), '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Role'), '{Enter}');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This device could not save your changes.');
  },
};

/** A form that is refused when the button below says so, a long way down the page. */
function Refusing(props: EditFormProps) {
  const [status, setStatus] = useState('typing');
  return (
    <>
      <EditForm
        {...props}
        isBusy={status === 'saving'}
        hasFailed={status === 'failed'}
        onSave={() => setStatus('saving')}
      />
      <div style={{ height: '300vh' }} />
      <button type="button" onClick={() => setStatus('failed')}>
        The device refuses it
      </button>
    </>
  );
}

/** Whoever scrolled on while it was saved sees that it failed, and Save has the focus again. */
export const FailedOutOfSight: Story = {
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const page = canvasElement.ownerDocument.documentElement;
    page.scrollTo(0, page.scrollHeight);
    // As the device would: the focus stays where it is.
    canvas.getByRole('button', { name: 'The device refuses it' }).click();
    const { top, bottom } = (await canvas.findByRole('alert')).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(page.clientHeight);
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  },
};

/** What a field can't read is not saved away: the focus goes to it. */
export const Unreadable: Story = {
  args: { children: <Fields error="This can’t be read." /> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(canvas.getByLabelText('Role')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Stress: Story = {
  args: { title: stressTexts.unbroken.slice(0, 120), hasFailed: true },
  globals: { locale: 'hi', viewport: { value: 'phone' } },
};
export const Dark: Story = { args: { hasFailed: true }, globals: { theme: 'dark' } };
