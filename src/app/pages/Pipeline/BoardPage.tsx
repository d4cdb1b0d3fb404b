import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { BoardScreen } from '@/screens/Board/BoardScreen';

/** The pipeline: Board. */
export default function BoardPage() {
  const t = useMessages('work');
  return (
    <>
      <PageHead title={t.title} description="" />
      <BoardScreen />
    </>
  );
}
