import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { TodayScreen } from '@/screens/Today/TodayScreen';

/** The pipeline: Today. */
export default function TodayPage() {
  const t = useMessages('work');
  return (
    <>
      <PageHead title={t.title} description="" />
      <TodayScreen />
    </>
  );
}
