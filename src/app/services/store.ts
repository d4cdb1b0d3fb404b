import { createFeedStore } from '@/data/adapters/deviceFeedStore';
import { readProfile, writeProfile } from '@/data/adapters/profiles';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { Session } from '@/data/ports/session';
import type { SamplePosts } from '@/data/sample/feed';
import sampleAddress from '@/data/sample/feed.json?url';
import { device } from './device';
import { meOf, ownerOf } from './me';
import { storage } from './storage';

/** A file of the sample world. @throws when it can't be fetched */
export async function fetchSample<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The sample could not be fetched (${response.status}).`);
  return response.json();
}

const loadSample = () => fetchSample<SamplePosts>(sampleAddress);

export const openFeedStore = (session: Session): FeedStore =>
  createFeedStore({
    device,
    owner: ownerOf(session),
    me: meOf(session),
    now: Date.now,
    loadSample,
    notes: storage(),
  });

export const readName = async (uid: string) => (await readProfile(device, uid))?.name ?? null;
export const readPageId = async (uid: string) => (await readProfile(device, uid))?.id ?? null;
export const writeName = async (uid: string, name: string) =>
  writeProfile(device, uid, { ...(await readProfile(device, uid)), name });
