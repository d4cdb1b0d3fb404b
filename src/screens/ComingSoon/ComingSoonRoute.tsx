import { useMessages } from '@messages';
import { PageHead } from '@/app/PageHead';
import { paths } from '@/app/paths';
import type { Route } from '@/app/routes';
import { ComingSoonScreen } from './ComingSoonScreen';

const parts = ['account', 'investorAccount'] as const;

export default function ComingSoonRoute({ name }: { name: Route['name'] }) {
  const t = useMessages('soon');
  const { title, text } = t[parts.find((part) => part === name) ?? 'account'];
  return (
    <>
      <PageHead title={title} />
      <ComingSoonScreen title={title} text={text} actionLabel={t.action} actionHref={paths.explore} />
    </>
  );
}
