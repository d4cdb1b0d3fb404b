import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import type { Services } from '@/app/services/createServices';
import type { FeedDraft, Post } from '@/data/schema/post';
import type { KeptRecord } from '@/data/schema/records';
import { insightPost, manyPosts, stressTexts } from '../fixtures/feed';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { now } from '../support/clock';
import { hash } from '../support/hash';
import { refuses, refusesOnce } from '../support/refusals';

const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });
/** The feed, on a device with these records. */
const having = (...sample: KeptRecord[]) => at('/explore', { records: { sample } });

const meta = {
  title: 'Screens/Explore',
  component: ExplorePage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...at('/explore'),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
} satisfies Meta<typeof ExplorePage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const cards = (canvas: Canvas) => canvas.getAllByRole('article');
/** Whose posts are shown, in the order they are. */
const authors = (canvas: Canvas) => cards(canvas).map((card) => card.getAttribute('aria-label'));
const shows = (canvas: Canvas, expected: string[]) =>
  waitFor(() => expect(authors(canvas)).toEqual(expected));
/** The newest post of an author. */
const newestBy = (canvas: Canvas, author: string) =>
  within(canvas.getAllByRole('article', { name: author })[0] as HTMLElement);
const everybody = [
  'Mina Okafor',
  'Jonas Felde',
  'Lena Brandt',
  'Ravi Kulkarni',
  'Asha Verma',
  'Claire Dubois',
  'Lena Brandt',
  'Mina Okafor',
  'Jonas Felde',
];

/** What lies on the device, of these kinds. */
const kept = async (...kinds: string[]) =>
  (await app.device.readAll('sample')).filter(({ kind }) => kinds.includes(kind));
const keeps = (expected: KeptRecord[]) =>
  waitFor(async () => expect(await kept(...expected.map(({ kind }) => kind))).toEqual(expected));

/** A feed of other posts than those of the sample. */
const feedOf = (pick: (posts: Post[]) => Post[]) => ({
  services: ({ feed }: Services) => ({
    feed: changed(feed, ({ load }) => ({
      load: async () => {
        const data = await load();
        return { ...data, posts: pick(data.posts) };
      },
    })),
  }),
});

const notSaved = 'Your last change could not be saved on this device';
const says = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

