import { currentServices } from '@/app/session/currentServices';
import { handledElsewhere } from '@/data/log/report';

/** Reads the marks, which opens the database while the directory's code loads, and then the first profiles. */
export function preloadDirectory() {
  const { marks, directory } = currentServices();
  marks().then(({ observe }) => observe(() => {})(), handledElsewhere);
  return directory().then(({ list }) => list({ kind: 'startup' }));
}
