import { afterFrame } from '@/app/hooks/whenIdle';
import type { Services } from '@/app/services/createServices';
import { pipelineActors } from '@/machines/pipeline/actors';
import { pipelineMachine } from '@/machines/pipeline/machine';
import { todayActors } from '@/machines/today/actors';
import { todayMachine } from '@/machines/today/machine';

/** Returns the machine of the pipeline's board. The cards are painted before the code of their profiles loads. */
export const boardOf = (services: Services) =>
  pipelineMachine.provide({
    actors: pipelineActors({
      ...services,
      directory: async () => {
        await new Promise<void>(afterFrame);
        return services.directory();
      },
    }),
  });

/** Returns the machine of what waits for the current user. */
export const todayOf = (services: Services) =>
  todayMachine.provide({
    actors: todayActors({
      ...services,
      loadNews: async () => (await import('@/app/services/searchNews')).loadNews(services),
    }),
  });
