import { InvestorScreen } from '@/screens/Investor/InvestorScreen';
import { viewOfInvestor } from './profileConnector';
import { preloadProfile, profilePageOf } from './profilePageOf';

/** An investor's profile. */
export default profilePageOf('investor', 'investorId', viewOfInvestor, InvestorScreen);

export const preloadData = preloadProfile('investor', 'investorId');
