import { useEffect, useState } from 'react';
import { reporting } from '@/data/log/report';
import { useServices } from '../../session/useServices';

/** Whether the user has an investor profile. `false` until the account has loaded, or if it can't load. */
export function useIsInvestor(): boolean {
  const services = useServices();
  const [isInvestor, setIsInvestor] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    services
      .account()
      .then((account) => account.loadProfile())
      .then((own) => !isUnmounted && setIsInvestor(own.isInvestor), reporting('investor profile'));
    return () => {
      isUnmounted = true;
    };
  }, [services]);
  return isInvestor;
}
