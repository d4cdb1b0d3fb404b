import { Button } from '@/components/controls/Button';
import { Skeleton } from '@/components/feedback/Skeleton';
import { Spinner } from '@/components/feedback/Spinner';
import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function SkeletonGuidance() {
  return (
    <>
      <Pair>
        <Do says="The size and place of what comes, so that nothing jumps; the region around it is aria-busy.">
          <Card padding={20}>
            <Inline gap={12}>
              <Skeleton shape="circle" />
              <Stack gap={4}>
                <Skeleton width={140} />
                <Skeleton width={90} />
              </Stack>
            </Inline>
          </Card>
        </Do>
        <Dont says="A spinner where the layout is known: the page jumps when it comes, and the wait feels longer.">
          <Card padding={20}>
            <Spinner label="Loading" />
          </Card>
        </Dont>
      </Pair>
      <Pair>
        <Do says="What was pressed says itself that it works: a Button has isBusy, and stays where it is.">
          <Inline>
            <Button isBusy>Saving…</Button>
          </Inline>
        </Do>
        <Dont says="A skeleton in place of a button that works: it looks gone, and the focus with it.">
          <Inline>
            <Skeleton shape="block" width={140} height={42} />
          </Inline>
        </Dont>
      </Pair>
    </>
  );
}
