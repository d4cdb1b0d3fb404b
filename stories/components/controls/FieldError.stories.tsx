import { FieldError } from '@/components/controls/FieldError';
import preview, { cramped, tooLong } from '../../support/preview';

const meta = preview.meta({
  component: FieldError,
  args: { id: 'name-error', children: 'Full name is required' },
});

/** The control refers to the error by its id, so screen readers announce the error. */
export const Default = meta.story();
export const Stress = meta.story({ ...cramped(220), args: tooLong('children') });
