import { useGuestWorkTransfer } from './useGuestWorkTransfer';
import { useOnline } from './useOnline';

/** Does what an account needs on every page, but no first paint waits for. Renders nothing. */
export function AccountWork({ delay }: { delay: number }) {
  useGuestWorkTransfer();
  useOnline(delay);
  return null;
}
