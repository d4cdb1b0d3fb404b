import { useMessages } from '@messages';
import { Bookmark, SearchX, Star } from 'lucide';
import { Button } from '@/components/controls/Button';
import { DirectoryPage } from '@/components/directory/DirectoryPage';
import { ResultCount } from '@/components/directory/ResultCount';
import { Results, type ResultsProps } from '@/components/directory/Results';
import { EmptyState } from '@/components/feedback/EmptyState';
import { href } from '@/data/schema/shapes/href';
import { quoted } from '@/data/schema/text/query';

/** The kinds of profiles that can be starred. User profiles can only be followed (spec section 6). */
const starredKinds = ['startup', 'investor'] as const;
export type StarredKind = (typeof starredKinds)[number];

export type StarredScreenProps = Omit<
  ResultsProps,
  'listId' | 'children' | 'follows' | 'hasOwnStars' | 'onFollow' | 'more'
> & {
  more: NonNullable<ResultsProps['more']>;
  kind: StarredKind;
  query: string;
  /** Whether a search is in progress. */
  isSearching: boolean;
  onKindChange: (kind: StarredKind) => void;
  onQueryChange: (query: string) => void;
};

/** The user's starred startups and investors, and a link to their saved posts (spec section 2, Starred). */
export function StarredScreen({
  kind,
  query,
  isSearching,
  onKindChange,
  onQueryChange,
  ...results
}: StarredScreenProps) {
  const t = useMessages('directory');
  return (
    <DirectoryPage
      title={t.starredTitle}
      action={
        <Button
          variant="secondary"
          size="small"
          icon={Bookmark}
          href={href('explore', { search: { type: 'saved' } })}
        >
          {t.savedPosts}
        </Button>
      }
      kind={kind}
      kinds={starredKinds}
      query={query}
      onKindChange={onKindChange}
      onQueryChange={onQueryChange}
    >
      <ResultCount
        kind={kind}
        status={results.status}
        count={results.found.profiles.length}
        hasMore={results.more !== 'none'}
        isSearching={isSearching}
      />
      {/* With stars on their own profiles, users can remove these stars. */}
      <Results {...results} hasOwnStars listId={`${kind} ${query}`}>
        {query.trim() ? (
          <EmptyState
            icon={SearchX}
            title={t.emptyTitle[kind]}
            text={t.noMatch({ query: quoted(query) })}
            action={
              <Button variant="secondary" onClick={() => onQueryChange('')}>
                {t.widen.query}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={Star}
            title={t.noStars[kind]}
            text={t.noStarsText[kind]}
            action={
              <Button href={href('discover', { search: { tab: kind === 'investor' ? 'investors' : '' } })}>
                {t.noStarsAction[kind]}
              </Button>
            }
          />
        )}
      </Results>
    </DirectoryPage>
  );
}
