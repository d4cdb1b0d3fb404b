import { useMessages } from '@messages';
import { PipelineFrame } from '@/components/pipeline/PipelineFrame';

/** The cards of the pipeline, in columns. */
export function BoardScreen() {
  const t = useMessages('pipeline');
  return <PipelineFrame current="board">{t.boards.deals}</PipelineFrame>;
}
