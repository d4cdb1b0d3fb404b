import { thoughtPost } from '@kit/fixtures/feed';
import { expect, it } from 'vitest';
import { search } from '@/app/services/search';
import { data } from '../../machines/directory/directoryWorld';

const post = { ...thoughtPost, id: 'idea', content: 'Rooftops in Pune' };

it('looks for each kind among what belongs to it', async () => {
  const texts = [{ id: 'mina', name: 'Mina Okafor', messages: [{ id: 'm1', message: 'The deck' }] }];
  expect(await search.posts([post], 'rooftops')).toEqual(['idea']);
  expect(await search.profiles(data, 'investor', 'mina')).toEqual(['mina']);
  expect(await search.profiles(data, 'startup', 'heliogrid')).toEqual(['heliogrid']);
  expect((await search.conversations(texts, 'deck')).map(({ id }) => id)).toEqual(['mina']);
  expect((await search.everything(data, [post], 'rooftops')).map(({ kind }) => kind)).toEqual(['post']);
});
