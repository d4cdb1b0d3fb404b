import { type AppParameters, app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { insightPost, manyPosts, stressTexts } from '@kit/fixtures/feed';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import type { Services } from '@/app/services/createServices';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { FeedDraft, Post } from '@/data/schema/post';
import type { KeptRecord } from '@/data/schema/records';
import type { FeedEvent } from '@/machines/feed/types';
import preview from '../../.storybook/preview';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { hash } from '../support/hash';
import { saveAgain } from '../support/profilePage';
import { refuses, refusesOnce } from '../support/refusals';

const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });
/** The feed, on a device with these records. */
const having = (...sample: KeptRecord[]) => at('/explore', { records: { sample } });
/** Where the machine rests. */
const rests = (state: string | string[], ...events: FeedEvent[]) => ({
  machine: { id: 'feed', state, events },
});

const meta = preview.meta({
  title: 'Screens/Feed',
  component: ExplorePage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...at('/explore'),
    ...rests('posts.loaded.view.ready'),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
});

type Canvas = StoryContext['canvas'];
type Person = StoryContext['userEvent'];

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

/** A feed that answers otherwise in part. */
const answering = (change: (store: FeedStore) => Partial<FeedStore>) => ({
  services: ({ feed }: Services) => ({ feed: changed(feed, change) }),
});

/** A feed of other posts than those of the sample. */
const feedOf = (pick: (posts: Post[]) => Post[]) =>
  answering(({ load }) => ({
    load: async () => {
      const data = await load();
      return { ...data, posts: pick(data.posts) };
    },
  }));

/** What is looked for is never found. */
const searching = { services: ({ search }: Services) => ({ search: { ...search, posts: never } }) };

const notSaved = 'Your last change could not be saved on this device';
const says = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

const gone = 'This post isn’t here any more';

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

/** The feed from Asha’s own post on, for it to be in sight. */
const fromOwn = feedOf((posts) => posts.slice(4));

/** A post is typed and sent. */
const posting: FeedEvent[] = [
  { type: 'draft.text', text: 'We are four engineers short.' },
  { type: 'draft.tag', tag: 'Hiring' },
  { type: 'post.submit', id: 'story-post', at: now },
];
/** One of Asha’s is deleted. */
const deleting: FeedEvent = { type: 'item.delete', postId: 'firmware-hiring' };

const ownMenu = { name: 'More actions' };
const choose = async (canvas: Canvas, userEvent: Person, name: string) => {
  await shows(canvas, everybody);
  await userEvent.click(newestBy(canvas, 'Asha Verma').getByRole('button', ownMenu));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const likeByJonas = (canvas: Canvas, likes: number) =>
  newestBy(canvas, 'Jonas Felde').getByRole('button', { name: `Like, ${likes}` });

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

const entriesIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('main li[id]')];

/** Skeletons where the posts, one’s own card and the sidebar will be; nothing can be posted yet. */
export const Loading = meta.story({
  parameters: {
    ...at('/explore', { services: () => ({ feed: never }) }),
    ...rests('posts.loading.fetch.reading'),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading updates');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Your update' })).toBeDisabled();
  },
});

/** A shared link with a search: the words are in the field, and skeletons stand until its results are there. */
export const LoadingResults = meta.story({
  parameters: { ...at('/explore?q=hospitals', searching), ...rests('posts.loading.fetch.searching') },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('hospitals');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
  },
});

