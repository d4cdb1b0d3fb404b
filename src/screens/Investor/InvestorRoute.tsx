import { useMessages } from '@messages';
import { PageHead } from '@/app/PageHead';
import { useNow } from '@/app/useNow';
import { useParams } from '@/app/useParams';
import { useProfile } from '@/app/useProfile';
import { useSession } from '@/app/useSession';
import { InvestorScreen } from './InvestorScreen';

function Investor({ id }: { id: string }) {
  const { props } = useProfile('investor', id);
  const t = useMessages('profile').investor;
  return (
    <>
      <PageHead title={props.profile?.name ?? (props.status === 'loading' ? t.loading : t.notFoundTitle)} />
      <InvestorScreen {...props} now={useNow()} />
    </>
  );
}

/** An investor as whoever is signed in sees them: another one, or another person, begins anew. */
export default function InvestorRoute() {
  const { investorId = '' } = useParams();
  return <Investor key={`${investorId} ${useSession().uid}`} id={investorId} />;
}
