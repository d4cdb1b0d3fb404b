import { loadMessages, useLocale } from '@messages';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@/components/layout/lazyPart';
import { reporting } from '@/data/log/report';
import type { RequestNoteTextProps } from './RequestNoteText';

const RequestNoteText = lazyPart(() => import('./RequestNoteText'), 'RequestNoteText');

/** Shows the viewer's request to a startup. Loaded on demand, because few viewers express interest. */
export function RequestNote(props: RequestNoteTextProps) {
  const locale = useLocale();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    // If loading fails, the page stays without this text.
    Promise.all([RequestNoteText.fetch(), loadMessages(locale, 'interest')]).then(
      () => setThere(true),
      reporting('request'),
    );
  }, [locale]);
  if (!isThere) return null;
  return (
    <Suspense>
      <RequestNoteText {...props} />
    </Suspense>
  );
}
