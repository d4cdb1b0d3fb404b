import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ExploreHarness, exploreArgs } from '../fixtures/ExploreHarness';

/** From reading to being read: a like, a comment, a post. */
const meta = {
  title: 'Flows/TakingPart',
  component: ExploreHarness,
  parameters: { layout: 'fullscreen' },
  args: exploreArgs,
} satisfies Meta<typeof ExploreHarness>;
export default meta;

export const TakingPart: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, step, args }) => {
    const postBy = (name: string) => within(canvas.getByRole('article', { name }));

    await step('read all that was said', async () => {
      const post = postBy('Mina Okafor');
      await expect(post.queryByText(/^The meters do, among themselves/)).toBeNull();
      await userEvent.click(post.getByRole('button', { name: 'Show all 3 comments' }));
      await expect(post.getByText(/^The meters do, among themselves/)).toBeVisible();
    });
    await step('like a post', async () => {
      const post = postBy('Jonas Felde');
      await userEvent.click(post.getByRole('button', { name: 'Like, 96' }));
      await expect(post.getByRole('button', { name: 'Like, 97' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('comment on it', async () => {
      const post = postBy('Jonas Felde');
      await userEvent.click(post.getByRole('button', { name: 'Comment, 0' }));
      const field = post.getByRole('textbox', { name: 'Your comment' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, 'Which of the six was hardest to let go?');
      await userEvent.click(post.getByRole('button', { name: 'Comment' }));
      await expect(post.getByText('Which of the six was hardest to let go?')).toBeVisible();
      await expect(post.getByRole('button', { name: 'Comment, 1' })).toHaveFocus();
    });
    await step('post an update', async () => {
      const field = canvas.getByRole('textbox', { name: 'Your update' });
      await userEvent.type(field, 'Heliogrid switched on its first street in Nashik.');
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Add a tag' }), 'Announcement');
      await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
      await expect(field).toHaveValue('');
    });
    await step('find it on top', async () => {
      await expect(canvas.getAllByRole('article')[0]).toHaveAccessibleName('Asha Verma');
      const post = postBy('Asha Verma');
      await expect(post.getByText('Heliogrid switched on its first street in Nashik.')).toBeVisible();
      await expect(post.getByText('#Announcement')).toBeVisible();
      // Drafts are written whenever typing rests.
      const kinds = args.onWrite.mock.calls.map(([{ kind }]) => kind).filter((kind) => kind !== 'draft');
      await expect(kinds).toEqual(['like', 'comment', 'post']);
    });
  },
};
