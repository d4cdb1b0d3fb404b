import { expect } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { Notice } from '@/components/marketing/Notice';
import preview from '../../../.storybook/preview';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Notice,
  args: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
    children: <Button href="#home">Go to Home</Button>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    title.focus();
    await expect(title).toHaveFocus();
  },
});

export const LongText = meta.story({ ...onPhone, args: tooLong('title', 'text') });
