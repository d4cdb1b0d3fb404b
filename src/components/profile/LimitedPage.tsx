import { useMessages } from '@messages';
import { Lock } from 'lucide';
import type { Privacy } from '@/data/schema/rules/access';
import { Button } from '../controls/Button';
import { EmptyState } from '../feedback/EmptyState';
import { Card } from '../layout/Card';

export type LimitedPageProps = {
  /** The page's privacy setting, which excludes the viewer. */
  privacy: Exclude<Privacy, 'public'>;
  /** Name of the page's owner. */
  name: string;
  /** URL of the privacy setting, for the owner of the page. */
  settingsHref?: string;
};

/** Replaces the content of a page that the viewer can't see. */
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
