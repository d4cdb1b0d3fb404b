import { reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import { concerns } from '../device/concerns';
import { photoOf } from '../records/photo';
import { profileKey, readProfile } from '../records/profiles';

/**
 * Calls back with the address of an account's own photo (see `photoOf`) once it is read, and after every
 * change of the profile, in any tab. Returns the unsubscribe function.
 */
export function followPhoto(
  device: DeviceStore,
  owner: string,
  listener: (address: string | undefined) => void,
): () => void {
  const read = () =>
    readProfile(device, owner).then((profile) => listener(photoOf(owner, profile)), reporting('photo'));
  void read();
  // `observeAll` also reports the account's deletion. Reading the profile then revokes the photo's URL.
  return device.observeAll((changed, change) => {
    const isMeant = changed === null || changed === owner;
    if (isMeant && concerns(change, (kind) => kind === profileKey.kind)) void read();
  });
}
