import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './PipelineCount.css';

export type PipelineCountProps = {
  /** Number of rows of Today that are due or wait for an answer. */
  count: number;
  /** bar: above the Pipeline link of the navigation. tab: beside the name of Today. */
  place: 'bar' | 'tab';
};

/** The number of rows that wait in Today, as a badge on a link. Renders nothing if there are none. */
export function PipelineCount({ count, place }: PipelineCountProps) {
  const t = useMessages('work');
  const formats = useFormats();
  if (count === 0) return null;
  return (
    <>
      <span className={styles.places[place]} aria-hidden>
        {formats.count(count)}
      </span>
      <VisuallyHidden> {t.waiting({ count })}</VisuallyHidden>
    </>
  );
}
