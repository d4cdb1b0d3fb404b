import { describeRequestStore, requestHost } from '../requests/requestStore.contract';
import { onDatabase } from './place';

onDatabase(describeRequestStore, requestHost, {
  refusing: ['has no effect if an account other than the owner wrote it, or if it is invalid'],
  omitted: {
    'observers are notified when each automatic answer is due, and no timer runs without an observer':
      'Sample startups answer on the device. The test stops the timers of the connection, too.',
  },
});
