import { expect } from 'storybook/test';
import { Article } from '@/components/marketing/Article';
import preview from '../../../.storybook/preview';
import { onPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: Article,
  args: {
    id: 'weather-map',
    title: 'Read a round like a weather map',
    byline: 'By Ishita Rao',
    date: 'August 25, 2025',
    dateTime: '2025-08-25',
    summary: 'How much is raised says less than how it moved.',
    text: 'Start with the goal. Divide it by what the team spends in a month.\n\nThen look at who is in.',
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: args.title })).toHaveAttribute('id', args.id);
  },
});

export const LongText = meta.story({ ...onPhone, args: tooLong('title', 'summary', 'text') });
