import { useMessages } from '@messages';
import { FileXCorner } from 'lucide';
import { EmptyState } from '../feedback/EmptyState';
import { Card } from '../layout/Card';
import { goneId } from './goneId';

/** In the place of a post that an address points to, and that isn't there. */
export function PostGone() {
  const t = useMessages('common');
  return (
    <div id={goneId} tabIndex={-1}>
      <Card padding={16}>
        <EmptyState icon={FileXCorner} title={t.goneTitle} text={t.goneText} />
      </Card>
    </div>
  );
}
