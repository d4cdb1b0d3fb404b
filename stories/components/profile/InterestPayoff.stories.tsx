import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { InterestPayoff } from '@/components/profile/InterestPayoff';
import preview from '../../../.storybook/preview';
import { hindiPhone, narrow, states } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Profile/InterestPayoff',
  component: InterestPayoff,
  args: {
    startup: {
      website: 'https://heliogrid.example',
      email: 'hello@heliogrid.example',
      pitchDeck: '/files/heliogrid-deck.pdf',
    },
  },
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
    'No e-mail address, no deck': {
      startup: { website: 'https://heliogrid.example', email: '', pitchDeck: '' },
    },
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
    startup: {
      website: `https://${'wind'.repeat(14)}.example`,
      email: stressTexts.unbroken.slice(0, 80),
      pitchDeck: '/files/deck.pdf',
    },
  },
  globals: hindiPhone,
});
