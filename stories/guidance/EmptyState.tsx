import { SearchX, Star } from 'lucide';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Do, Dont, Pair } from '../../.storybook/docs/Guidance';

export default function EmptyStateGuidance() {
  return (
    <>
      <Pair>
        <Do says="Say what isn’t there and why, and offer the way on.">
          <EmptyState
            icon={Star}
            headingLevel={3}
            title="Nothing starred yet"
            text="Star a startup to find it again here."
            action={
              <Button href="/discover" variant="secondary">
                Go to Discover
              </Button>
            }
          />
        </Do>
        <Dont says="“No data” leaves one alone: is it broken, is it loading, is it my fault?">
          <EmptyState headingLevel={3} title="No data" />
        </Dont>
      </Pair>
      <Pair>
        <Do says="A search without a result is another state than an empty list: offer to let go of the search.">
          <EmptyState
            icon={SearchX}
            headingLevel={3}
            title="No startups match"
            text="Try fewer filters or another word."
            action={<Button variant="secondary">Clear filters</Button>}
          />
        </Do>
        <Dont says="What failed to load told as empty: people believe that their things are gone.">
          <EmptyState
            icon={Star}
            headingLevel={3}
            title="Nothing starred yet"
            text="We couldn’t reach the list."
          />
        </Dont>
      </Pair>
    </>
  );
}
