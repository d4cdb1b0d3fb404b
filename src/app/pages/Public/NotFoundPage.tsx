import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { NotFoundScreen } from '@/screens/NotFound/NotFoundScreen';
import { usePublicFrame } from './usePublicFrame';

export default function NotFoundPage() {
  const t = useMessages('errors');
  return (
    <>
      <PageHead title={t.notFoundTitle} description={t.notFoundText} />
      <NotFoundScreen {...usePublicFrame()} />
    </>
  );
}
