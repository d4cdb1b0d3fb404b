import { newProfile, ownProfile, stressProfile } from '@kit/fixtures/account';
import { expect, fn } from 'storybook/test';
import { FounderProfile } from '@/components/account/FounderProfile';
import { Card } from '@/components/layout/Card';
import preview from '../../../.storybook/preview';
import { hindiPhone, sameLandmarks, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  component: FounderProfile,
  args: {
    profile: ownProfile.profile,
    publicHref: '/user/asha-verma',
    onEdit: fn(),
  },
});

/** Each field without a value shows that it is empty. */
export const Default = meta.story({
  args: { aside: <Card>Another card</Card> },
  render: states({
    Full: { signInEmail: 'asha@heliogrid.example' },
    New: { profile: newProfile.profile },
  }),
  parameters: sameLandmarks,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'ashaverma.example (opens in a new tab)' })).toBeVisible();
    await expect(canvas.getByText('Sign-in email').parentElement).toHaveTextContent(
      'asha@heliogrid.exampleOnly you see it.',
    );
    await userEvent.click(stateOf(canvas, 'Full').getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText('Not added yet')).toHaveLength(10);
  },
});

/** An invalid website address isn’t a link. */
export const Stress = meta.story({
  args: { profile: stressProfile.profile },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)').closest('a')).toBeNull();
  },
});