export const Loading: Story = {
  parameters: at('/explore', { services: () => ({ feed: never }) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading updates');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Your update' })).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: at('/explore', { services: () => ({ feed: noRoom }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load your feed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Try again reads once more, with the skeletons for as long as every reading has them (spec section 9). */
export const Retried: Story = {
  parameters: at('/explore', {
    services: ({ feed }) => ({ feed: changed(feed, ({ load }) => ({ load: onceRefused(load) })) }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading updates');
    await shows(canvas, everybody);
  },
};

const locked = fn(noRoom);

export const FailedAgain: Story = {
  parameters: at('/explore', { services: () => ({ feed: locked }) }),
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const read = locked.mock.calls.length;
    await userEvent.click(again);
    await waitFor(() => expect(locked.mock.calls.length).toBeGreaterThan(read));
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load your feed' })).toBeVisible();
  },
};

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, everybody);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(canvas.getByRole('status').textContent).toBe('');

    const funding = newestBy(canvas, 'Mina Okafor');
    const like = funding.getByRole('button', { name: 'Like, 248' });
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 247');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await keeps([{ kind: 'like', id: 'heliogrid-seed', value: false }]);
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 248');
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(funding.getByRole('button', { name: 'Save' }));
    await expect(funding.getByRole('button', { name: 'Saved' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow Ravi Kulkarni' }));
    await expect(canvas.getByRole('button', { name: 'Following Ravi Kulkarni' })).toBeVisible();
    await expect(funding.getByRole('link', { name: /^Mina Okafor/ })).toHaveAttribute(
      'href',
      '/investors/mina-okafor',
    );

    await keeps([
      { kind: 'follow', id: 'investor:ravi-kulkarni', value: true },
      { kind: 'like', id: 'heliogrid-seed', value: true },
      { kind: 'save', id: 'heliogrid-seed', value: true },
    ]);
  },
};

export const LinkCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share, 9' }));
    await waitFor(() => expect(screen.getByText('Link to the post copied')).toBeVisible());
    await expect(app.copied).toEqual([`${window.location.origin}/explore#heliogrid-seed`]);
  },
};

/** The link is shown, to be copied by hand. */
export const LinkNotCopied: Story = {
  parameters: at('/explore', { services: () => ({ clipboard: { writeText: noRoom } }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share, 9' }));
    await says(`${window.location.origin}/explore#heliogrid-seed`);
  },
};

/** What was typed before. */
const typed: KeptRecord = {
  kind: 'draft',
  id: 'feed',
  value: {
    text: 'Half a thought',
    tag: 'Hiring',
    comments: { 'heliogrid-seed': 'And at night?' },
  } satisfies FeedDraft,
};

export const WritingAPost: Story = {
  parameters: having(typed),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, everybody);
    const field = canvas.getByRole('textbox', { name: 'Your update' });
    const post = canvas.getByRole('button', { name: 'Post' });
    await expect(field).toHaveValue('Half a thought');
    await expect(canvas.getByRole('combobox', { name: 'Add a tag' })).toHaveValue('Hiring');
    await expect(post).toBeEnabled();
    await userEvent.clear(field);
    await expect(post).toBeDisabled();
    await userEvent.type(field, '   ');
    await expect(post).toBeDisabled();
    await userEvent.type(field, 'We are four engineers short.');
    await expect(post).toBeEnabled();
    await keeps([
      { ...typed, value: { ...(typed.value as FeedDraft), text: '   We are four engineers short.' } },
    ]);
  },
};

export const Posted: Story = {
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, everybody);
    const field = canvas.getByRole('textbox', { name: 'Your update' });
    const tag = canvas.getByRole('combobox', { name: 'Add a tag' });
    const post = canvas.getByRole('button', { name: 'Post' });
    await userEvent.type(field, 'We are four engineers short.');
    await userEvent.selectOptions(tag, 'Hiring');
    await userEvent.click(post);

    await shows(canvas, ['Asha Verma', ...everybody]);
    const mine = newestBy(canvas, 'Asha Verma');
    await expect(mine.getByText('We are four engineers short.')).toBeVisible();
    await expect(mine.getByText('#Hiring')).toBeVisible();
    await expect(mine.getByText('Just now')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(tag).toHaveValue('');
    await expect(post).toBeDisabled();
  },
};

/** One composer at a time, which keeps what was typed where. */
export const ComposingAComment: Story = {
  parameters: having(typed),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, everybody);
    const field = () => canvas.getByRole('textbox', { name: 'Your comment' });
    const funding = newestBy(canvas, 'Mina Okafor');
    const insight = newestBy(canvas, 'Jonas Felde');
    await userEvent.click(funding.getByRole('button', { name: 'Comment, 4' }));
    await expect(field()).toHaveValue('And at night?');

    await userEvent.click(insight.getByRole('button', { name: 'Comment, 3' }));
    await expect(insight.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
    await expect(canvas.getAllByRole('textbox', { name: 'Your comment' })).toHaveLength(1);
    await userEvent.type(field(), '  ');
    await expect(insight.getByRole('button', { name: 'Comment' })).toBeDisabled();
    await userEvent.click(insight.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('textbox', { name: 'Your comment' })).toBeNull();

    await userEvent.click(funding.getByRole('button', { name: 'Comment, 4' }));
    await expect(funding.getByRole('textbox', { name: 'Your comment' })).toHaveValue('And at night?');
  },
};

export const Commented: Story = {
  parameters: having(typed),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, everybody);
    const funding = newestBy(canvas, 'Mina Okafor');
    await userEvent.click(funding.getByRole('button', { name: 'Comment, 4' }));
    await userEvent.click(funding.getByRole('button', { name: 'Comment' }));
    await expect(canvas.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
    await expect(funding.getByText('And at night?')).toBeVisible();
    await expect(funding.getByRole('button', { name: 'Comment, 5' })).toBeVisible();
    // What stands in the composer of posts stays.
    await expect(canvas.getByRole('textbox', { name: 'Your update' })).toHaveValue('Half a thought');
    await keeps([
      {
        kind: 'comment',
        id: 'story-1',
        value: {
          postId: 'heliogrid-seed',
          comment: {
            id: 'story-1',
            author: { id: 'asha-verma', name: 'Asha Verma', avatar: '/images/faces/asha-verma.webp' },
            text: 'And at night?',
            time: now,
            likes: 0,
          },
        },
      },
      { ...typed, value: { ...(typed.value as FeedDraft), comments: {} } },
    ]);
  },
};

