import { useEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';

/** Calls back when the browser's address changes, including its hash. */
export function useAddressChange(onChange: () => void) {
  const address = useLocationProperty(
    () => window.location.href,
    () => '',
  );
  const known = useRef('');
  useEffect(() => {
    if (known.current && known.current !== address) onChange();
    known.current = address;
  });
}
