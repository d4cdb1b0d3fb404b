import type { Startup } from '@/data/schema/startup';
import { Avatar } from '../feedback/Avatar';
import { TextLink } from '../typography/TextLink';
import { ExternalLink } from './ExternalLink';
import * as styles from './TeamMember.css';

export type TeamMemberProps = {
  /** Name, role, face and what they did before. */
  member: Startup['team'][number];
  /** Their own page, where they have one, and their face. */
  page?: { href: string; image: string };
};

/** Who works on it, and what they bring. */
export function TeamMember({ member: { name, title, exp, linkedin }, page }: TeamMemberProps) {
  return (
    <div className={styles.member}>
      <Avatar name={name} src={page?.image} />
      <div className={styles.words}>
        <p className={styles.name}>{page ? <TextLink href={page.href}>{name}</TextLink> : name}</p>
        {title && <p className={styles.title}>{title}</p>}
        {exp && <p className={styles.exp}>{exp}</p>}
        {linkedin && <ExternalLink kind="linkedin" value={linkedin} />}
      </div>
    </div>
  );
}
