import { Skeleton, skeletonShapes } from '@/components/feedback/Skeleton';
import preview from '../../../.storybook/preview';
import { cramped, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: Skeleton,
});

export const Default = meta.story({ args: { width: 240 } });
export const Matrix = meta.story({ render: states(ofEach('shape', skeletonShapes)) });

/** A skeleton that is wider than its column stays inside it. */
export const NarrowColumn = meta.story({ ...cramped(240), args: { width: 900 } });
