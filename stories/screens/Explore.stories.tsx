import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { manyPosts } from '@kit/fixtures/feed';
import { listing } from '@kit/fixtures/profileRecords';
import { expect, screen, waitFor, within } from 'storybook/test';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import { type SamplePosts, sampleFeed } from '@/data/sample/feed';
import feed from '@/data/sample/feed.json';
import type { FeedDraft, Post } from '@/data/schema/shapes/post';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import type { FeedEvent } from '@/machines/feed/types';
import preview from '../../.storybook/preview';
import { never, noRoom, refusedOnce, searching, serving } from '../support/answers';
import { hash } from '../support/hash';
import { additions, addsMovesAndUndoes, undoable } from '../support/pipeline';
import { refuses, serverRefusing } from '../support/refusals';
import {
  alertSays,
  at,
  type Canvas,
  ending,
  hindiPhone,
  leadsTo,
  notAccepted,
  notSaved,
  offered,
  on,
  press,
  resting,
  setAside,
  showing,
  storedOf,
  wide,
} from '../support/screen';
import { invites, synced } from '../support/sending';

/** The feed with these records in storage. */
const having = (...sample: StoredRecordInput[]) => on({ records: { sample } });
const rests = resting<FeedEvent>('feed');
const ends = ending(rests);

const meta = preview.meta({
  title: 'Screens/Feed',
  component: ExplorePage,
  parameters: {
    ...wide,
    ...at('/explore'),
    ...rests('posts.loaded.view.ready'),
  },
});

const cards = (canvas: Canvas) => canvas.getAllByRole('article');
/** The authors of the visible posts, in order. */
const authors = (canvas: Canvas) => cards(canvas).map((card) => card.getAttribute('aria-label'));
const shows = (canvas: Canvas, expected: string[]) =>
  waitFor(() => expect(authors(canvas)).toEqual(expected));
/** The newest post of an author. */
const newestBy = (canvas: Canvas, author: string) =>
  within(canvas.getAllByRole('article', { name: author })[0] as HTMLElement);
const everybody = sampleFeed(feed as SamplePosts, now).posts.map(({ author }) => author.name);

/** The feed with only the posts that `pick` returns. */
const feedOf = (pick: (posts: Post[]) => Post[]) =>
  serving('feed', ({ load }) => ({
    load: async (asked) => {
      const data = await load(asked);
      return { ...data, posts: pick(data.posts) };
    },
  }));

const draft = (value: Partial<FeedDraft>): StoredRecordInput => ({
  kind: 'draft',
  id: 'feed',
  value: { text: '', tag: null, comments: {}, ...value },
});
/** The events that write a post and submit it. */
const posting: FeedEvent[] = [
  { type: 'draft.text', text: 'We are four engineers short.' },
  { type: 'draft.tag', tag: 'Hiring' },
  { type: 'post.submit', id: 'story-post', at: now },
];

/** The ids of posts whose cards have rendered. Only a card reads the `image` of a post. */
const cardsDrawn = new Set<string>();
const watchedPosts = (count: number): Post[] =>
  manyPosts(count).map((post) => ({
    ...post,
    get image() {
      cardsDrawn.add(post.id);
      return post.image;
    },
  }));

/** Skeletons replace the posts, the user’s card and the sidebar. Posting is disabled. */
export const Loading = meta.story(
  ends(on({ services: () => ({ feed: never }) }), 'posts.loading.fetch.reading'),
);

/** A shared link with a search: the field contains the query. Skeletons are shown until the results load. */
export const LoadingResults = meta.story(
  ends(at('/explore?q=hospitals', searching('posts')), 'posts.loading.fetch.searching'),
);

/** An error message replaces the posts, with a button to try again. */
export const Failed = meta.story(ends(on(refusedOnce('feed', 'load')), 'posts.failed'));

/** No posts yet: the page explains what fills the feed and where to find people. */
export const Empty = meta.story({
  ...ends(on(feedOf(() => [])), 'posts.loaded.view.empty'),
  play: ({ canvas }) => leadsTo(canvas, 'Discover People & Startups', '/discover'),
});

