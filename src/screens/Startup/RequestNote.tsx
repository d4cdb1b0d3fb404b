import { loadMessages, useLocale } from '@messages';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/layout/lazyPart';
import type { RequestNoteTextProps } from './RequestNoteText';

const RequestNoteText = lazyPart(async () => (await import('./RequestNoteText')).RequestNoteText);

/** What came of the interest in a startup. Most never see it: it is fetched once there is something to say. */
export function RequestNote(props: RequestNoteTextProps) {
  const locale = useLocale();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    // Without it the page says what it did before.
    Promise.all([RequestNoteText.fetch(), loadMessages(locale, 'interest')]).then(
      () => setThere(true),
      () => {},
    );
  }, [locale]);
  if (!isThere) return null;
  return (
    <Suspense>
      <RequestNoteText {...props} />
    </Suspense>
  );
}
