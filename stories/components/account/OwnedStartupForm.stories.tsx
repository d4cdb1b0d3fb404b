import { heliogrid, kestrel, stressStartup } from '@kit/fixtures/account';
import { expect, fn } from 'storybook/test';
import { OwnedStartupForm, type OwnedStartupFormProps } from '@/components/account/OwnedStartupForm';
import { typedStartup } from '@/data/schema/ownedStartup';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { phone } from '../../support/globals';
import { statefulForm } from '../../support/stateful';

const Stateful = statefulForm<OwnedStartupFormProps>(OwnedStartupForm);

const meta = preview.meta({
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
  decorators: [below(['h2', 'My Startups'])],
});

/** Every field of the five steps of the listing. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.selectOptions(canvas.getByLabelText('Stage'), 'Series C+');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('stage', 'Series C+');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the image' }));
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('logo', '');
    await userEvent.type(field('Team members'), 'Ada Moor, CTO{Enter}');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('team', [...heliogrid.team, 'Ada Moor, CTO']);
    await userEvent.selectOptions(canvas.getByLabelText('Funding round'), 'Bootstrapped');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('fundingRound', 'Bootstrapped');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

/** The focus goes to the first invalid field. The stage of the listing stays, though it isn’t offered here. */
export const Invalid = meta.story({
  args: {
    values: { ...typedStartup(kestrel), stage: 'Bootstrapped', tagline: '', email: 'hello' },
    errors: { email: 'emailInvalid', tagline: 'taglineRequired' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tagline')).toHaveFocus();
    await expect(canvas.getByLabelText('Tagline')).toHaveAccessibleDescription('Tagline is required');
    await expect(canvas.getByLabelText('Stage')).toHaveValue('Bootstrapped');
  },
});

export const Stress = meta.story({
  args: {
    values: { ...typedStartup(stressStartup), name: '' },
    savedName: stressStartup.name,
    hasFailed: true,
    isBusy: true,
  },
  globals: { ...phone, locale: 'hi', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeInTheDocument();
    await expect(canvas.getAllByRole('button').at(-1)).toBeDisabled();
  },
});
