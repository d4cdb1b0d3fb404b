import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import { maps, team, tile } from './TeamGrid.css';

export type TeamGridProps = {
  members: readonly {
    name: string;
    role: string;
    /** One line about what they do. */
    note: string;
  }[];
};

const initialsOf = (name: string) => name.split(' ').map((word) => word[0]);

/** People, each with initials on a piece of weather map, name, role and a line. */
export function TeamGrid({ members }: TeamGridProps) {
  return (
    <ul className={team}>
      {members.map(({ name, role, note }, index) => (
        <li key={name}>
          <div className={`${tile} ${maps[index % maps.length]}`} aria-hidden="true">
            {initialsOf(name)}
          </div>
          <Heading level={3}>{name}</Heading>
          <Text weight="medium">{role}</Text>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </li>
      ))}
    </ul>
  );
}
