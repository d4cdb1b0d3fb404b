import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Look, lookOf } from './links';
import { preview } from './store';

/** `theme:dark;viewport.value:phone` as it stands in the address. */
const lookInAddress = (): Look => {
  const written = new URLSearchParams(location.search).get('globals') ?? '';
  const pairs = written.split(';').map((pair) => pair.split(':').slice(0, 2) as [string, string]);
  const { 'viewport.value': viewport, ...globals } = Object.fromEntries(pairs.filter(([key]) => key));
  return lookOf({ ...globals, viewport: viewport ?? globals.viewport });
};

/** What is chosen in the toolbar. */
export function useLook(): Look {
  const [look, setLook] = useState(lookInAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    // Frames in this page tell of theirs too: the page's own are in its store.
    const follow = () => setLook(lookOf(preview().storyStoreValue.userGlobals.get()));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return look;
}
