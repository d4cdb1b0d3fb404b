import { SearchX, Star } from 'lucide';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Do, Dont } from '../../.storybook/docs/Guidance';

export default () => (
  <>
    <Do says="Explain what is missing and why, and offer a next step.">
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
    <Dont says="“No data” leaves questions open: is it broken, is it loading, is it my fault?">
      <EmptyState headingLevel={3} title="No data" />
    </Dont>
    <Do says="A search without results differs from an empty list: offer to clear the search.">
      <EmptyState
        icon={SearchX}
        headingLevel={3}
        title="No startups match"
        text="Try fewer filters or another word."
        action={<Button variant="secondary">Clear filters</Button>}
      />
    </Do>
    <Dont says="An empty state after a loading error: users believe that their data is lost.">
      <EmptyState
        icon={Star}
        headingLevel={3}
        title="Nothing starred yet"
        text="We couldn’t reach the list."
      />
    </Dont>
  </>
);
