import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/Stack';
import { Heading } from '../typography/Heading';

export type FieldGroupProps = {
  title: string;
  /** Fields, one below the other. */
  children: ReactNode;
};

/** Fields of a form that belong together. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be a heading of the outline everywhere.
    <div role="group" aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </div>
  );
}
