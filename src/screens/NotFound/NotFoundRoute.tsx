import { useMessages } from '@messages';
import { AppPreferences } from '@/app/AppPreferences';
import { PageHead } from '@/app/PageHead';
import { NotFoundScreen } from './NotFoundScreen';

export default function NotFoundRoute() {
  const t = useMessages('errors');
  return (
    <>
      <PageHead title={t.notFoundTitle} />
      <NotFoundScreen preferences={<AppPreferences />} />
    </>
  );
}
