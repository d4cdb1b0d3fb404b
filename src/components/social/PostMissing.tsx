import { MissingCard } from './MissingCard';
import { missingPostId } from './missingPostId';

/** A message that the post in the URL doesn't exist. */
export function PostMissing() {
  return (
    <div id={missingPostId} tabIndex={-1}>
      <MissingCard />
    </div>
  );
}
