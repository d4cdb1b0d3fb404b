import { ownProfile, stressProfile } from '@kit/fixtures/account';
import { listing } from '@kit/fixtures/wizards';
import { expect } from 'storybook/test';
import { FounderProfileForm } from '@/components/account/FounderProfileForm';
import { typedProfile } from '@/data/schema/shapes/founderProfile';
import preview from '../../../.storybook/preview';
import { onPhone } from '../../support/socialStates';
import { formArgs, holdingFields } from '../../support/stateful';

const meta = preview.meta({
  component: FounderProfileForm,
  render: holdingFields,
  args: {
    values: typedProfile(ownProfile.profile),
    savedName: 'Asha Verma',
    ...formArgs(),
  },
  argTypes: { values: { control: false } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const interests = 'Climate Tech, Hardware, Marketplace, AI, SaaS';
    await expect(canvas.getByLabelText('Interests')).toHaveValue(interests);
    await userEvent.type(canvas.getByLabelText('Interests'), ', Grids');
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('interests', `${interests}, Grids`);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image' }));
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('photo', '');
    const choose = (content: BlobPart) =>
      userEvent.upload(canvas.getByLabelText('Photo'), new File([content], 'me.png', { type: 'image/png' }));
    await choose('no image');
    await expect(await canvas.findByText(/^This is not an image/)).toBeVisible();
    await choose(listing.logo as Blob);
    await expect(await canvas.findByRole('img', { name: 'Selected image' })).toBeVisible();
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('photo', expect.any(Blob));
    await userEvent.clear(canvas.getByLabelText('Name'));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription(
      'Leave this blank to keep Asha Verma.',
    );
  },
});

export const Stress = meta.story({
  args: { values: typedProfile(stressProfile.profile), hasFailed: true },
  ...onPhone,
});
