import { app } from '@kit/app/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import ExplorePage from '@/app/pages/Explore/ExplorePage';

/** From reading to contributing: a like, a comment, a post. */
const meta = {
  title: 'Flows/Taking part',
  tags: ['flow'],
  // The steps find elements by their English text.
  globals: { locale: 'en' },
  component: ExplorePage,
  parameters: { layout: 'fullscreen', app: { path: '/explore' } },
} satisfies Meta<typeof ExplorePage>;
export default meta;

export const TakingPart: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, step }) => {
    const postBy = (name: string) => within(canvas.getAllByRole('article', { name })[0] as HTMLElement);

    await step('read all comments of a post', async () => {
      await canvas.findAllByRole('article');
      const post = postBy('Mina Okafor');
      await expect(post.queryByText(/^A wheeling fee on every unit/)).toBeNull();
      await userEvent.click(post.getByRole('button', { name: 'Show all 4 comments' }));
      await expect(post.getByText(/^A wheeling fee on every unit/)).toBeVisible();
    });
    await step('like a post', async () => {
      const post = postBy('Jonas Felde');
      await userEvent.click(post.getByRole('button', { name: 'Like, 132' }));
      await expect(post.getByRole('button', { name: 'Like, 133' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('comment on the same post', async () => {
      const post = postBy('Jonas Felde');
      await userEvent.click(post.getByRole('button', { name: 'Comment, 3' }));
      const field = post.getByRole('textbox', { name: 'Your comment' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, 'Which was hardest?');
      await userEvent.click(post.getByRole('button', { name: 'Comment' }));
      await expect(post.getByText('Which was hardest?')).toBeVisible();
      await expect(post.getByRole('button', { name: 'Comment, 4' })).toHaveFocus();
    });
    await step('post an update', async () => {
      const field = canvas.getByRole('textbox', { name: 'Your update' });
      await userEvent.type(field, 'Lights on in Nashik.');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add a tag' }), 'Announcement');
      await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
      await expect(field).toHaveValue('');
    });
    await step('find the new post first in the feed', async () => {
      await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Asha Verma');
      const post = postBy('Asha Verma');
      await expect(post.getByText('Lights on in Nashik.')).toBeVisible();
      await expect(post.getByText('#Announcement')).toBeVisible();
    });
    await step('find the comment, the like and the post in storage, and the draft empty', async () => {
      const kept = async () =>
        (await app.device.readAll('sample'))
          .filter(({ kind }) => kind !== 'sampleDate')
          .map(({ kind, id, value }) => [kind, kind === 'draft' ? value : id]);
      await waitFor(async () =>
        expect(await kept()).toEqual([
          ['comment', 'story-1'],
          ['draft', { text: '', tag: null, comments: {} }],
          ['like', 'month-end-list'],
          ['post', 'story-2'],
        ]),
      );
    });
  },
};
