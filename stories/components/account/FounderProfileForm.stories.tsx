import { newProfile, ownProfile, stressProfile } from '@kit/fixtures/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FounderProfileForm, type FounderProfileFormProps } from '@/components/account/FounderProfileForm';
import { typedProfile } from '@/data/schema/founderProfile';

function Stateful(args: FounderProfileFormProps) {
  const [values, setValues] = useState(args.values);
  return (
    <FounderProfileForm
      {...args}
      values={values}
      onFieldChange={(name, value) => {
        setValues((before) => ({ ...before, [name]: value }));
        args.onFieldChange(name, value);
      }}
    />
  );
}

const meta = {
  title: 'Components/Account/FounderProfileForm',
  component: FounderProfileForm as typeof Stateful,
  render: (args) => <Stateful {...args} />,
  args: {
    values: typedProfile(ownProfile.profile),
    savedName: 'Asha Verma',
    isBusy: false,
    hasFailed: false,
    onFieldChange: fn<FounderProfileFormProps['onFieldChange']>(),
    onSave: fn(),
    onCancel: fn(),
  },
  argTypes: { values: { control: false } },
} satisfies Meta<typeof Stateful>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Interests')).toHaveValue(
      'Climate Tech, Hardware, Marketplace, AI, SaaS',
    );
    await userEvent.type(canvas.getByLabelText('Interests'), ', Grids');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith(
      'interests',
      'Climate Tech, Hardware, Marketplace, AI, SaaS, Grids',
    );
    await userEvent.clear(canvas.getByLabelText('Name'));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(
      'Left blank, it stays Asha Verma.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add a position' }));
    await expect(canvas.getAllByLabelText('Company').at(-1)).toHaveValue('');
  },
};

/** No field is filled in, and no list has an entry. */
export const Empty: Story = {
  args: { values: typedProfile(newProfile.profile), savedName: 'Noor Haddad' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Company')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add education' })).toBeVisible();
  },
};

export const Saving: Story = { args: { isBusy: true } };
export const Failed: Story = { args: { hasFailed: true } };
export const Stress: Story = {
  args: { values: typedProfile(stressProfile.profile) },
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
