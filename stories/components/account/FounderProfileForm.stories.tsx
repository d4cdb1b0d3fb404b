import { ownProfile, stressProfile } from '@kit/fixtures/account';
import { expect, fn } from 'storybook/test';
import { FounderProfileForm, type FounderProfileFormProps } from '@/components/account/FounderProfileForm';
import { typedProfile } from '@/data/schema/founderProfile';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';
import { statefulForm } from '../../support/stateful';

const Stateful = statefulForm<FounderProfileFormProps>(FounderProfileForm);

const meta = preview.meta({
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
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const interests = 'Climate Tech, Hardware, Marketplace, AI, SaaS';
    await expect(canvas.getByLabelText('Interests')).toHaveValue(interests);
    await userEvent.type(canvas.getByLabelText('Interests'), ', Grids');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('interests', `${interests}, Grids`);
    await userEvent.clear(canvas.getByLabelText('Name'));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(
      'Left blank, it stays Asha Verma.',
    );
  },
});

export const Stress = meta.story({
  args: { values: typedProfile(stressProfile.profile), hasFailed: true },
  globals: { ...phone, locale: 'hi', theme: 'dark' },
});
