import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ExploreScreen } from '@/screens/Explore/ExploreScreen';
import { draft, fundingPost, insightPost, manyPosts, me, now, posts, sidebar } from '../fixtures/feed';

const meta = {
  title: 'Screens/Explore',
  component: ExploreScreen,
  parameters: { layout: 'fullscreen' },
  // The room of the app's top bar, below which the left column stays.
  decorators: [(Story) => <div style={{ paddingTop: 68 }}>{Story()}</div>],
  args: {
    status: 'ready',
    me,
    posts,
    now,
    savedIds: new Set(['post-insight']),
    expandedIds: new Set<string>(),
    composingId: null,
    draft,
    filter: 'all',
    query: '',
    sidebar,
    follows: new Set(['ravi-kulkarni']),
    authorHref: (author) => `/user/${author.id}`,
    onFilter: fn(),
    onQuery: fn(),
    onText: fn(),
    onTag: fn(),
    onPost: fn(),
    onLike: fn(),
    onSave: fn(),
    onComment: fn(),
    onCommentText: fn(),
    onCommentSubmit: fn(),
    onCommentCancel: fn(),
    onShowAll: fn(),
    onShare: fn(),
    onFollow: fn(),
    onRetry: fn(),
    onWiden: fn(),
  },
} satisfies Meta<typeof ExploreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { status: 'loading', me: null, posts: [], sidebar: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading updates');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Funding News' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith('funding');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search updates' }), 's');
    await expect(args.onQuery).toHaveBeenLastCalledWith('s');
    await expect(canvas.getByRole('status').textContent).toBe('');
  },
};

export const Empty: Story = {
  args: { status: 'empty', posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No posts to show' })).toBeVisible();
    await expect(
      canvas.getByText('Your feed is empty. Follow more people or startups to see their updates.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover People & Startups' })).toHaveAttribute(
      'href',
      '/discover',
    );
  },
};

export const EmptyType: Story = {
  args: { status: 'empty', posts: [], filter: 'thought' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No thought posts available at the moment.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover People & Startups' })).toBeVisible();
  },
};

export const SearchWithoutResult: Story = {
  args: { status: 'empty', posts: [], query: 'heliocentrism', filter: 'insight' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Nothing in Insights matches “heliocentrism”/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 updates found');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all updates' }));
    await expect(args.onWiden).toHaveBeenCalledOnce();
  },
};

export const Filtered: Story = {
  args: { status: 'filtered', posts: [insightPost], filter: 'insight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 update found');
  },
};

export const Failed: Story = {
  args: { status: 'failed', me: null, posts: [], sidebar: null },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: "We couldn't load your feed" })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ComposingAComment: Story = {
  args: {
    composingId: fundingPost.id,
    expandedIds: new Set([fundingPost.id]),
    draft: { text: 'Half a thought', tag: 'Hiring', comments: { [fundingPost.id]: 'And at night?' } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toHaveValue('And at night?');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(args.onCommentSubmit).toHaveBeenLastCalledWith(fundingPost.id);
  },
};

/** Cards are drawn as far as one reads, not all at once. */
export const TenThousandPosts: Story = {
  args: { posts: manyPosts(10_000) },
  play: async ({ canvas }) => {
    const drawn = () => canvas.getAllByRole('article').length;
    await expect(drawn()).toBe(20);
    canvas.getByRole('button', { name: 'Show more updates' }).scrollIntoView();
    await waitFor(() => expect(drawn()).toBeGreaterThan(20));
    await expect(drawn()).toBeLessThan(100);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Hindi: Story = { globals: { locale: 'hi' } };

export const Spanish: Story = { globals: { locale: 'es' } };
