import { call, type EngineAnswer, type EngineRequest } from './remoteEngine';
import { createSearchEngine } from './searchEngine';

// The search beside the page: whatever it has to look through, the page goes on living. What fails here ends in the
// worker's error event, and in a new worker.

const engine = createSearchEngine();
const post = (answer: EngineAnswer) => self.postMessage(answer);

self.onmessage = ({ data: { method, asked, id } }: MessageEvent<EngineRequest>) => {
  const answer = call(engine, method, asked);
  if (id !== undefined) post({ id, answer });
};
post({});
