import { expect, test } from 'vitest';
import { restingStories, storiesIn } from '../../.storybook/statechart/storyMap';

const said = (state: string | string[]) => ({ parameters: { machine: { id: 'feed', state } } });
const factory = (input: object, composed: object) => ({
  _tag: 'Story',
  meta: { input: { title: 'Screens/Feed' } },
  input,
  composed: { name: 'Unnamed Story', ...composed },
});

test('stories are found by where they say that they rest, the exact ones first', () => {
  const stories = [
    ...restingStories({
      Ready: factory({}, said('posts.loaded.view.ready')),
      NoPosts: factory({ name: 'Nothing yet' }, said(['posts.loaded', 'draft.kept'])),
      Other: factory({}, { parameters: { machine: [{ id: 'inbox', state: 'ready' }] } }),
      Silent: factory({}, { parameters: {} }),
    }),
    ...restingStories({
      default: { title: 'Screens/Account', ...said('posts.failed') },
      FailedTwice: {},
      helper: () => {},
    }),
  ];
  expect(stories.map(({ id, name, states }) => [id, name, states])).toEqual([
    ['screens-feed--ready', 'Ready', { feed: ['posts.loaded.view.ready'] }],
    ['screens-feed--no-posts', 'Nothing yet', { feed: ['posts.loaded', 'draft.kept'] }],
    ['screens-feed--other', 'Other', { inbox: ['ready'] }],
    ['screens-account--failed-twice', 'Failed Twice', { feed: ['posts.failed'] }],
  ]);
  const namesIn = (machine: string, state: string) =>
    storiesIn(stories, machine, state).map(({ name }) => name);
  expect(namesIn('feed', 'posts.loaded')).toEqual(['Nothing yet', 'Ready']);
  expect(namesIn('feed', 'posts.load')).toEqual([]);
  expect(namesIn('feed', 'draft.kept')).toEqual(['Nothing yet']);
  expect(namesIn('inbox', 'posts.failed')).toEqual([]);
});
