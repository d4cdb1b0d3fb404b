import { readExport } from './importFile';
import { atOnce } from './inTurns';
import type { ImportRequest, ReadingPart } from './readAside';

// Reads a file in a worker, because parsing many megabytes would block the page.

const post = (part: ReadingPart) => self.postMessage(part);

self.onmessage = async ({ data: { file, owner } }: MessageEvent<ImportRequest>) => {
  const reading = await readExport(file, owner);
  if ('problem' in reading) return post(reading);
  const { records, ...head } = reading.content;
  for (let start = 0; start < records.length; start += atOnce)
    post({ records: records.slice(start, start + atOnce) });
  post({ head });
};
