import { call, type EngineAnswer, type EngineRequest } from './remoteEngine';
import { createSearchEngine } from './searchEngine';

// Runs the search in a worker, so that the page stays responsive. A failure raises the worker's error event,
// and the next search opens a new worker.

const engine = createSearchEngine();
const post = (answer: EngineAnswer) => self.postMessage(answer);

self.onmessage = ({ data: { method, asked, id } }: MessageEvent<EngineRequest>) => {
  const answer = call(engine, method, asked);
  if (id !== undefined) post({ id, answer });
};
post({});
