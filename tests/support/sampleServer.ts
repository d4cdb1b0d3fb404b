import { sampleFiles } from '@/app/services/sampleFiles';

/** The files of the sample world can be had, but for as long as it `isOffline`. */
export function serveSample() {
  const server = { isOffline: false };
  for (const [name, load] of Object.entries(sampleFiles))
    Reflect.set(sampleFiles, name, async () => {
      if (server.isOffline) throw new TypeError('Failed to fetch');
      return load();
    });
  return server;
}
