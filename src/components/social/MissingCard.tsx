import { useMessages } from '@messages';
import { FileXCorner } from 'lucide';
import { EmptyState } from '../feedback/EmptyState';
import { Card } from '../layout/Card';

/** The text of {@link PostMissing}. */
export function MissingCard() {
  const t = useMessages('common');
  return (
    <Card padding={16}>
      <EmptyState icon={FileXCorner} title={t.goneTitle} text={t.goneText} />
    </Card>
  );
}
