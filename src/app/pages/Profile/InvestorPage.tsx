import { useMessages } from '@messages';
import { useNow } from '@/app/hooks/useNow';
import { PageHead } from '@/app/pages/PageHead';
import { useParams } from '@/app/router/useParams';
import { useServices } from '@/app/session/useServices';
import { useSession } from '@/app/session/useSession';
import { InvestorScreen } from '@/screens/Investor/InvestorScreen';
import { useProfile } from './useProfile';

function Investor({ id }: { id: string }) {
  const { props } = useProfile('investor', id);
  const t = useMessages('profile').investor;
  return (
    <>
      <PageHead title={props.profile?.name ?? (props.status === 'loading' ? t.loading : t.notFoundTitle)} />
      <InvestorScreen {...props} now={useNow(useServices().now)} />
    </>
  );
}

/** An investor as whoever is signed in sees them: another one, or another person, begins anew. */
export default function InvestorPage() {
  const { investorId = '' } = useParams();
  return <Investor key={`${investorId} ${useSession().uid}`} id={investorId} />;
}
