import { sampleFiles } from '@/app/services/sampleFiles';

/** Serves the files of the sample data, and rejects while `isOffline` is set. */
export function serveSample() {
  const server = { isOffline: false };
  for (const [name, load] of Object.entries(sampleFiles))
    Reflect.set(sampleFiles, name, async () => {
      if (server.isOffline) throw new TypeError('Failed to fetch');
      return load();
    });
  return server;
}
