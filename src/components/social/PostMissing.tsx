import { useMessages } from '@messages';
import { FileXCorner } from 'lucide';
import { EmptyState } from '../feedback/EmptyState';
import { Card } from '../layout/Card';
import { missingPostId } from './missingPostId';

/** A message that the post in the URL doesn't exist. */
export function PostMissing() {
  const t = useMessages('common');
  return (
    <div id={missingPostId} tabIndex={-1}>
      <Card padding={16}>
        <EmptyState icon={FileXCorner} title={t.goneTitle} text={t.goneText} />
      </Card>
    </div>
  );
}
