import { useEffect, useState } from 'react';
import { useServices } from '../../session/useServices';

/** Whether who is signed in has an investor profile; until it is known, and where it can't be read, they have none. */
export function useIsInvestor(): boolean {
  const services = useServices();
  const [isInvestor, setIsInvestor] = useState(false);
  useEffect(() => {
    let isGone = false;
    services
      .account()
      .then((account) => account.loadProfile())
      .then(
        (own) => !isGone && setIsInvestor(own.isInvestor),
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [services]);
  return isInvestor;
}
