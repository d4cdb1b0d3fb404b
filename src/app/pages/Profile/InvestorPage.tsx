import { useParams } from '@/app/router/useParams';
import { currentServices } from '@/app/session/currentServices';
import { useServices } from '@/app/session/useServices';
import { InvestorScreen } from '@/screens/Investor/InvestorScreen';
import { ProfileHead } from './ProfileHead';
import { viewOfInvestor } from './profileConnector';
import { useProfile } from './useProfile';

function Investor({ slug }: { slug: string }) {
  const { view, actions, now } = useProfile('investor', slug, viewOfInvestor);
  return (
    <>
      <ProfileHead kind="investor" view={view} />
      <InvestorScreen view={view} actions={actions} now={now} />
    </>
  );
}

/** An investor's profile. Remounts for another investor, and when another account signs in. */
export default function InvestorPage() {
  const { investorId = '' } = useParams();
  return <Investor key={`${investorId} ${useServices().userKey}`} slug={investorId} />;
}

export const preloadData = async () => currentServices().directory();