const inNewWorld = {
  ...on({ who: 'nora', isSyncing: true, ...feedOf(() => []) }),
  machine: [{ id: 'feed', state: 'posts.loaded.view.empty' }, synced],
};

/** The first account in a build with a database: a button copies the address of the app. */
export const EmptyInvite = meta.story({
  parameters: inNewWorld,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Invite someone' })).toBeVisible();
    await leadsTo(canvas, 'Discover People & Startups', '/discover');
  },
});

EmptyInvite.test('Invite someone copies the address', invites);

/** The same on a phone. */
export const EmptyInviteHindiPhone = meta.story({ parameters: inNewWorld, globals: hindiPhone });

/** No posts of the selected kind. The message names the kind, and other kinds can be selected above. */
export const EmptyKind = meta.story({
  ...ends(
    on({
      path: '/explore?type=thought',
      ...feedOf((posts) => posts.filter(({ type }) => type === 'insight')),
    }),
    'posts.loaded.view.empty',
  ),
  play: showing('No thought posts available at the moment.'),
});

/** No results: the query, the kind of posts, and a button back to all posts. */
export const SearchWithoutResult = meta.story({
  ...ends(at('/explore?type=insight&q=heliocentrism'), 'posts.loaded.view.empty'),
  play: showing(/Nothing in Insights matches “heliocentrism”/),
});

SearchWithoutResult.test('Show all updates clears the search and the filter by kind', async (person) => {
  const { canvas } = person;
  await press(person, 'Show all updates');
  await shows(canvas, everybody);
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
});

/** A shared link to a post that was deleted or never existed: a message at the top, and the feed below it. */
export const SharedNotFound = meta.story({
  parameters: having({ kind: 'sampleDeletion', id: 'firmware-hiring', value: true }),
  beforeEach: hash('firmware-hiring'),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#post-missing')).toHaveFocus());
    await showing('This post is no longer available')({ canvas });
  },
});

/** All posts, newest first, below the search, the kinds of posts and the composer. */
export const Ready = meta.story();

Ready.test('saved posts and follows are shown immediately and stored', async (person) => {
  const { canvas, userEvent } = person;
  await shows(canvas, everybody);
  const funding = newestBy(canvas, 'Mina Okafor');
  await userEvent.click(funding.getByRole('button', { name: 'Save' }));
  await expect(funding.getByRole('button', { name: 'Saved' })).toBeVisible();
  // After the save, a chip and a toast offer to show the saved posts. The chip stays after the toast.
  await expect(canvas.getByRole('button', { name: 'Saved posts', pressed: false })).toBeVisible();
  await userEvent.click(await offered('Show saved posts'));
  await shows(canvas, ['Mina Okafor']);
  await press(person, 'All Updates');
  await press(person, 'Follow Ravi Kulkarni');
  await expect(canvas.getByRole('button', { name: 'Following Ravi Kulkarni' })).toBeVisible();
  await waitFor(async () =>
    expect(await storedOf('sample', 'follow', 'save')).toEqual([
      { kind: 'follow', id: 'investor:ravi-kulkarni', value: true },
      { kind: 'save', id: 'heliogrid-seed', value: true },
    ]),
  );
});

Ready.test(
  'the keyboard completes an @mention, and the post links its mention, hashtag and URL',
  async (person) => {
    const { canvas, userEvent } = person;
    await shows(canvas, everybody);
    const field = canvas.getByRole('textbox', { name: 'Your update' });
    await userEvent.type(field, 'Thanks @len');
    const list = await screen.findByRole('listbox', { name: 'People' });
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await expect(field).toHaveAttribute('aria-activedescendant', within(list).getByRole('option').id);
    await userEvent.keyboard('{Enter}for #Sleep: https://updraft.example/a.');
    await expect(field).toHaveValue('Thanks @lena-brandt for #Sleep: https://updraft.example/a.');
    await press(person, 'Post');
    const post = newestBy(canvas, 'Asha Verma');
    for (const [name, href] of [
      ['@lena-brandt', '/user/lena-brandt'],
      ['#Sleep', '/explore?q=%23Sleep'],
      [/^https/, 'https://updraft.example/a'],
    ] as const)
      await expect(post.getByRole('link', { name })).toHaveAttribute('href', href);
  },
);

