import { expect } from 'storybook/test';
import { MessageText } from '@/components/messaging/MessageText';
import preview from '../../../.storybook/preview';
import { textsOf } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Messaging/MessageText',
  component: MessageText,
  args: { text: 'Read the deck on the flight.' },
});

/** Line breaks and indents are shown as they are written, links are followed, markup is not. */
export const Default = meta.story({
  args: {
    text: 'The deck\n\n    (https://updraft.example/deck_(v2)?page=3), and http://heliogrid.example/. Not ftp://a.example, javascript:alert(1), <img src=x onerror=alert(1)> or www.b.example.',
  },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(textsOf(canvas.getAllByRole('link'))).toEqual([
      'https://updraft.example/deck_(v2)?page=3',
      'http://heliogrid.example/',
    ]);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(canvasElement.querySelector('p')?.textContent).toBe(args.text);
  },
});

/** One from before there were limits: its beginning, links and all, and the rest on demand. */
export const LongText = meta.story({
  args: { text: `https://a.example/${'page/'.repeat(20)} `.repeat(100) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = () => canvasElement.querySelectorAll('a').length;
    await expect(links()).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(links()).toBe(100);
  },
});
