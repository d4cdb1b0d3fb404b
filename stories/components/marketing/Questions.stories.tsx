import { stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { Questions } from '@/components/marketing/Questions';
import preview from '../../../.storybook/preview';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Questions,
  args: {
    items: [
      { question: 'Do I need a finished product?', answer: 'No. You need a name and a tagline.' },
      { question: 'Where is my data kept?', answer: 'Here. The <a>terms</a> say more.', href: '#terms' },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText('No. You need a name and a tagline.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Do I need a finished product?'));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText('Where is my data kept?'));
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '#terms');
  },
});

export const LongText = meta.story({
  ...onPhone,
  args: { items: [{ question: stressTexts.hindi, ...tooLong('answer') }] },
});
