import { expect, within } from 'storybook/test';
import { BlogsScreen } from '@/screens/Blogs/BlogsScreen';
import preview from '../../.storybook/preview';
import { hindiPhone } from '../support/screen';

const meta = preview.meta({
  title: 'Screens/Blogs',
  component: BlogsScreen,
  parameters: { layout: 'fullscreen' },
});

/** All articles on one page, with a list of them. */
export const Desktop = meta.story();

Desktop.test('the list of articles links to each article', async ({ canvas }) => {
  const contents = within(canvas.getByRole('navigation', { name: 'Articles' }));
  const links = contents.getAllByRole('link');
  await expect(links).toHaveLength(4);
  for (const link of links) {
    const article = document.querySelector(link.getAttribute('href') ?? '');
    await expect(article).toBe(canvas.getByRole('article', { name: link.textContent }));
  }
});

/** On a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({ globals: hindiPhone });
