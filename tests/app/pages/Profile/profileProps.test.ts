import { beforeEach, expect, it } from 'vitest';
import { useProfileProps } from '@/app/pages/Profile/profileProps';
import type { ProfilePage } from '@/data/ports/Directory';
import { profileLoadDelay } from '@/data/schema/constants';
import { noMarks } from '@/data/schema/noMarks';
import type { ProfileKind } from '@/data/schema/ref';
import { profileMachine } from '@/machines/profile/machine';
import type { MarksCommand, MarksReport } from '@/machines/shared/marks';
import { startup } from '../../../../stories/fixtures/blankProfiles';
import { settled } from '../../../support/answers';
import { stubBrowser } from '../../../support/browser';
import { drawn } from '../../../support/hook';
import { answering, reporting, startMachine } from '../../../support/machine';

const post = (id: string, isInFeed: boolean) => ({
  id,
  content: '',
  hashtags: [],
  date: 1,
  likes: 0,
  comments: 0,
  isLiked: false,
  isInFeed,
});
const page: ProfilePage = {
  kind: 'startup',
  isOwn: false,
  isManaged: false,
  isActive: true,
  profile: startup('heliogrid', 'Heliogrid', { posts: [post('in feed', true), post('elsewhere', false)] }),
};

beforeEach(() => {
  stubBrowser('/startups/heliogrid');
});

/** What a machine's page shows while it is being read, and afterwards. */
async function open(answer: ProfilePage | null) {
  const loads = answering<ProfilePage | null, { kind: ProfileKind; id: string }>();
  const copies = answering<void, { text: string }>();
  const marks = reporting<MarksCommand, MarksReport>();
  const machine = startMachine(
    profileMachine.provide({
      actors: {
        loadProfile: loads.logic,
        copyText: copies.logic,
        marks: marks.logic,
      },
    }),
    { kind: 'startup', id: 'heliogrid' },
  );
  const props = () => drawn(() => useProfileProps('startup', machine.actor, machine.actor.getSnapshot()));
  const before = props();
  marks.report({ type: 'marks.changed', marks: noMarks });
  loads.last().resolve(answer);
  await settled();
  machine.clock.increment(profileLoadDelay);
  return { before, props, copied: () => copies.asked().map(([{ text }]) => text) };
}

it('a page is loading, then there, or nobody’s', async () => {
  const { before, props } = await open(page);
  expect([before.status, before.profile]).toEqual(['loading', null]);
  expect([props().status, props().profile?.name]).toEqual(['loaded', 'Heliogrid']);
  const nobody = await open(null);
  expect([nobody.props().status, nobody.props().profile]).toEqual(['notFound', null]);
});

it.each([
  ['hero', 'https://updraft.example/startups/heliogrid'],
  ['in feed', 'https://updraft.example/explore#in%20feed'],
  // The feed doesn't show it.
  ['elsewhere', 'https://updraft.example/startups/heliogrid'],
])('what is shared from %s is %s', async (from, link) => {
  const { props, copied } = await open(page);
  props().onShare(from);
  expect(copied()).toEqual([link]);
});
