import type { Startup } from '@/data/schema/startup';
import { Avatar } from '../feedback/Avatar';
import { ExternalLink } from './ExternalLink';
import { exp as expStyle, member, name as nameStyle, title as titleStyle, words } from './TeamMember.css';

export type TeamMemberProps = {
  member: Startup['team'][number];
};

/** Who works on it, and what they bring. */
export function TeamMember({ member: { name, title, exp, linkedin } }: TeamMemberProps) {
  return (
    <div className={member}>
      <Avatar name={name} />
      <div className={words}>
        <p className={nameStyle}>{name}</p>
        {title && <p className={titleStyle}>{title}</p>}
        {exp && <p className={expStyle}>{exp}</p>}
        {linkedin && <ExternalLink kind="linkedin" value={linkedin} />}
      </div>
    </div>
  );
}
