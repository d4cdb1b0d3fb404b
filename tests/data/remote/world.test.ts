import { describeWorld, worldHost } from '../world/world.contract';
import { onDatabase } from './place';

onDatabase(describeWorld, worldHost, {
  refusing: [
    'are replaced by single posts if ids or an author are requested',
    'shows no restricted section to an account that requested another startup’s metrics',
  ],
  omitted: {},
});
