import { createDirectory } from '@/data/adapters/deviceDirectory';
import { readSettings } from '@/data/adapters/readSettings';
import type { Directory } from '@/data/ports/Directory';
import investors from '@/data/sample/investors.json?url';
import startups from '@/data/sample/startups.json?url';
import users from '@/data/sample/users.json?url';
import type { SampleWorld } from '@/data/sample/world';
import type { Session } from '../session/session';
import { device } from './device';
import { meOf, ownerOf } from './me';
import { settingsDefaults } from './settingsDefaults';
import { fetchSample, openFeedStore } from './store';

async function loadSample(): Promise<SampleWorld> {
  const [startupFile, investorFile, userFile] = await Promise.all([
    fetchSample<SampleWorld['startups']>(startups),
    fetchSample<SampleWorld['investors']>(investors),
    fetchSample<SampleWorld['users']>(users),
  ]);
  return { startups: startupFile, investors: investorFile, users: userFile };
}

export const openDirectory = (session: Session): Directory =>
  createDirectory({
    device,
    owner: ownerOf(session),
    me: meOf(session),
    now: Date.now,
    loadSample,
    loadFeed: () => openFeedStore(session).load(),
    loadSettings: () => readSettings(device, ownerOf(session), settingsDefaults(session)),
  });
