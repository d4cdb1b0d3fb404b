import { Button } from '@/components/controls/Button';
import { Skeleton } from '@/components/feedback/Skeleton';
import { Spinner } from '@/components/feedback/Spinner';
import { Card } from '@/components/layout/Card';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="The size and position of the content, so that nothing shifts, in an aria-busy region.">
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
    <Dont says="A spinner for a known layout: loading shifts the page, and the wait feels longer.">
      <Card padding={20}>
        <Spinner label="Loading" />
      </Card>
    </Dont>
    <Do says="The pressed control shows that it is busy: a Button has isBusy and stays in place.">
      <Button isBusy>Saving…</Button>
    </Do>
    <Dont says="A skeleton that replaces a busy button: the button and the focus disappear.">
      <Skeleton shape="block" width={140} height={42} />
    </Dont>
  </>
);
