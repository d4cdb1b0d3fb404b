import { useMessages } from '@messages';
import { Button } from '@/components/controls/Button';
import { Page } from '@/components/layout/Page';
import { Notice } from '@/components/marketing/Notice';
import { type PublicFrame, PublicPage } from '@/components/marketing/PublicPage';
import { href } from '@/data/schema/shapes/href';

/** The page for an unknown URL. */
export function NotFoundScreen(frame: PublicFrame) {
  const t = useMessages('errors');
  return (
    <PublicPage current={null} {...frame}>
      <Page>
        <Notice title={t.notFoundTitle} text={t.notFoundText}>
          <Button href={href('landing')}>{t.toHome}</Button>
          <Button href={href('explore')} variant="secondary">
            {t.toExplore}
          </Button>
        </Notice>
      </Page>
    </PublicPage>
  );
}
