import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { manyPosts } from '@kit/fixtures/feed';
import { expect, screen, waitFor, within } from 'storybook/test';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import type { Services } from '@/app/services/createServices';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { FeedDraft, Post } from '@/data/schema/post';
import type { KeptRecord } from '@/data/schema/records';
import type { FeedEvent } from '@/machines/feed/types';
import preview from '../../.storybook/preview';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { hash } from '../support/hash';
import { refuses, refusesOnce } from '../support/refusals';
import {
  alertSays,
  at,
  type Canvas,
  hindiPhone,
  leadsTo,
  notSaved,
  type Person,
  press,
  resting,
  saveAgain,
  setAside,
  storedOf,
  wide,
} from '../support/screen';

/** The feed, on a device with these records. */
const having = (...sample: KeptRecord[]) => at('/explore', { records: { sample } });
const rests = resting<FeedEvent>('feed');

const meta = preview.meta({
  title: 'Screens/Feed',
  component: ExplorePage,
  parameters: {
    ...wide,
    ...at('/explore'),
    ...rests('posts.loaded.view.ready'),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
});

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

/** The device has stored these records, and no others of their kinds. */
const stores = (expected: KeptRecord[]) =>
  waitFor(async () =>
    expect(await storedOf('sample', ...expected.map(({ kind }) => kind))).toEqual(expected),
  );

/** The feed, that answers otherwise in part. */
const answering = (change: (store: FeedStore) => Partial<FeedStore>, path = '/explore') =>
  at(path, { services: ({ feed }) => ({ feed: changed(feed, change) }) });

/** A feed of other posts than those of the sample. */
const feedOf = (pick: (posts: Post[]) => Post[], path?: string) =>
  answering(
    ({ load }) => ({
      load: async () => {
        const data = await load();
        return { ...data, posts: pick(data.posts) };
      },
    }),
    path,
  );

/** What is looked for is never found. */
const searching = { services: ({ search }: Services) => ({ search: { ...search, posts: never } }) };

const draft = (value: Partial<FeedDraft>): KeptRecord => ({
  kind: 'draft',
  id: 'feed',
  value: { text: '', tag: null, comments: {}, ...value },
});
/** What was typed before. */
const typed = draft({
  text: 'Half a thought',
  tag: 'Hiring',
  comments: { 'heliogrid-seed': 'And at night?' },
});

/** The feed from Asha’s own post on, for it to be in sight. */
const fromOwn = feedOf((posts) => posts.slice(4)).app;

/** A post is typed and sent. */
const posting: FeedEvent[] = [
  { type: 'draft.text', text: 'We are four engineers short.' },
  { type: 'draft.tag', tag: 'Hiring' },
  { type: 'post.submit', id: 'story-post', at: now },
];

const choose = async (person: Person, name: string) => {
  await shows(person.canvas, everybody);
  const mine = newestBy(person.canvas, 'Asha Verma');
  await person.userEvent.click(mine.getByRole('button', { name: 'More actions' }));
  await person.userEvent.click(await screen.findByRole('menuitem', { name }));
};

const likeByJonas = (canvas: Canvas, likes: number) =>
  newestBy(canvas, 'Jonas Felde').getByRole('button', { name: `Like, ${likes}` });

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
  parameters: { ...answering(({ load }) => ({ load: onceRefused(load) })), ...rests('posts.failed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load your feed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Nobody has posted: what fills the feed, and where to find people. */
export const Empty = meta.story({
  parameters: {
    ...feedOf(() => []),
    ...rests('posts.loaded.view.empty'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No posts to show' })).toBeVisible();
    await leadsTo(canvas, 'Discover People & Startups', '/discover');
  },
});

/** No post of the chosen kind: it is named, and the other kinds stay a click away. */
export const EmptyKind = meta.story({
  parameters: {
    ...feedOf((posts) => posts.filter(({ type }) => type === 'insight'), '/explore?type=thought'),
    ...rests('posts.loaded.view.empty'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No thought posts available at the moment.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover People & Startups' })).toBeVisible();
  },
});

/** Nothing matches: what was looked for and where, and the way back to all posts. */
export const SearchWithoutResult = meta.story({
  parameters: { ...at('/explore?type=insight&q=heliocentrism'), ...rests('posts.loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing in Insights matches “heliocentrism”/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 updates found');
  },
});

SearchWithoutResult.test('Show all updates clears search and kind', async (person) => {
  const { canvas } = person;
  await press(person, 'Show all updates');
  await shows(canvas, everybody);
  await expect(canvas.getByRole('searchbox', { name: 'Search updates' })).toHaveValue('');
  await expect(canvas.getByRole('searchbox', { name: 'Search updates' })).toHaveFocus();
});

/** A shared link to a post that was deleted, or never was here: said where one looks for it, and the feed goes on. */
export const SharedGone = meta.story({
  parameters: having({ kind: 'sampleDeletion', id: 'firmware-hiring', value: true }),
  beforeEach: hash('firmware-hiring'),
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, everybody.toSpliced(4, 1));
    await waitFor(() => expect(canvasElement.querySelector('#post-gone')).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'This post isn’t here any more' })).toBeVisible();
  },
});

/** Everybody’s posts, newest first; above them the search, the kinds and the field for one’s own. */
export const Ready = meta.story();

Ready.test('likes, saves and follows show at once and are stored', async (person) => {
  const { canvas, userEvent } = person;
  await shows(canvas, everybody);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  const funding = newestBy(canvas, 'Mina Okafor');
  await userEvent.click(funding.getByRole('button', { name: 'Like, 248', pressed: true }));
  await expect(funding.getByRole('button', { name: 'Like, 247', pressed: false })).toBeVisible();
  await userEvent.click(funding.getByRole('button', { name: 'Save' }));
  await expect(funding.getByRole('button', { name: 'Saved' })).toBeVisible();
  await press(person, 'Follow Ravi Kulkarni');
  await expect(canvas.getByRole('button', { name: 'Following Ravi Kulkarni' })).toBeVisible();
  await stores([
    { kind: 'follow', id: 'investor:ravi-kulkarni', value: true },
    { kind: 'like', id: 'heliogrid-seed', value: false },
    { kind: 'save', id: 'heliogrid-seed', value: true },
  ]);
});

const postLink = `${window.location.origin}/explore#heliogrid-seed`;

Ready.test('Share copies the link to a post', async (person) => {
  await press(person, 'Share, 9');
  await waitFor(() => expect(screen.getByText('Link to the post copied')).toBeVisible());
  await expect(app.copied).toEqual([postLink]);
});

Ready.test(
  'Share shows a link that can’t be copied',
  { parameters: at('/explore', { services: () => ({ clipboard: { writeText: noRoom } }) }) },
  async (person) => {
    await press(person, 'Share, 9');
    await alertSays(postLink);
  },
);

Ready.test('the person’s own post is edited in its place', async (person) => {
  const { canvas, userEvent } = person;
  await choose(person, 'Edit');
  const field = canvas.getByRole('textbox', { name: 'Edit your post' });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  await userEvent.type(field, 'Filled.');
  await press(person, 'Save changes');
  const mine = newestBy(canvas, 'Asha Verma');
  await expect(mine.getByText('Filled.')).toBeVisible();
  await expect(mine.getByText('edited')).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('Changes saved');
  await expect(mine.getByRole('button', { name: 'More actions' })).toHaveFocus();
  await waitFor(async () =>
    expect(await storedOf('sample', 'post')).toMatchObject([
      { id: 'firmware-hiring', value: { content: 'Filled.', editedAt: now, comments: [] } },
    ]),
  );
});

Ready.test('deleting moves the focus to the next post, Undo back', async (person) => {
  const { canvas } = person;
  const focused = () => waitFor(() => expect(cards(canvas)[4]?.closest('li')).toHaveFocus());
  await choose(person, 'Delete');
  await shows(canvas, everybody.toSpliced(4, 1));
  await alertSays('Post deleted: “');
  await focused();
  await stores([{ kind: 'sampleDeletion', id: 'firmware-hiring', value: true }]);
  await person.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await shows(canvas, everybody);
  await focused();
  await waitFor(async () => expect(await storedOf('sample', 'sampleDeletion', 'post')).toEqual([]));
});

Ready.test(
  'a like draws its own card alone, a letter none',
  { parameters: feedOf(() => watchedPosts(3)) },
  async ({ canvas, userEvent }) => {
    const like = canvas.getByRole('button', { name: 'Like, 96' });
    await waitFor(() => expect(cards(canvas)).toHaveLength(3));
    cardsDrawn.clear();
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 97');
    await expect([...cardsDrawn]).toEqual(['post-1']);
    cardsDrawn.clear();
    await userEvent.type(canvas.getByLabelText('Your update'), 'Solar');
    await expect([...cardsDrawn]).toEqual([]);
  },
);

/** The newest posts of a long feed can be read while all others are on their way: what is trending isn’t counted yet. */
export const NewestFirst = meta.story({
  parameters: {
    ...answering(({ load }) => ({
      async load(asked) {
        if (!asked) return never();
        const data = await load(asked);
        return { ...data, isWhole: false, sidebar: { ...data.sidebar, trending: null } };
      },
    })),
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

Filtered.test('another kind has another address', async (person) => {
  const { canvas } = person;
  await press(person, 'Funding News');
  await expect(canvas.getByRole('button', { name: 'Funding News' })).toHaveAttribute('aria-pressed', 'true');
  await shows(canvas, ['Mina Okafor', 'Jonas Felde']);
  await waitFor(() => expect(app.addresses).toEqual(['/explore?type=insight', '/explore?type=funding']));
});

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

/** A post that the device refused: it stays, says beside its time that it isn’t saved, and a toast offers to save it again. */
export const PostRefused = meta.story({
  parameters: {
    ...answering(() => ({ write: noRoom })),
    ...rests('posts.loaded.view.ready', ...posting),
  },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvas, ['Asha Verma', ...everybody]);
    await waitFor(() =>
      expect(canvasElement.querySelector('article [data-unsaved="failed"]')).toBeInTheDocument(),
    );
    await alertSays(notSaved);
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

/** A post of one’s own being edited in its place: what was typed so far is there again after a reload. */
export const Editing = meta.story({
  parameters: at('/explore', {
    ...fromOwn,
    records: { sample: [draft({ edits: { 'firmware-hiring': 'Half a better tho' } })] },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, everybody.slice(4));
    await expect(canvas.getByDisplayValue('Half a better tho')).toBeVisible();
  },
});

/** The device refused a like: it stays on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  parameters: {
    ...at('/explore', { device: refuses }),
    ...rests('posts.loaded.view.ready', { type: 'post.like', postId: 'month-end-list' }),
  },
  play: async ({ canvas }) => {
    await alertSays(notSaved);
    await expect(likeByJonas(canvas, 133)).toHaveAttribute('aria-pressed', 'true');
  },
});

Refused.test(
  'Save again writes it',
  { parameters: at('/explore', { device: refusesOnce('like') }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await saveAgain());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await stores([{ kind: 'like', id: 'month-end-list', value: true }]);
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
    await alertSays(setAside);
  },
});

/** A post being edited on a phone, in Hindi and in the dark theme. */
export const HindiPhone = Editing.extend({ globals: hindiPhone });
