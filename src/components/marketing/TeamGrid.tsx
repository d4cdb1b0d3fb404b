import { initialsOf } from '../feedback/initials';
import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './TeamGrid.css';

export type TeamGridProps = {
  /** The team members, in display order. */
  members: readonly {
    name: string;
    role: string;
    /** One line about their work. */
    note: string;
  }[];
};

/** Team members, each with initials, name, role and a line about their work. */
export function TeamGrid({ members }: TeamGridProps) {
  return (
    <ul className={styles.team}>
      {members.map(({ name, role, note }, index) => (
        <li key={name}>
          <div className={`${styles.tile} ${styles.maps[index % styles.maps.length]}`} aria-hidden="true">
            {initialsOf(name)}
          </div>
          <Heading level={3}>{name}</Heading>
          <Text>{role}</Text>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </li>
      ))}
    </ul>
  );
}
