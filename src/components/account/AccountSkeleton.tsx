import { useMessages } from '@messages';
import { Skeleton } from '../feedback/Skeleton';
import { Card } from '../layout/Card';
import { Inline } from '../layout/Inline';
import { Stack } from '../layout/Stack';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { ProfileLayout } from '../profile/ProfileLayout';

/** Placeholder while account content loads from browser storage. */
export function AccountSkeleton() {
  const t = useMessages('common');
  return (
    <div aria-busy>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <ProfileLayout
        main={
          <>
            <Card>
              <Stack gap={20}>
                <Inline gap={16}>
                  <Skeleton shape="circle" width={72} />
                  <Skeleton width={160} />
                </Inline>
                <Skeleton width="60%" />
                <Skeleton width="80%" />
              </Stack>
            </Card>
            <Card>
              <Skeleton shape="block" height={180} />
            </Card>
          </>
        }
        aside={
          <Card>
            <Skeleton shape="block" height={140} />
          </Card>
        }
      />
    </div>
  );
}
