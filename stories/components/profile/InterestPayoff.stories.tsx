import { stressTexts } from '@kit/fixtures/feed';
import { startupPage } from '@kit/fixtures/profiles';
import { expect } from 'storybook/test';
import { InterestPayoff } from '@/components/profile/InterestPayoff';
import preview from '../../../.storybook/preview';
import { hindiPhone, narrow, states } from '../../support/socialStates';

const startup = startupPage('heliogrid').profile;

const meta = preview.meta({
  title: 'Components/Profile/InterestPayoff',
  component: InterestPayoff,
  args: { startup },
});

/** It takes the focus. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Contact, Pitch deck' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'hello@heliogrid.example' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download pitch deck' })).toHaveAttribute('download');
  },
});

export const Matrix = meta.story({
  render: states({
    'No deck': { startup: { ...startup, pitchDeck: '' } },
    'Nothing given': { startup: { website: '', email: '', pitchDeck: '' } },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No contact information yet.')).toBeVisible();
    await expect(canvas.getAllByText('No pitch deck yet.')).toHaveLength(2);
  },
});

export const Stress = meta.story({
  ...narrow(288, '[role=group]'),
  args: {
    startup: { ...startup, website: `https://${'wind'.repeat(14)}.example`, email: stressTexts.unbroken },
  },
  globals: hindiPhone,
});
