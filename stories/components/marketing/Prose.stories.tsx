import { expect } from 'storybook/test';
import { Prose } from '@/components/marketing/Prose';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Marketing/Prose',
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

/** Without an address the words of the link are only words. */
export const LongText = meta.story({
  args: {
    text: `${'Averylongword'.repeat(20)}\n\nहिन्दी में एक <a>अनुच्छेद</a>, जिसके अक्षर ऊँचे होते हैं।`,
    href: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('paragraph').at(-1)).toHaveTextContent(
      'हिन्दी में एक अनुच्छेद, जिसके अक्षर ऊँचे होते हैं।',
    );
  },
});
