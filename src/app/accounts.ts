import type { AuthProvider } from '@/data/ports/AuthProvider';

/** Where accounts live: on this device, with the embedded provider. */
export const accountsAt: AuthProvider['home'] = 'device';
