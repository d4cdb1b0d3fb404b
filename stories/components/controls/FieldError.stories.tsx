import { FieldError } from '@/components/controls/FieldError';
import preview from '../../../.storybook/preview';
import { cramped, tooLong } from '../../support/socialStates';

const meta = preview.meta({
  component: FieldError,
  args: { id: 'name-error', children: 'Full name is required' },
});

/** The control refers to it by its id, so screen readers announce it. */
export const Default = meta.story();
export const Stress = meta.story({ ...cramped(220), args: tooLong('children') });