/** What failed stands in the place of the posts, and can be tried again. */
export const Failed = meta.story({
  parameters: {
    ...at(
      '/explore',
      answering(({ load }) => ({ load: onceRefused(load) })),
    ),
    ...rests('posts.failed'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load your feed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

Failed.test(
  'Try again reads once more, with the skeletons for as long as every reading has them',
  { parameters: at('/explore', { waited: 0 }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading updates');
    await shows(canvas, everybody);
  },
);

const locked = fn(noRoom);

Failed.test(
  'fails again',
  { parameters: at('/explore', { services: () => ({ feed: locked }) }) },
  async ({ canvas, userEvent }) => {
    const read = locked.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(locked.mock.calls.length).toBeGreaterThan(read));
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load your feed' })).toBeVisible();
  },
);

/** Nobody has posted: what fills the feed, and where to find people. */
export const Empty = meta.story({
  parameters: {
    ...at(
      '/explore',
      feedOf(() => []),
    ),
    ...rests('posts.loaded.view.empty'),
  },
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
});

Empty.test('the first post takes its place', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your update' }), 'Then I begin.');
  await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
  await shows(canvas, ['Asha Verma']);
});

/** No post of the chosen kind: it is named, and the other kinds stay a click away. */
export const EmptyKind = meta.story({
  parameters: {
    ...at(
      '/explore?type=thought',
      feedOf((posts) => posts.filter(({ type }) => type === 'insight')),
    ),
    ...rests('posts.loaded.view.empty'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No thought posts available at the moment.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover People & Startups' })).toBeVisible();
  },
});

EmptyKind.test('another kind shows its posts, or names itself', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Insights' }));
  await shows(canvas, ['Jonas Felde', 'Claire Dubois', 'Mina Okafor']);
  await userEvent.click(canvas.getByRole('button', { name: 'Announcements' }));
  await expect(canvas.getByText('No announcement posts available at the moment.')).toBeVisible();
});

/** The list of saved posts before anything was saved: how a post comes to be in it. */
export const NothingSaved = meta.story({
  parameters: { ...at('/explore?type=saved'), ...rests('posts.loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Nothing is saved yet. Save a post to find it again here.'),
    ).toBeVisible();
  },
});

/** Nothing matches: what was looked for and where, and the way back to all posts. */
export const SearchWithoutResult = meta.story({
  parameters: { ...at('/explore?type=insight&q=heliocentrism'), ...rests('posts.loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing in Insights matches “heliocentrism”/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 updates found');
    await expect(canvas.getByRole('button', { name: 'Show all updates' })).toBeVisible();
  },
});

SearchWithoutResult.test('Show all updates lets go of search and kind', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all updates' }));
  await shows(canvas, everybody);
  await expect(canvas.getByRole('searchbox', { name: 'Search updates' })).toHaveValue('');
  await expect(canvas.getByRole('searchbox', { name: 'Search updates' })).toHaveFocus();
  await expect(canvas.getByRole('button', { name: 'All Updates' })).toHaveAttribute('aria-pressed', 'true');
});

/** A shared link to a post that was deleted, or never was here: said where one looks for it, and the feed goes on. */
export const SharedGone = meta.story({
  parameters: having({ kind: 'sampleDeletion', id: 'firmware-hiring', value: true }),
  beforeEach: hash('firmware-hiring'),
  play: async ({ canvas, canvasElement, globals }) => {
    await shows(canvas, everybody.toSpliced(4, 1));
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
    if (globals.locale === 'en') await expect(canvas.getByRole('heading', { name: gone })).toBeVisible();
  },
});

/** Everybody’s posts, newest first; above them the search, the kinds and the field for one’s own. */
export const Ready = meta.story();

Ready.test('likes, saves and follows show at once and are kept', async ({ canvas, userEvent }) => {
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
});

Ready.test('Share copies the link to a post', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share, 9' }));
  await waitFor(() => expect(screen.getByText('Link to the post copied')).toBeVisible());
  await expect(app.copied).toEqual([`${window.location.origin}/explore#heliogrid-seed`]);
});

Ready.test(
  'Share shows a link that can’t be copied, to be copied by hand',
  { parameters: at('/explore', { services: () => ({ clipboard: { writeText: noRoom } }) }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share, 9' }));
    await says(`${window.location.origin}/explore#heliogrid-seed`);
  },
);

Ready.test('a post that is sent comes first, and its field is empty again', async ({ canvas, userEvent }) => {
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
});

Ready.test('a post of one’s own is edited in its place', async ({ canvas, userEvent }) => {
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
});

Ready.test('deleting leads the focus on to the next post', async ({ canvas, userEvent }) => {
  await choose(canvas, userEvent, 'Delete');
  await shows(canvas, everybody.toSpliced(4, 1));
  await says('Post deleted: “');
  await waitFor(() => expect(cards(canvas)[4]?.closest('li')).toHaveFocus());
  await keeps([{ kind: 'sampleDeletion', id: 'firmware-hiring', value: true }]);
});

Ready.test('Undo brings a deleted post back', async ({ canvas, userEvent }) => {
  await choose(canvas, userEvent, 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await shows(canvas, everybody);
  await waitFor(() => expect(cards(canvas)[4]?.closest('li')).toHaveFocus());
  await waitFor(async () => expect(await kept('sampleDeletion', 'post')).toEqual([]));
});

/** The newest posts of a long feed can be read while all others are on their way: what is trending isn’t counted yet. */
export const NewestFirst = meta.story({
  parameters: {
    ...at(
      '/explore',
      answering(({ load }) => ({
        async load(asked) {
          if (!asked) return never();
          const data = await load(asked);
          return { ...data, isWhole: false, sidebar: { ...data.sidebar, trending: null } };
        },
      })),
    ),
    ...rests(['posts.loaded.sync.readingRest', 'posts.loaded.view.ready']),
  },
  play: ({ canvas }) => shows(canvas, everybody),
});

/** One kind of posts, with how many there are. */
export const Filtered = meta.story({
  parameters: { ...at('/explore?type=insight'), ...rests('posts.loaded.view.filtered') },
  play: async ({ canvas }) => {
    await shows(canvas, ['Jonas Felde', 'Claire Dubois', 'Mina Okafor']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/3/);
  },
});

Filtered.test('another kind has an address of its own', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('3 updates found');
  await userEvent.click(canvas.getByRole('button', { name: 'Funding News' }));
  await expect(canvas.getByRole('button', { name: 'Funding News' })).toHaveAttribute('aria-pressed', 'true');
  await shows(canvas, ['Mina Okafor', 'Jonas Felde']);
  await waitFor(() => expect(app.addresses).toEqual(['/explore?type=insight', '/explore?type=funding']));
});

Filtered.test(
  'widens for a post of one’s own that is of another kind, to where it is seen',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your update' }), 'Thank you, Mina.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(canvas.getByRole('button', { name: 'All Updates' })).toHaveAttribute('aria-pressed', 'true');
    await shows(canvas, ['Asha Verma', ...everybody]);
  },
);