const ownMenu = { name: 'More actions' };
const choose = async (
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
  name: string,
) => {
  await shows(canvas, everybody);
  await userEvent.click(newestBy(canvas, 'Asha Verma').getByRole('button', ownMenu));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

/** What is typed into it is kept, and open again after a reload. */
export const Editing: Story = {
  parameters: having({
    ...typed,
    value: {
      text: '',
      tag: null,
      comments: {},
      edits: { 'firmware-hiring': 'Half a better tho' },
    } satisfies FeedDraft,
  }),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, everybody);
    const field = canvas.getByRole('textbox', { name: 'Edit your post' });
    await expect(field).toHaveValue('Half a better tho');
    await userEvent.type(field, 'ught');
    await keeps([
      {
        ...typed,
        value: { text: '', tag: null, comments: {}, edits: { 'firmware-hiring': 'Half a better thought' } },
      },
    ]);
  },
};

export const Edited: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Edit');
    const field = canvas.getByRole('textbox', { name: 'Edit your post' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'The place is filled.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const mine = newestBy(canvas, 'Asha Verma');
    await expect(mine.getByText('The place is filled.')).toBeVisible();
    await expect(mine.getByText('edited')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Changes saved');
    await expect(mine.getByRole('button', ownMenu)).toHaveFocus();
    await waitFor(async () =>
      expect(await kept('post')).toEqual([
        expect.objectContaining({
          id: 'firmware-hiring',
          value: expect.objectContaining({ content: 'The place is filled.', editedAt: now, comments: [] }),
        }),
      ]),
    );
  },
};

/** The focus goes on to the next post, and the toast offers the way back. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Delete');
    await shows(canvas, everybody.toSpliced(4, 1));
    await says('Post deleted: “');
    await waitFor(() => expect(cards(canvas)[4]?.closest('li')).toHaveFocus());
    await keeps([{ kind: 'sampleDeletion', id: 'firmware-hiring', value: true }]);
  },
};

export const Undone: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows(canvas, everybody);
    await waitFor(() => expect(cards(canvas)[4]?.closest('li')).toHaveFocus());
    await waitFor(async () => expect(await kept('sampleDeletion', 'post')).toEqual([]));
  },
};

const gone = 'This post isn’t here any more';

/** A shared link leads to its post: marked, in sight, and with the focus. */
export const Shared: Story = {
  beforeEach: hash('runway-in-decks'),
  play: async ({ canvasElement }) => {
    const marked = () => canvasElement.querySelector('main [aria-current="true"]');
    await waitFor(() => expect(marked()).toHaveAttribute('id', 'runway-in-decks'));
    await waitFor(() => expect(marked()).toHaveFocus());
    await expect(within(canvasElement).queryByRole('heading', { name: gone })).toBeNull();
  },
};

/** Of ten thousand, also one that isn't drawn before somebody asks for it. */
export const SharedFarDown: Story = {
  parameters: at(
    '/explore',
    feedOf(() => watchedPosts(10_000)),
  ),
  beforeEach: hash('post-7000'),
  play: async ({ canvasElement }) => {
    const marked = () => canvasElement.querySelector<HTMLElement>('main [aria-current="true"]');
    await waitFor(() => expect(marked()).toHaveAttribute('aria-posinset', '7001'));
    await waitFor(() => {
      const { top, bottom } = (marked() as HTMLElement).getBoundingClientRect();
      expect(top).toBeLessThan(window.innerHeight);
      expect(bottom).toBeGreaterThan(0);
    });
  },
};

/** A shared link to a post that was deleted, or never was here: said where one looks for it, and the feed goes on. */
export const SharedGone: Story = {
  parameters: having({ kind: 'sampleDeletion', id: 'firmware-hiring', value: true }),
  beforeEach: hash('firmware-hiring'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: gone })).toBeVisible();
    await shows(canvas, everybody.toSpliced(4, 1));
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
  },
};
/** The device refused it: it stays away on screen, and can be tried again. */
export const DeletedUnsaved: Story = {
  parameters: at('/explore', { device: () => ({ writeAll: noRoom }) }),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Delete');
    await shows(canvas, everybody.toSpliced(4, 1));
    await waitFor(() => expect(screen.getByText(notSaved)).toBeVisible());
  },
};

