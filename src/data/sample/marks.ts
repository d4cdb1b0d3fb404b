import type { Marks } from '../schema/shapes/marks';

const on = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, true]));

/** The demo account's initial stars, follows and likes. The likes match `isLiked` of the sample posts. */
export const sampleMarks: Marks = {
  star: on(
    'startup:heliogrid',
    'startup:ledgerline',
    'startup:mirahealth',
    'investor:mina-okafor',
    'investor:ravi-kulkarni',
    'investor:claire-dubois',
  ),
  follow: on('investor:mina-okafor', 'startup:ledgerline', 'startup:mirahealth'),
  interest: {},
  like: on(
    'heliogrid-seed',
    'mirahealth-third-hospital',
    'heliogrid-monsoon-firmware',
    'heliogrid-three-thousand',
    'mirahealth-second-reads',
  ),
  save: {},
};
