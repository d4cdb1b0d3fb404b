import { useMessages } from '@messages';
import { Lock } from 'lucide';
import type { Privacy } from '@/data/schema/access';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';
import { Card } from '../layout/Card';

export type LimitedPageProps = {
  /** Who sees the whole page. */
  privacy: Exclude<Privacy, 'public'>;
  /** Whose it is. */
  name: string;
  /** Where its owner decides that. */
  settingsHref?: string;
};

/** In the place of all that a page doesn't show to whoever looks. */
export function LimitedPage({ privacy, name, settingsHref }: LimitedPageProps) {
  const t = useMessages('profile').shared.privacy;
  return (
    <Card padding={16}>
      <EmptyState
        icon={Lock}
        title={t.kept[privacy]}
        text={privacy === 'private' ? t.keptPrivateText : t.keptText({ name })}
        action={
          settingsHref && (
            <Button href={settingsHref} variant="secondary">
              {t.change}
            </Button>
          )
        }
      />
    </Card>
  );
}
