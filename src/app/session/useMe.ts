import { useEffect, useState } from 'react';
import type { Me } from '@/data/schema/shapes/currentUser';
import { meOf } from '../services/me';
import { useServices } from './useServices';
import { useSession } from './useSession';

/** Returns the signed-in user, with the photo once it has loaded. */
export function useMe(): Me {
  const me = meOf(useSession());
  const services = useServices();
  const [photo, setPhoto] = useState<{ of: typeof services; address: string | undefined }>();
  useEffect(() => services.followPhoto((address) => setPhoto({ of: services, address })), [services]);
  const address = photo?.of === services ? photo.address : undefined;
  return { ...me, avatar: address ?? me.avatar };
}
