import { expect } from 'storybook/test';
import { MessageText } from '@/components/messaging/MessageText';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: MessageText,
  args: { text: 'Read the deck on the flight.' },
});

/** Line breaks and indents are preserved, links are clickable, and markup is shown as text. */
export const Default = meta.story({
  args: {
    text: 'The deck\n\n    (https://updraft.example/deck_(v2)?page=3), and http://heliogrid.example/. Not ftp://a.example, javascript:alert(1), <img src=x onerror=alert(1)> or www.b.example.',
  },
  play: async ({ canvas, args, canvasElement }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    const opened = { rel: 'noopener noreferrer nofollow', target: '_blank' };
    await expect(links).toMatchObject([
      { ...opened, href: 'https://updraft.example/deck_(v2)?page=3' },
      { ...opened, href: 'http://heliogrid.example/' },
    ]);
    await expect(canvasElement.querySelector('p')?.textContent).toBe(args.text);
  },
});

/** A message that is longer than the limit is cut, with links. “Show more” shows the rest. */
export const LongText = meta.story({
  args: { text: `https://a.example/${'page/'.repeat(20)} `.repeat(100) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = () => canvasElement.querySelectorAll('a').length;
    await expect(links()).toBeLessThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(links()).toBe(100);
  },
});
