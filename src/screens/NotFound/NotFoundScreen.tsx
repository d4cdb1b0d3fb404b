import { useMessages } from '@messages';
import type { ReactNode } from 'react';
import { Button } from '@/components/controls/Button';
import { Page } from '@/components/layout/Page';
import { Notice } from '@/components/marketing/Notice';
import { PublicPage } from '@/components/marketing/PublicPage';
import { href } from '@/data/schema/href';

export type NotFoundScreenProps = {
  /** Choices of language and theme, in the footer. */
  preferences?: ReactNode;
};

/** What stands at an address that leads nowhere (decisions: Unknown routes). */
export function NotFoundScreen({ preferences }: NotFoundScreenProps) {
  const t = useMessages('errors');
  return (
    <PublicPage current={null} preferences={preferences}>
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