/** A search, the best match first, with how many it found. */
export const Searched = meta.story({
  parameters: { ...at('/explore?q=hospitals'), ...rests('posts.loaded.view.filtered') },
  play: ({ canvas }) => shows(canvas, ['Lena Brandt']),
});

Searched.test('another word is looked for as it is typed', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox', { name: 'Search updates' });
  await userEvent.clear(search);
  await shows(canvas, everybody);
  await userEvent.type(search, 'procurement');
  await shows(canvas, ['Claire Dubois']);
  await expect(canvas.getByRole('status')).toHaveTextContent('1 update found');
});

/** A search that isn’t answered yet: the posts stay as they were. */
export const Searching = meta.story({
  parameters: {
    ...at('/explore', searching),
    ...rests('posts.loaded.search.searching', { type: 'query.change', query: 'hospitals' }),
  },
  play: async ({ canvas }) => {
    await shows(canvas, everybody);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('hospitals'));
  },
});

/** What the person saved, with a chip for it beside the kinds. */
export const Saved = meta.story({
  parameters: {
    ...at('/explore?type=saved', {
      records: { sample: [{ kind: 'save', id: 'month-end-list', value: true }] },
    }),
    ...rests('posts.loaded.view.filtered'),
  },
  play: ({ canvas }) => shows(canvas, ['Jonas Felde']),
});

Saved.test('a post that is saved no longer leaves the list', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Saved posts', pressed: true })).toBeVisible();
  await userEvent.click(newestBy(canvas, 'Jonas Felde').getByRole('button', { name: 'Saved' }));
  await expect(canvas.getByText('Nothing is saved yet. Save a post to find it again here.')).toBeVisible();
});

Saved.test('its chip is there for as long as it is chosen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'All Updates' }));
  await expect(canvas.queryByRole('button', { name: 'Saved posts' })).toBeNull();
  await shows(canvas, everybody);
});

/** A shared link leads to its post: marked, in sight, and with the focus. */
export const Shared = meta.story({
  beforeEach: hash('runway-in-decks'),
  play: async ({ canvasElement }) => {
    const marked = () => canvasElement.querySelector('main [aria-current="true"]');
    await waitFor(() => expect(marked()).toHaveAttribute('id', 'runway-in-decks'));
    await waitFor(() => expect(marked()).toHaveFocus());
    await expect(canvasElement.querySelector('#post-gone')).toBeNull();
  },
});

/** A post that was begun and is still there: its text, its tag, and Post, which can be pressed. */
export const WritingAPost = meta.story({
  parameters: having(typed),
  play: async ({ canvas }) => {
    await shows(canvas, everybody);
    await expect(canvas.getByDisplayValue('Half a thought')).toBeVisible();
  },
});

WritingAPost.test('blanks alone are no post', async ({ canvas, userEvent }) => {
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
});

/** A post of one’s own that was just sent: it comes first, and the field is empty for the next one. */
export const Posted = meta.story({
  parameters: rests('posts.loaded.view.ready', ...posting),
  play: async ({ canvas }) => {
    await shows(canvas, ['Asha Verma', ...everybody]);
    await expect(newestBy(canvas, 'Asha Verma').getByText('#Hiring')).toBeVisible();
  },
});

