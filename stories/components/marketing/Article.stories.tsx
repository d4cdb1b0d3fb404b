import { expect } from 'storybook/test';
import { Article } from '@/components/marketing/Article';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Marketing/Article',
  component: Article,
  args: {
    id: 'weather-map',
    title: 'Read a round like a weather map',
    byline: 'By Ishita Rao',
    date: '25 August 2025',
    dateTime: '2025-08-25',
    summary: 'How much is raised says less than how it moved.',
    text: 'Start with the goal. Divide it by what the team spends in a month.\n\nThen look at who is in.',
  },
});

export const Default = meta.story({
  render: (args) => (
    <div>
      <Article {...args} />
      <Article {...args} id="second" title="The first message to an investor" />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const article = canvas.getByRole('article', { name: args.title });
    await expect(article).toHaveAttribute('id', args.id);
  },
});

export const LongText = meta.story({
  args: {
    title: 'राउंड को मौसम के नक्शे की तरह पढ़ें और समझें कि आगे क्या आने वाला है',
    summary: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    text: 'Averylongword'.repeat(30),
  },
  globals: phone,
});
