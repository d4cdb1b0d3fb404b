import { Skeleton, skeletonShapes } from '@/components/feedback/Skeleton';
import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
});

export const Default = meta.story({
  args: { width: 240 },
});

/** Of a post, and every shape by itself. */
export const Matrix = meta.story({
  render: () => (
    <Card>
      <Stack>
        <Inline gap={12}>
          <Skeleton shape="circle" />
          <div style={{ flex: 1 }}>
            <Skeleton width="12em" />
            <Skeleton width="8em" />
          </div>
        </Inline>
        <div>
          <Skeleton />
          <Skeleton width="92%" />
          <Skeleton width="60%" />
        </div>
        <Skeleton shape="block" height={180} />
        {skeletonShapes.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Stack>
    </Card>
  ),
});

/** Wider than its column, it stays inside. */
export const NarrowColumn = meta.story({
  args: { width: 900 },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