/** A post that the device hasn’t taken yet: it is there, and says beside its time that it is being saved. */
export const Posting = meta.story({
  parameters: {
    ...at(
      '/explore',
      answering(() => ({ write: never })),
    ),
    ...rests('posts.loaded.view.ready', ...posting),
  },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, ['Asha Verma', ...everybody]);
    await expect(canvasElement.querySelector('article [data-unsaved="pending"]')).toBeInTheDocument();
  },
});

/** A post that the device refused: it stays, says beside its time that it isn’t saved, and a toast offers to save it again. */
export const PostRefused = meta.story({
  parameters: {
    ...at(
      '/explore',
      answering(() => ({ write: noRoom })),
    ),
    ...rests('posts.loaded.view.ready', ...posting),
  },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, ['Asha Verma', ...everybody]);
    await waitFor(() =>
      expect(canvasElement.querySelector('article [data-unsaved="failed"]')).toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
});

/** A comment being written: its field opens below the post, with what was typed there before. */
export const WritingAComment = meta.story({
  parameters: {
    ...having(typed),
    ...rests('posts.loaded.commentComposer.open', { type: 'comment.open', postId: 'heliogrid-seed' }),
  },
  play: async ({ canvas }) => {
    await shows(canvas, everybody);
    await expect(await canvas.findByDisplayValue('And at night?')).toBeVisible();
  },
});

WritingAComment.test('one field at a time, each with what was typed there', async ({ canvas, userEvent }) => {
  const field = () => canvas.getByRole('textbox', { name: 'Your comment' });
  const funding = newestBy(canvas, 'Mina Okafor');
  const insight = newestBy(canvas, 'Jonas Felde');
  await userEvent.click(insight.getByRole('button', { name: 'Comment, 3' }));
  await expect(insight.getByRole('textbox', { name: 'Your comment' })).toHaveValue('');
  await expect(canvas.getAllByRole('textbox', { name: 'Your comment' })).toHaveLength(1);
  await userEvent.type(field(), '  ');
  await expect(insight.getByRole('button', { name: 'Comment' })).toBeDisabled();
  await userEvent.click(insight.getByRole('button', { name: 'Cancel' }));
  await expect(canvas.queryByRole('textbox', { name: 'Your comment' })).toBeNull();

  await userEvent.click(funding.getByRole('button', { name: 'Comment, 4' }));
  await expect(funding.getByRole('textbox', { name: 'Your comment' })).toHaveValue('And at night?');
});