export const Filtered: Story = {
  parameters: at('/explore?type=insight'),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Jonas Felde', 'Claire Dubois', 'Mina Okafor']);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 updates found');

    await userEvent.click(canvas.getByRole('button', { name: 'Funding News' }));
    await expect(canvas.getByRole('button', { name: 'Funding News' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await shows(canvas, ['Mina Okafor', 'Jonas Felde']);
    await waitFor(() => expect(app.addresses).toEqual(['/explore?type=insight', '/explore?type=funding']));
  },
};

/** A thought of one's own isn't funding news: the view widens to where it is seen. */
export const WidenedByAPost: Story = {
  parameters: at('/explore?type=funding'),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Mina Okafor', 'Jonas Felde']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your update' }), 'Thank you, Mina.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByRole('button', { name: 'All Updates' })).toHaveAttribute('aria-pressed', 'true');
    await shows(canvas, ['Asha Verma', ...everybody]);
  },
};

export const Searched: Story = {
  parameters: at('/explore?q=hospitals'),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Lena Brandt']);
    const search = canvas.getByRole('searchbox', { name: 'Search updates' });
    await userEvent.clear(search);
    await shows(canvas, everybody);
    await userEvent.type(search, 'procurement');
    await shows(canvas, ['Claire Dubois']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 update found');
  },
};

export const Empty: Story = {
  parameters: at(
    '/explore',
    feedOf(() => []),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No posts to show' })).toBeVisible();
    await expect(
      canvas.getByText('Your feed is empty. Follow more people or startups to see their updates.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover People & Startups' })).toHaveAttribute(
      'href',
      '/discover',
    );
  },
};

export const FirstPost: Story = {
  parameters: Empty.parameters,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No posts to show' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your update' }), 'Then I begin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await shows(canvas, ['Asha Verma']);
  },
};

export const EmptyType: Story = {
  parameters: at(
    '/explore?type=thought',
    feedOf((posts) => posts.filter(({ type }) => type === 'insight')),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No thought posts available at the moment.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover People & Startups' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Insights' }));
    await shows(canvas, ['Jonas Felde', 'Claire Dubois', 'Mina Okafor']);
    await userEvent.click(canvas.getByRole('button', { name: 'Announcements' }));
    await expect(canvas.getByText('No announcement posts available at the moment.')).toBeVisible();
  },
};

export const Saved: Story = {
  parameters: at('/explore?type=saved', {
    records: { sample: [{ kind: 'save', id: 'month-end-list', value: true }] },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, ['Jonas Felde']);
    await expect(newestBy(canvas, 'Jonas Felde').getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Saved posts', pressed: true })).toBeVisible();
  },
};

/** What to do when nothing is. */
export const NothingSaved: Story = {
  parameters: Saved.parameters,
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Jonas Felde']);
    await userEvent.click(newestBy(canvas, 'Jonas Felde').getByRole('button', { name: 'Saved' }));
    await expect(canvas.getByText('Nothing is saved yet. Save a post to find it again here.')).toBeVisible();
  },
};

/** The chip of what is saved is there for as long as it is chosen. */
export const SavedLeft: Story = {
  parameters: Saved.parameters,
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Jonas Felde']);
    await userEvent.click(canvas.getByRole('button', { name: 'All Updates' }));
    await expect(canvas.queryByRole('button', { name: 'Saved posts' })).toBeNull();
    await shows(canvas, everybody);
  },
};

export const SearchWithoutResult: Story = {
  parameters: at('/explore?type=insight&q=heliocentrism'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing in Insights matches “heliocentrism”/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 updates found');
    await expect(canvas.getByRole('button', { name: 'Show all updates' })).toBeVisible();
  },
};

export const Widened: Story = {
  parameters: SearchWithoutResult.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all updates' }));
    await shows(canvas, everybody);
    await expect(canvas.getByRole('searchbox', { name: 'Search updates' })).toHaveValue('');
    await expect(canvas.getByRole('searchbox', { name: 'Search updates' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'All Updates' })).toHaveAttribute('aria-pressed', 'true');
  },
};

const likeByJonas = (canvas: Canvas, likes: number) =>
  newestBy(canvas, 'Jonas Felde').getByRole('button', { name: `Like, ${likes}` });

/** The device refused the like, which stays on screen, and the offer comes back as often as it refuses. */
export const Unsaved: Story = {
  parameters: at('/explore', { device: refuses }),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, everybody);
    await userEvent.click(likeByJonas(canvas, 132));
    await says(notSaved);
    await expect(likeByJonas(canvas, 133)).toHaveAttribute('aria-pressed', 'true');
    const again = screen.getByRole('button', { name: 'Save again' });
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save again' })).toBeVisible());
    await expect(likeByJonas(canvas, 133)).toBeVisible();
    await expect(await kept('like')).toEqual([]);
  },
};

