import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { BoardSkeleton } from '@/components/pipeline/BoardSkeleton';
import { PipelineFrame } from '@/components/pipeline/PipelineFrame';

/** The pipeline: Board. */
export default function BoardPage() {
  const t = useMessages('work');
  return (
    <>
      <PageHead title={t.title} description="" />
      <PipelineFrame current="board">
        <BoardSkeleton />
      </PipelineFrame>
    </>
  );
}
