import { PipelineFrame } from '@/components/pipeline/PipelineFrame';

/** What waits for the user today. */
export function TodayScreen() {
  return <PipelineFrame current="today">{null}</PipelineFrame>;
}
