import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { feedLoadDelay } from '@/data/schema/constants';
import type { FeedWrite } from '@/machines/feed/types';
import { ExploreHarness, exploreArgs, feedData, feedMarks } from '../fixtures/ExploreHarness';
import { announcementPost, draft, fundingPost, insightPost, manyPosts, stressTexts } from '../fixtures/feed';

const meta = {
  title: 'Screens/Explore',
  component: ExploreHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: exploreArgs,
} satisfies Meta<typeof ExploreHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cards = (canvas: Canvas) => canvas.getAllByRole('article');
/** Whose posts are shown, in the order they are. */
const authors = (canvas: Canvas) => cards(canvas).map((card) => card.getAttribute('aria-label'));
const cardOf = (canvas: Canvas, author: string) => within(canvas.getByRole('article', { name: author }));
const everybody = ['Mina Okafor', 'Jonas Felde', 'Lena Brandt', 'Ravi Kulkarni'];

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading updates');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Your update' })).toBeDisabled();
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

/** Try again reads once more, with the skeletons for as long as every reading has them (spec section 9). */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: "We couldn't load your feed" })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading updates');
    await canvas.findByRole('article', { name: 'Mina Okafor' }, { timeout: feedLoadDelay + 2000 });
    await expect(authors(canvas)).toEqual(everybody);
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const FailedAgain: Story = {
  args: { state: 'failed', onLoad: fn(() => Promise.reject(new Error('The device is still locked'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: "We couldn't load your feed" })).toBeVisible();
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(authors(canvas)).toEqual(everybody);
    await expect(canvas.getByRole('status').textContent).toBe('');

    const funding = cardOf(canvas, 'Mina Okafor');
    const like = funding.getByRole('button', { name: 'Like, 248' });
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 247');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 248');
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(funding.getByRole('button', { name: 'Save' }));
    await expect(funding.getByRole('button', { name: 'Saved' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Following Ravi Kulkarni' }));
    await expect(canvas.getByRole('button', { name: 'Follow Ravi Kulkarni' })).toBeVisible();
    await userEvent.click(funding.getByRole('button', { name: 'Share, 9' }));

    await expect(args.onShare.mock.calls).toEqual([['post-funding']]);
    await expect(args.onWrite.mock.calls).toEqual([
      [{ kind: 'like', id: 'post-funding', on: false }],
      [{ kind: 'like', id: 'post-funding', on: true }],
      [{ kind: 'save', id: 'post-funding', on: true }],
      [{ kind: 'follow', id: 'investor:ravi-kulkarni', on: false }],
    ]);
  },
};

export const WritingAPost: Story = {
  args: { context: { draft: { ...draft, text: 'We are three engineers short.' } } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your update' });
    const tag = canvas.getByRole('combobox', { name: 'Add a tag' });
    const post = canvas.getByRole('button', { name: 'Post' });
    await userEvent.clear(field);
    await expect(post).toBeDisabled();
    await userEvent.type(field, '   ');
    await expect(post).toBeDisabled();

    await userEvent.type(field, 'We are four engineers short.');
    await userEvent.selectOptions(tag, 'Hiring');
    await userEvent.click(post);

    await expect(authors(canvas)).toEqual(['Asha Verma', ...everybody]);
    const mine = cardOf(canvas, 'Asha Verma');
    await expect(mine.getByText('We are four engineers short.')).toBeVisible();
    await expect(mine.getByText('#Hiring')).toBeVisible();
    await expect(mine.getByText('Just now')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(tag).toHaveValue('');
    await expect(post).toBeDisabled();
  },
};

export const ComposingAComment: Story = {
  args: {
    context: {
      composingId: fundingPost.id,
      draft: { text: 'Half a thought', tag: 'Hiring', comments: { [fundingPost.id]: 'And at night?' } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = () => canvas.getByRole('textbox', { name: 'Your comment' });
    const funding = cardOf(canvas, 'Mina Okafor');
    const insight = cardOf(canvas, 'Jonas Felde');
    await expect(field()).toHaveValue('And at night?');

    // One composer at a time, which keeps what was typed where.
    await userEvent.click(insight.getByRole('button', { name: 'Comment, 0' }));
    await expect(insight.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
    await expect(canvas.getAllByRole('textbox', { name: 'Your comment' })).toHaveLength(1);
    await userEvent.type(field(), '  ');
    await expect(insight.getByRole('button', { name: 'Comment' })).toBeDisabled();
    await userEvent.click(insight.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('textbox', { name: 'Your comment' })).toBeNull();

    await userEvent.click(funding.getByRole('button', { name: 'Comment, 3' }));
    await expect(funding.getByRole('textbox', { name: 'Your comment' })).toHaveValue('And at night?');
    await userEvent.click(funding.getByRole('button', { name: 'Comment' }));
    await expect(canvas.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
    await expect(funding.getByText('And at night?')).toBeVisible();
    await expect(funding.getByRole('button', { name: 'Comment, 4' })).toBeVisible();
    await expect(args.onWrite).toHaveBeenCalledWith({
      kind: 'comment',
      postId: fundingPost.id,
      comment: {
        id: 'story-1',
        author: { name: 'Asha Verma', avatar: '/images/faces/asha-verma.webp' },
        text: 'And at night?',
        time: Date.UTC(2025, 10, 20, 12),
        likes: 0,
      },
    });
    // What stands in the composer of posts stays.
    await expect(canvas.getByRole('textbox', { name: 'Your update' })).toHaveValue('Half a thought');
  },
};

export const Filtered: Story = {
  args: { context: { filter: 'insight' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 update found');
    await expect(authors(canvas)).toEqual(['Jonas Felde']);

    await userEvent.click(canvas.getByRole('button', { name: 'Funding News' }));
    await expect(canvas.getByRole('button', { name: 'Funding News' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(authors(canvas)).toEqual(['Mina Okafor']);

    // A thought of one's own isn't funding news: the view widens to where it is seen.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your update' }), 'Thank you, Mina.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByRole('button', { name: 'All Updates' })).toHaveAttribute('aria-pressed', 'true');
    await expect(authors(canvas)).toEqual(['Asha Verma', ...everybody]);
  },
};

export const Searched: Story = {
  args: { context: { query: 'hospitals', searched: 'hospitals', matches: [announcementPost.id] } },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search updates' });
    await expect(authors(canvas)).toEqual(['Lena Brandt']);
    await userEvent.clear(search);
    await expect(authors(canvas)).toEqual(everybody);
    await userEvent.type(search, 'onboarding');
    await waitFor(() => expect(authors(canvas)).toEqual(['Jonas Felde']));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 update found');
  },
};

export const Empty: Story = {
  args: { context: { posts: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No posts to show' })).toBeVisible();
    await expect(
      canvas.getByText('Your feed is empty. Follow more people or startups to see their updates.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover People & Startups' })).toHaveAttribute(
      'href',
      '/discover',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your update' }), 'Then I begin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(authors(canvas)).toEqual(['Asha Verma']);
  },
};

export const EmptyType: Story = {
  args: { context: { posts: [insightPost], filter: 'thought' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No thought posts available at the moment.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover People & Startups' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Insights' }));
    await expect(authors(canvas)).toEqual(['Jonas Felde']);
    await userEvent.click(canvas.getByRole('button', { name: 'Announcements' }));
    await expect(canvas.getByText('No announcement posts available at the moment.')).toBeVisible();
  },
};

/** What is saved, and what to do when nothing is. */
export const Saved: Story = {
  args: { context: { filter: 'saved' } },
  play: async ({ canvas, userEvent }) => {
    await expect(authors(canvas)).toEqual(['Jonas Felde']);
    await userEvent.click(cardOf(canvas, 'Jonas Felde').getByRole('button', { name: 'Saved' }));
    await expect(canvas.getByText('Nothing is saved yet. Save a post to find it again here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All Updates' }));
    await expect(canvas.queryByRole('button', { name: 'Saved posts' })).toBeNull();
    await expect(authors(canvas)).toEqual(everybody);
  },
};

export const SearchWithoutResult: Story = {
  args: {
    context: { filter: 'insight', query: 'heliocentrism', searched: 'heliocentrism', matches: [] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Nothing in Insights matches “heliocentrism”/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 updates found');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all updates' }));
    await expect(authors(canvas)).toEqual(everybody);
    await expect(canvas.getByRole('searchbox', { name: 'Search updates' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'All Updates' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The device refused the last like, which stays on screen; Save again writes it once more. */
export const Unsaved: Story = {
  args: {
    context: {
      marks: { ...feedMarks, like: { [insightPost.id]: true } },
      outbox: { pending: [], failed: [{ kind: 'like', id: insightPost.id, on: true }] },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change is not saved on this device',
    );
    await expect(cardOf(canvas, 'Jonas Felde').getByRole('button', { name: 'Like, 97' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(args.onWrite.mock.calls).toEqual([[{ kind: 'like', id: insightPost.id, on: true }]]);
  },
};

/** Every write is refused: what was done stays on screen, and the offer comes back. */
export const WriteFails: Story = {
  args: {
    onWrite: fn<(change: FeedWrite) => Promise<void>>(() => Promise.reject(new Error('The disk is full'))),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(cardOf(canvas, 'Jonas Felde').getByRole('button', { name: 'Like, 96' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change is not saved on this device',
    );
    await expect(cardOf(canvas, 'Jonas Felde').getByRole('button', { name: 'Like, 97' })).toBeVisible();
    const again = screen.getByRole('button', { name: 'Save again' });
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save again' })).toBeVisible());
    await expect(args.onWrite).toHaveBeenCalledTimes(2);
  },
};

export const SomethingSetAside: Story = {
  args: { state: 'failed', onLoad: fn(async () => ({ ...feedData, quarantined: 2 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 saved items could not be read and were quarantined',
    );
  },
};

/** Cards are drawn as far as one reads, not all at once. */
export const TenThousandPosts: Story = {
  args: { context: { posts: manyPosts(10_000) } },
  play: async ({ canvas, userEvent }) => {
    const drawn = () => cards(canvas).length;
    await expect(drawn()).toBe(20);
    canvas.getByRole('button', { name: 'Show more updates' }).scrollIntoView();
    await waitFor(() => expect(drawn()).toBeGreaterThan(20));
    await expect(drawn()).toBeLessThan(100);
    const [like] = canvas.getAllByRole('button', { name: 'Like, 96' });
    if (!like) throw new Error('No post to like');
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 97');
  },
};

/** Texts and names that try to break the page. */
export const Stress: Story = {
  args: {
    context: {
      posts: Object.entries(stressTexts).map(([id, content]) => ({
        ...insightPost,
        id,
        content,
        author: {
          ...insightPost.author,
          name: stressTexts.unbroken.slice(0, 90),
          role: content.slice(0, 200),
        },
        hashtags: [stressTexts.unbroken.slice(0, 60), 'ok'],
        likes: 1_234_567,
        image: { src: '/images/missing.png', alt: '', width: 600, height: 300 },
      })),
      draft: { ...draft, text: stressTexts.long },
    },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

const phone = { viewport: { value: 'phone' } };

export const StressPhone: Story = { ...Stress, globals: phone };

export const Phone: Story = { globals: phone };

export const PhoneEmptyType: Story = { globals: phone, args: EmptyType.args };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const DarkFailed: Story = { globals: { theme: 'dark' }, args: { state: 'failed' } };

export const DarkComposing: Story = { globals: { theme: 'dark' }, args: ComposingAComment.args };

export const Hindi: Story = { globals: { locale: 'hi' } };

export const HindiPhoneNoResult: Story = {
  globals: { ...phone, locale: 'hi' },
  args: SearchWithoutResult.args,
};

export const Spanish: Story = { globals: { locale: 'es' } };
