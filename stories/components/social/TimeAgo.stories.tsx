import { now } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { TimeAgo } from '@/components/social/TimeAgo';
import preview from '../../../.storybook/preview';
import { hindiNight, states } from '../../support/socialStates';

const meta = preview.meta({ component: TimeAgo, args: { time: now - 2 * 3_600_000, now } });

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByText('2h')).toHaveAttribute('datetime', '2025-11-20T10:00:00.000Z'),
});

const ages = [0, 59.999, 60, 3_599, 3_600, 86_400, 6 * 86_400, 7 * 86_400, 400 * 86_400];

export const Matrix = meta.story({
  render: states(Object.fromEntries(ages.map((age) => [`${age} s`, { time: now - age * 1000 }]))),
  play: ({ canvas }) => expect(canvas.getAllByText('Just now')).toHaveLength(2),
});

export const Hindi = meta.story({ ...Matrix, play: undefined, globals: hindiNight });