/** Save again writes it once more. */
export const SavedAgain: Story = {
  parameters: at('/explore', { device: refusesOnce('like') }),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, everybody);
    await userEvent.click(likeByJonas(canvas, 132));
    await userEvent.click(await screen.findByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await keeps([{ kind: 'like', id: 'month-end-list', value: true }]);
    await expect(likeByJonas(canvas, 133)).toBeVisible();
  },
};

export const Quarantined: Story = {
  parameters: having(
    { kind: 'post', id: 'blank', value: {} },
    { kind: 'comment', id: 'blank', value: { postId: 'heliogrid-seed' } },
  ),
  play: async ({ canvas }) => {
    await says('2 saved items could not be read and were set aside');
    await shows(canvas, everybody);
  },
};

const recordOf = (post: Post): KeptRecord => ({ kind: 'post', id: post.id, value: post });

/** Whose cards were drawn: nobody else asks for the picture. */
const cardsDrawn = new Set<string>();
const watchedPosts = (count: number): Post[] =>
  manyPosts(count).map((post) => ({
    ...post,
    get image() {
      cardsDrawn.add(post.id);
      return post.image;
    },
  }));

/** Only the cards in sight are there, and some before and after. A like draws its own anew, a letter none. */
export const TenThousandPosts: Story = {
  parameters: at(
    '/explore',
    feedOf(() => watchedPosts(10_000)),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Not by role: that looks through all of the page, each time.
    const articles = () => [...canvasElement.querySelectorAll('article')];
    const entries = () => [...canvasElement.querySelectorAll('main li[id]')];
    await waitFor(() => expect(entries()[0]).toHaveAttribute('aria-setsize', '10000'));
    const { defaultView: view } = canvasElement.ownerDocument;
    const list = entries()[0]?.parentElement as HTMLElement;
    await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(1_000_000));
    view?.scrollTo(0, 200_000);
    await waitFor(() => expect(Number(entries()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(100));
    await expect(articles().length).toBeLessThan(40);
    view?.scrollTo(0, 0);
    await waitFor(() => expect(entries()[0]).toHaveAttribute('aria-posinset', '1'));
    const like = await waitFor(() =>
      within(articles()[1] as HTMLElement).getByRole('button', { name: 'Like, 96' }),
    );
    like.scrollIntoView({ block: 'center' });
    // What comes after the screen is drawn a little later.
    do {
      cardsDrawn.clear();
      await new Promise((resolve) => setTimeout(resolve, 200));
    } while (cardsDrawn.size > 0);
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 97');
    await expect([...cardsDrawn]).toEqual(['post-1']);
    cardsDrawn.clear();
    await userEvent.type(canvas.getByLabelText('Your update'), 'Solar');
    await expect([...cardsDrawn]).toEqual([]);
  },
};

/** Texts and names that try to break the page. */
export const Stress: Story = {
  parameters: having(
    { ...typed, value: { text: stressTexts.long, tag: null, comments: {} } },
    ...Object.entries(stressTexts).map(([id, content]) =>
      recordOf({
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
      }),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(cards(canvas)).toHaveLength(9 + Object.keys(stressTexts).length));
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

const phone = { viewport: { value: 'phone' } };

export const StressPhone: Story = { ...Stress, globals: phone };

export const Phone: Story = { globals: phone };

export const PhoneEmptyType: Story = { ...EmptyType, globals: phone };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const DarkFailed: Story = { ...Failed, globals: { theme: 'dark' } };

export const DarkComposing: Story = { ...ComposingAComment, globals: { theme: 'dark' } };

export const DarkEditing: Story = { ...Editing, globals: { ...phone, theme: 'dark' } };

export const Hindi: Story = { globals: { locale: 'hi' } };

export const HindiEditing: Story = {
  parameters: Editing.parameters,
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Half a better tho')).toBeVisible();
  },
};

export const HindiPhoneNoResult: Story = {
  parameters: SearchWithoutResult.parameters,
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/heliocentrism/)).toBeVisible();
  },
};

export const Spanish: Story = { globals: { locale: 'es' } };

export const SharedGoneDark: Story = { ...SharedGone, globals: { ...phone, theme: 'dark' } };
export const SharedGoneHindi: Story = {
  ...SharedGone,
  globals: { locale: 'hi' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
  },
};