WritingAComment.test(
  'Comment sends it, and leaves the post that was begun',
  async ({ canvas, userEvent }) => {
    const funding = newestBy(canvas, 'Mina Okafor');
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
);

/** A comment of one’s own that was just sent: the last below the post, all of which are shown. */
export const Commented = meta.story({
  parameters: {
    ...having(typed),
    ...rests(
      'posts.loaded.commentComposer.closed',
      { type: 'comment.open', postId: 'heliogrid-seed' },
      { type: 'comment.submit', postId: 'heliogrid-seed', id: 'story-comment', at: now },
    ),
  },
  play: async ({ canvas }) => {
    await shows(canvas, everybody);
    await expect(await canvas.findByText('And at night?')).toBeVisible();
    await expect(canvas.queryByDisplayValue('And at night?')).toBeNull();
  },
});

/** A post of one’s own being edited in its place: what was typed so far is there again after a reload. */
export const Editing = meta.story({
  parameters: at('/explore', {
    ...fromOwn,
    records: {
      sample: [
        {
          ...typed,
          value: {
            text: '',
            tag: null,
            comments: {},
            edits: { 'firmware-hiring': 'Half a better tho' },
          } satisfies FeedDraft,
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, everybody.slice(4));
    await expect(canvas.getByDisplayValue('Half a better tho')).toBeVisible();
  },
});

Editing.test('what is typed is kept', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Edit your post' }), 'ught');
  await keeps([
    {
      ...typed,
      value: { text: '', tag: null, comments: {}, edits: { 'firmware-hiring': 'Half a better thought' } },
    },
  ]);
});

/** A post of one’s own after an edit: its new text, and “edited” beside its time. */
export const Edited = meta.story({
  parameters: {
    ...at('/explore', fromOwn),
    ...rests(
      'posts.loaded.view.ready',
      { type: 'edit.open', postId: 'firmware-hiring' },
      { type: 'edit.text', postId: 'firmware-hiring', text: 'The place is filled.' },
      { type: 'edit.save', postId: 'firmware-hiring', at: now },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The place is filled.')).toBeVisible();
  },
});

/** A post of one’s own was deleted: it is gone, and a toast offers the way back. */
export const Deleted = meta.story({
  parameters: rests('posts.loaded.view.ready', deleting),
  play: async ({ canvas }) => {
    await shows(canvas, everybody.toSpliced(4, 1));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
});

/** The device refused to delete it: the post stays away on screen, and a second toast offers to save that again. */
export const DeletionRefused = meta.story({
  parameters: {
    ...at('/explore', { device: () => ({ writeAll: noRoom }) }),
    ...rests('posts.loaded.view.ready', deleting),
  },
  play: async ({ canvas }) => {
    await shows(canvas, everybody.toSpliced(4, 1));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await waitFor(() => expect(screen.getByText(notSaved)).toBeVisible());
  },
});

/** The device refused a like: it stays on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  parameters: {
    ...at('/explore', { device: refuses }),
    ...rests('posts.loaded.view.ready', { type: 'post.like', postId: 'month-end-list' }),
  },
  play: async ({ canvas }) => {
    await says(notSaved);
    await expect(likeByJonas(canvas, 133)).toHaveAttribute('aria-pressed', 'true');
  },
});

Refused.test('the offer comes back as often as the device refuses', async ({ canvas, userEvent }) => {
  const again = await saveAgain();
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  await saveAgain();
  await expect(likeByJonas(canvas, 133)).toBeVisible();
  await expect(await kept('like')).toEqual([]);
});

Refused.test(
  'Save again writes it',
  { parameters: at('/explore', { device: refusesOnce('like') }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await saveAgain());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await keeps([{ kind: 'like', id: 'month-end-list', value: true }]);
    await expect(likeByJonas(canvas, 133)).toBeVisible();
  },
);

/** Two things on the device couldn’t be read: a toast says that they were set aside, and the feed goes on. */
export const Quarantined = meta.story({
  parameters: having(
    { kind: 'post', id: 'blank', value: {} },
    { kind: 'comment', id: 'blank', value: { postId: 'heliogrid-seed' } },
  ),
  play: async ({ canvas }) => {
    await shows(canvas, everybody);
    await says('2 saved items could not be read and were set aside');
  },
});

const phone = { viewport: { value: 'phone' } };

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** What failed, in the dark theme. */
export const DarkFailed = Failed.extend({ globals: { theme: 'dark' } });

/** A comment being written, in the dark theme. */
export const DarkWritingAComment = WritingAComment.extend({ globals: { theme: 'dark' } });

/** A post being edited, on a phone in the dark theme. */
export const DarkEditing = Editing.extend({ globals: { ...phone, theme: 'dark' } });

/** A shared link to a post that isn’t there, on a phone in the dark theme. */
export const SharedGoneDark = SharedGone.extend({ globals: { ...phone, theme: 'dark' } });

/** On a phone: the cards beside the feed are below it. */
export const Phone = meta.story({ globals: phone });

/** No post of the chosen kind, on a phone. */
export const PhoneEmptyKind = EmptyKind.extend({ globals: phone });

/** On a tablet: one’s own card gives way. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: 'hi' } });

/** A post being edited, in Hindi on a phone. */
export const HindiEditing = Editing.extend({ globals: { ...phone, locale: 'hi' } });

/** Nothing matches, in Hindi on a phone. */
export const HindiPhoneNoResult = SearchWithoutResult.extend({
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/heliocentrism/)).toBeVisible();
  },
});

/** A shared link to a post that isn’t there, in Hindi. */
export const SharedGoneHindi = SharedGone.extend({ globals: { locale: 'hi' } });

/** In Spanish. */
export const Spanish = meta.story({ globals: { locale: 'es' } });

/** Ten thousand posts: only the cards in sight are there, and some before and after. */
export const TenThousandPosts = meta.story({
  parameters: at(
    '/explore',
    feedOf(() => watchedPosts(10_000)),
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(entriesIn(canvasElement)[0]).toHaveAttribute('aria-setsize', '10000'));
  },
});

TenThousandPosts.test(
  'cards come and go with scrolling; a like draws its own anew, a letter none',
  async ({ canvas, canvasElement, userEvent }) => {
    // Not by role: that looks through all of the page, each time.
    const articles = () => [...canvasElement.querySelectorAll('article')];
    const entries = () => entriesIn(canvasElement);
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
);

/** A shared link to one of ten thousand posts, which isn’t drawn before somebody asks for it: in sight and marked. */
export const SharedFarDown = meta.story({
  parameters: TenThousandPosts.input.parameters,
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
});

/** Texts and names that try to break the page: nothing overflows it. */
export const Stress = meta.story({
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
});

/** The same on a phone. */
export const StressPhone = Stress.extend({ globals: phone });
