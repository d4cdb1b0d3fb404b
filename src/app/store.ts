import { createFeedStore } from '@/data/adapters/deviceFeedStore';
import { openDeviceStore } from '@/data/adapters/deviceStore';
import { readProfile, writeProfile } from '@/data/adapters/profiles';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { SamplePosts } from '@/data/sample/feed';
import sampleAddress from '@/data/sample/feed.json?url';
import { meOf, ownerOf } from './me';
import type { Session } from './session';

/** What is kept on the device; fetched when something is first read or written, and opened once. */
const device = openDeviceStore();

/** @throws when the file can't be fetched */
async function loadSample(): Promise<SamplePosts> {
  const response = await fetch(sampleAddress);
  if (!response.ok) throw new Error(`The sample posts could not be fetched (${response.status}).`);
  return response.json();
}

export const openFeedStore = (session: Session): FeedStore =>
  createFeedStore({ device, owner: ownerOf(session), me: meOf(session), now: Date.now, loadSample });

export const readName = async (uid: string) => (await readProfile(device, uid))?.name ?? null;
export const writeName = (uid: string, name: string) => writeProfile(device, uid, { name });
