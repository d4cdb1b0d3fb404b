import type { Startup } from '@/data/schema/shapes/startup';
import { Avatar } from '../feedback/Avatar';
import { TextLink } from '../typography/TextLink';
import { ExternalLink } from './ExternalLink';
import * as styles from './TeamMember.css';

export type TeamMemberProps = {
  /** Name, role, experience and LinkedIn address. */
  member: Startup['team'][number];
  /** URL and picture of the member's profile. Omitted if the member has no profile. */
  page?: { href: string; image: string };
  /** The language of the texts, if it is known and may differ from the page's. */
  lang?: string;
};

/** A member of a startup's team. */
export function TeamMember({ member: { name, title, exp, linkedin }, page, lang }: TeamMemberProps) {
  return (
    <div className={styles.member}>
      <Avatar name={name} src={page?.image} />
      <div className={styles.text}>
        <p className={styles.name}>{page ? <TextLink href={page.href}>{name}</TextLink> : name}</p>
        {title && (
          <p className={styles.title} lang={lang}>
            {title}
          </p>
        )}
        {exp && (
          <p className={styles.exp} lang={lang}>
            {exp}
          </p>
        )}
        {linkedin && <ExternalLink kind="linkedin" value={linkedin} />}
      </div>
    </div>
  );
}
