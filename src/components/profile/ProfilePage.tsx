import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { ComponentType } from 'react';
import { profileTabs } from '@/data/schema/shapes/choices';
import { discoverHref, type ProfileKind } from '@/data/schema/shapes/ref';
import { NotFound } from '../feedback/NotFound';
import { Tabs } from '../navigation/Tabs';
import { arrangeTabs } from '../navigation/tabGap';
import { CopyRefused } from './CopyRefused';
import { LimitedPage } from './LimitedPage';
import { ProfileLayout } from './ProfileLayout';
import * as styles from './ProfilePage.css';
import { ProfileSkeleton } from './ProfileSkeleton';
import type { GuardedProfile, ProfilePartProps, ProfileScreenProps, ProfileTabOf } from './profileView';

/** The parts of a loaded profile. Each receives the view, the actions and the time. */
export type ProfileParts<Props extends ProfilePartProps, Kind extends ProfileKind> = {
  /** The cover, the name and the actions. */
  Header: ComponentType<Props>;
  /** Messages between the header and the tabs. */
  Notes?: ComponentType<Props>;
  /** The content of each tab. A tab needs no code of another tab. */
  tabs: Record<ProfileTabOf<Kind>, ComponentType<Props>>;
  /** The number in the label of a tab, if its label has one. */
  counts?: (view: Props['view']) => Partial<Record<ProfileTabOf<Kind>, number>>;
  /** The side column, which is the same on every tab. */
  Aside: ComponentType<Props>;
  /** The last sections of the first tab. On a narrow page, the cards of the side column precede them. */
  More?: ComponentType<Props>;
  /** URL of the privacy setting of the owner's page. Startups have none. */
  settingsHref?: string;
};

export type ProfilePageProps<
  Part extends ProfilePartProps = ProfilePartProps,
  Kind extends ProfileKind = ProfileKind,
> = ProfileScreenProps<Part> & {
  /** Kind of the profile. Decides the texts and the order of the tabs. */
  kind: Kind;
  /** The components that render the loaded profile. */
  parts: ProfileParts<Part, Kind>;
};

/** The main region of a profile's screen, in every state. */
export function ProfilePage<Part extends ProfilePartProps, Kind extends ProfileKind>({
  kind,
  parts,
  ...props
}: ProfilePageProps<Part, Kind>) {
  const { view, actions }: ProfileScreenProps = props;
  const t = useMessages('profile')[kind];
  const common = useMessages('common');
  const refusedLink = view.status === 'loaded' ? view.share.refusedLink : null;
  return (
    <main className={styles.page} id="main" tabIndex={-1} aria-busy={view.status === 'loading'}>
      {view.status === 'loading' ? (
        <ProfileSkeleton
          label={t.loading}
          shape={kind === 'startup' ? 'square' : 'round'}
          hasStats={kind === 'user'}
        />
      ) : view.status === 'loaded' ? (
        // The kind decides which parts and which view there are, so that they fit each other.
        <LoadedPage {...(props as ProfileScreenProps)} kind={kind} parts={parts as never} view={view} />
      ) : (
        <NotFound
          title={t.notFoundTitle}
          text={t.notFoundText}
          actionLabel={t.notFoundAction}
          actionHref={discoverHref(kind)}
          {...(view.status === 'failed' && {
            error: t.failed,
            onRetry: actions.onRetry,
            retryLabel: common.tryAgain,
          })}
        />
      )}
      {refusedLink !== null && <CopyRefused link={refusedLink} onClose={actions.onDismissShare} />}
    </main>
  );
}

function LoadedPage({
  kind,
  parts: { Header, Notes, tabs, counts, Aside, More, settingsHref },
  ...props
}: ProfilePageProps & ProfilePartProps) {
  const { profile, tab, limitedTo, viewing }: ProfilePartProps['view'] & Partial<GuardedProfile> = props.view;
  const t = useMessages('profile');
  const { count } = useFormats();
  const labels: Record<string, string | ((p: { count: string }) => string)> = t[kind].tabs;
  const labelOf = (value: ProfileTabOf<ProfileKind>) => {
    const label = labels[value] ?? '';
    return typeof label === 'string' ? label : label({ count: count(counts?.(props.view)[value] ?? 0) });
  };
  const order: readonly ProfileTabOf<ProfileKind>[] = profileTabs[kind];
  const contentOf = (value: ProfileTabOf<ProfileKind>) => {
    const Content = tabs[value];
    return (
      <ProfileLayout
        main={<Content {...props} />}
        aside={<Aside {...props} />}
        more={More && value === order[0] && <More {...props} />}
      />
    );
  };
  return (
    <>
      <Header {...props} />
      {Notes && <Notes {...props} />}
      {limitedTo ? (
        <LimitedPage
          privacy={limitedTo}
          name={profile.name}
          settingsHref={viewing ? settingsHref : undefined}
        />
      ) : (
        <Tabs
          arrange={arrangeTabs}
          value={tab}
          onChange={props.actions.onTabChange as (tab: ProfileTabOf<ProfileKind>) => void}
          label={t.shared.sections(profile)}
          tabs={order.map((value) => ({ value, label: labelOf(value), content: contentOf(value) }))}
        />
      )}
    </>
  );
}
