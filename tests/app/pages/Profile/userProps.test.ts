import { expect, it, vi } from 'vitest';
import { networkProps } from '@/app/pages/Profile/userProps';

const mina = { ref: 'investor:mina', name: 'Mina', role: 'Partner', image: '' } as const;
const lena = { ref: 'user:lena', name: 'Lena', role: 'Founder', image: '' } as const;

it('whom a person knows are led to and written to, whom they might know are followed', () => {
  const send = vi.fn();
  const props = networkProps({ send }, [mina], [{ ...lena, isFollowing: true }]);
  expect(props).toMatchObject({
    connections: [{ ...mina, href: '/investors/mina', messageHref: '/messages/mina' }],
    suggestions: [{ ...lena, href: '/user/lena', isFollowing: true }],
  });
  props.onConnect('user:lena');
  expect(send.mock.calls).toEqual([[{ type: 'person.follow', ref: 'user:lena' }]]);
});
