import { expect } from 'storybook/test';
import { Chapter } from '@/components/marketing/Chapter';
import preview from '../../../.storybook/preview';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Chapter,
  args: {
    id: 'account',
    title: 'Your account',
    text: 'You need an account to write in the feed.\n\nQuestions? <a>Write to us</a>.',
    href: '/contact',
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
    const chapter = canvasElement.querySelector<HTMLElement>(`#${args.id}`);
    chapter?.focus();
    await expect(chapter).toHaveFocus();
  },
});

export const LongTitle = meta.story({ ...onPhone, args: tooLong('title', 'text') });
