import { describeRequestStore, requestHost } from '../requests/requestStore.contract';
import { onDatabase } from './place';

onDatabase(describeRequestStore, requestHost, {
  refusing: ['has no effect if an account other than the owner wrote it, or if it is invalid'],
  omitted: {
    'the startup’s owner sees the requester’s name and role even if the requester’s pages are private':
      'The rules don’t let the owner of a startup know that a private requester is an investor.',
    'observers are notified when each automatic answer is due, and no timer runs without an observer':
      'Sample startups answer on the device. The test stops the timers of the connection, too.',
  },
});
