import { describeWorld, worldHost } from '../world/world.contract';
import { onDatabase } from './place';

const missedSender =
  'A message entitles to the name of its sender, but the device doesn’t read again what was refused.';

onDatabase(describeWorld, worldHost, {
  refusing: [
    'are replaced by single posts if ids or an author are requested',
    'shows no restricted section to an account that requested another startup’s metrics',
  ],
  omitted: {
    'shows the owner’s photo where the owner’s privacy settings allow it': missedSender,
    'are named after their first visible page, or after the person once the person has sent the viewer a message':
      missedSender,
    'are replaced by single posts if ids or an author are requested':
      'The posts of a startup aren’t read for its page, only with the feed.',
    'if private, isn’t among other users’ connections, and its owner isn’t counted as a follower':
      'A device doesn’t know of an investor page that it can’t read, and so shows who follows it.',
    'shows of each page what loadNextPages shows of it (privacy: private)':
      'The followers of a hidden page are counted.',
  },
});
