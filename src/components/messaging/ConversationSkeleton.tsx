import { Skeleton } from '../feedback/Skeleton';
import * as conversationRowStyles from './ConversationRow.css';

const widths = ['7.5rem', '9rem', '6.5rem', '8rem', '7rem'];

/** Placeholders for conversations that are loading. */
export function ConversationSkeleton() {
  return widths.map((width) => (
    <div key={width} className={conversationRowStyles.row}>
      <Skeleton shape="circle" />
      <div className={conversationRowStyles.text}>
        <Skeleton width={width} />
        <Skeleton width="85%" />
      </div>
    </div>
  ));
}
