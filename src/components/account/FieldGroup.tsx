import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/Stack';
import { Heading } from '../typography/Heading';
import * as styles from './FieldGroup.css';

export type FieldGroupProps = {
  /** The group's heading: "Basics", "Links". */
  title: string;
  /** The level of the group's heading. */
  level?: 3 | 4;
  /** Fields, one below the other. */
  children: ReactNode;
};

/** Groups related fields of a form under a heading. */
export function FieldGroup({ title, level = 3, children }: FieldGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be a heading of the outline everywhere.
    <div className={styles.group} role="group" aria-labelledby={id}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      <Stack gap={16}>{children}</Stack>
    </div>
  );
}