/** From *Write an update* of a startup: *Post as* selects that startup, and the field has the focus. */
export const WritingAsAStartup = meta.story({
  parameters: at('/explore?as=kestrel', { records: { sample: listing() } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your update' })).toHaveFocus());
    await expect(canvas.getByRole('combobox', { name: 'Post as' })).toHaveDisplayValue('Kestrel');
  },
});

WritingAsAStartup.test(
  'Post publishes as the startup, and then selects the user as the author of the next post',
  async (person) => {
    const { canvas, userEvent } = person;
    await shows(canvas, everybody);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your update' }), 'A new harbour');
    await press(person, 'Post');
    const post = newestBy(canvas, 'Kestrel');
    await expect(post.getByRole('link', { name: 'Kestrel' })).toHaveAttribute('href', '/startups/kestrel');
    await expect(post.getByRole('button', { name: 'More actions' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Post as' })).toHaveDisplayValue('Asha Verma');
  },
);

const postLink = `${window.location.origin}/explore#heliogrid-seed`;

Ready.test('Share copies the link to a post', async (person) => {
  await press(person, 'Share, 9');
  await waitFor(() => expect(screen.getByText('Post link copied')).toBeVisible());
  await expect(app.copied).toEqual([postLink]);
});

Ready.test(
  'Share shows the link to a post when the browser can’t copy it',
  { parameters: on({ services: () => ({ clipboard: { writeText: noRoom } }) }) },
  async (person) => {
    await press(person, 'Share, 9');
    await alertSays(postLink);
  },
);

Ready.test('deleting a post focuses the next post, and Undo focuses the restored one', async (person) => {
  const { canvas, userEvent } = person;
  const focused = () => waitFor(() => expect(cards(canvas)[4]?.closest('li')).toHaveFocus());
  await shows(canvas, everybody);
  const mine = newestBy(canvas, 'Asha Verma');
  await userEvent.click(mine.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await shows(canvas, everybody.toSpliced(4, 1));
  await focused();
  await userEvent.click(await offered('Undo'));
  await shows(canvas, everybody);
  await focused();
});

Ready.test(
  'a like renders only its own card, and typing an update renders no card',
  {
    parameters: on(feedOf(() => watchedPosts(3))),
  },
  async ({ canvas, userEvent }) => {
    const like = await canvas.findByRole('button', { name: 'Like, 96' });
    cardsDrawn.clear();
    await userEvent.click(like);
    await expect(like).toHaveAccessibleName('Like, 97');
    await expect([...cardsDrawn]).toEqual(['post-1']);
    cardsDrawn.clear();
    await userEvent.type(canvas.getByLabelText('Your update'), 'Solar');
    await expect([...cardsDrawn]).toEqual([]);
  },
);

/** The newest posts of a long feed: reading earlier ones ends like `answer`. */
const withNext = (answer: () => Promise<never>) =>
  serving('feed', ({ load }) => ({
    load: async (asked) => (asked?.before ? answer() : { ...(await load(asked)), next: 1 }),
  }));
const grow = { type: 'list.grow' } as const;

/** Earlier posts are loading: the button below the list is busy. */
export const LoadingMore = meta.story({
  ...ends(on(withNext(never)), 'posts.loaded.list.growing', grow),
  play: ({ canvas }) => shows(canvas, everybody),
});

/** Earlier posts couldn’t be loaded. A button tries again. */
export const MoreFailed = meta.story({
  ...ends(on(withNext(noRoom)), 'posts.loaded.list.failed', grow),
  play: showing('We couldn’t load more updates.'),
});

/** Posts of one kind, with their number. */
export const Filtered = meta.story(ends(at('/explore?type=insight'), 'posts.loaded.view.filtered'));

/** A search without an answer yet: the posts stay unchanged. */
export const Searching = meta.story({
  ...ends(on(searching('posts')), 'posts.loaded.search.searching', {
    type: 'query.change',
    query: 'hospitals',
  }),
  play: ({ canvas }) => shows(canvas, everybody),
});

/** A shared link scrolls to its post, which is highlighted and has the focus. */
export const Shared = meta.story({
  beforeEach: hash('runway-in-decks'),
  play: async ({ canvasElement }) => {
    const marked = () => canvasElement.querySelector('main [aria-current="true"]');
    await waitFor(() => expect(marked()).toHaveAttribute('id', 'runway-in-decks'));
    await waitFor(() => expect(marked()).toHaveFocus());
  },
});

/** A post couldn’t be saved. It stays, its time shows that it isn’t saved, and a toast offers to save it again. */
export const PostRefused = meta.story({
  ...ends(on(serving('feed', () => ({ write: noRoom }))), 'posts.loaded.view.ready', ...posting),
  play: async ({ canvasElement }) => {
    const unsaved = () => canvasElement.querySelector('article [data-unsaved="failed"]');
    await waitFor(() => expect(unsaved()).toBeInTheDocument());
  },
});

/** The server refused a post after it was saved on this device. The post stays, and a toast offers to send it again. */
export const PostRefusedByServer = meta.story({
  ...ends(on({ server: serverRefusing('post') }), 'posts.loaded.view.ready', ...posting),
  play: async ({ canvas }) => {
    await alertSays(notAccepted);
    await expect(newestBy(canvas, 'Asha Verma').getByText('We are four engineers short.')).toBeVisible();
  },
});

PostRefusedByServer.test(
  'Send again sends the post, which the server then accepts',
  async ({ userEvent }) => {
    const status = async () => app.device.outbox?.('sample').status('post', 'story-post');
    await expect(await status()).toEqual({ refused: 'It is too long.' });
    await userEvent.click(await offered('Send again'));
    await waitFor(async () => expect(await status()).toBe('sent'));
  },
);

/** A comment draft: the field opens below the post, with the text that was restored. */
export const WritingAComment = meta.story({
  ...ends(
    having(draft({ text: 'Half a thought', tag: 'Hiring', comments: { 'heliogrid-seed': 'And at night?' } })),
    'posts.loaded.commentComposer.open',
    { type: 'comment.open', postId: 'heliogrid-seed' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('And at night?')).toBeVisible();
  },
});

/** The user edits a post in place. The unsaved text is restored after a reload. */
export const Editing = meta.story({
  parameters: on({
    // Starts with Asha’s post, so that it is visible.
    ...feedOf((posts) => posts.slice(4)),
    records: { sample: [draft({ edits: { 'firmware-hiring': 'Half a better tho' } })] },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Half a better tho')).toBeVisible();
  },
});

/** A like couldn’t be saved. It stays on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  ...ends(on({ device: refuses }), 'posts.loaded.view.ready', {
    type: 'post.like',
    postId: 'month-end-list',
  }),
  play: () => alertSays(notSaved),
});

/** Two saved items are damaged. A toast announces that they can’t be shown, and the feed works. */
export const Quarantined = meta.story({
  parameters: having(
    { kind: 'post', id: 'blank', value: { postTime: now } },
    { kind: 'comment', id: 'blank', value: { postId: 'heliogrid-seed' } },
  ),
  play: () => alertSays(setAside),
});

/** The user edits a post on a phone, in Hindi and in the dark theme. */
export const HindiPhone = Editing.extend({ globals: hindiPhone });

/** A new account adds the author of a post to its pipeline, moves the card and undoes the move. */
export const AuthorAdded = meta.story({
  tags: ['played'],
  parameters: {
    ...on({ who: 'nora' }),
    machine: [{ id: 'feed', state: 'posts.loaded.view.ready' }, additions('ready.current'), undoable],
  },
  play: (person) => addsMovesAndUndoes(person, { name: 'Mina Okafor', first: 'To contact', next: 'Talking' }),
});

AuthorAdded.test(
  'all posts of the author show the stage, and the user’s own posts have no button',
  async ({ canvas }) => {
    const posts = canvas.getAllByRole('article', { name: 'Mina Okafor' });
    for (const post of posts)
      await expect(within(post).getByRole('button', { name: 'In pipeline: To contact' })).toBeVisible();
  },
);
