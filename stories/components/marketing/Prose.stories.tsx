import { expect } from 'storybook/test';
import { Prose } from '@/components/marketing/Prose';
import preview, { cramped, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: Prose,
  args: {
    text: 'Start with the goal.\n\nThe ways to reach us are on the <a>contact page</a>.',
    href: '#contact',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '#contact');
  },
});

/** Without `href`, the text of the link is plain text. */
export const LongText = meta.story({
  ...cramped(280),
  args: { text: `${Object.values(tooLong('text'))}\n\nअनुच्छेद <a>जिसके</a> अक्षर`, href: undefined },
  play: async (context) => {
    await cramped(280).play(context);
    await expect(context.canvas.queryByRole('link')).toBeNull();
    await expect(context.canvas.getAllByRole('paragraph').at(-1)).toHaveTextContent('अनुच्छेद जिसके अक्षर');
  },
});
