import type { Services } from '@/app/services/createServices';
import { pipelineActors } from '@/machines/pipeline/actors';
import { pipelineMachine } from '@/machines/pipeline/machine';

/** Returns the machine of the pipeline's board. */
export const boardOf = (services: Services) => pipelineMachine.provide({ actors: pipelineActors(services) });
