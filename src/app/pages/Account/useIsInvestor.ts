import { useEffect, useState } from 'react';
import { useServices } from '../../session/useServices';

/** Whether the current user has an investor profile; `false` until that is read, and if reading fails. */
export function useIsInvestor(): boolean {
  const services = useServices();
  const [isInvestor, setIsInvestor] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    services
      .account()
      .then((account) => account.loadProfile())
      .then(
        (own) => !isUnmounted && setIsInvestor(own.isInvestor),
        () => {},
      );
    return () => {
      isUnmounted = true;
    };
  }, [services]);
  return isInvestor;
}
