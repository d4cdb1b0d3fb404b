import { heliogrid, kestrel, stressStartup } from '@kit/fixtures/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { OwnedStartupForm, type OwnedStartupFormProps } from '@/components/account/OwnedStartupForm';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { typedStartup } from '@/data/schema/ownedStartup';

function Stateful(args: OwnedStartupFormProps) {
  const [values, setValues] = useState(args.values);
  return (
    <>
      <VisuallyHidden as="h2">My Startups</VisuallyHidden>
      <OwnedStartupForm
        {...args}
        values={values}
        onFieldChange={(name, value) => {
          setValues((before) => ({ ...before, [name]: value }));
          args.onFieldChange(name, value);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Account/OwnedStartupForm',
  component: OwnedStartupForm as typeof Stateful,
  render: (args) => <Stateful {...args} />,
  args: {
    values: typedStartup(heliogrid),
    errors: {},
    savedName: 'Heliogrid',
    isBusy: false,
    hasFailed: false,
    onFieldChange: fn<OwnedStartupFormProps['onFieldChange']>(),
    onSave: fn(),
    onCancel: fn(),
  },
  argTypes: { values: { control: false } },
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Stage'), 'Series C+');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('stage', 'Series C+');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the image' }));
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('logo', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Every field of the five steps it was listed in. */
export const AllFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Problem' })).toHaveValue(heliogrid.problem);
    await expect(canvas.getByRole('textbox', { name: 'Monthly growth' })).toHaveValue('14');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Team members' }), 'Ada Moor, CTO{Enter}');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('team', [...heliogrid.team, 'Ada Moor, CTO']);
    await userEvent.selectOptions(canvas.getByLabelText('Funding round'), 'Bootstrapped');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('fundingRound', 'Bootstrapped');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The focus goes to the first field that is wrong. */
export const Wrong: Story = {
  args: {
    values: { ...typedStartup(heliogrid), tagline: '', email: 'hello' },
    errors: { email: 'emailInvalid', tagline: 'taglineRequired' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tagline')).toHaveFocus();
    await expect(canvas.getByLabelText('Tagline')).toHaveAccessibleDescription('Tagline is required');
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
  },
};

/** What was chosen when it was listed can be kept, though it isn't offered here. */
export const Bootstrapped: Story = {
  args: { values: { ...typedStartup(heliogrid), stage: 'Bootstrapped' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Stage')).toHaveValue('Bootstrapped');
  },
};

export const Empty: Story = { args: { values: typedStartup(kestrel), savedName: 'Kestrel' } };
export const Saving: Story = { args: { isBusy: true } };
export const Failed: Story = { args: { hasFailed: true } };
export const Stress: Story = {
  args: { values: { ...typedStartup(stressStartup), name: '' }, savedName: stressStartup.name },
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
