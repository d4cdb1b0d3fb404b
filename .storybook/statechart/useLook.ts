import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Look, lookOf } from './links';
import { preview } from './store';

/** Not from the address: that keeps what was chosen first, and a docs page begins anew with each choice. */
const chosen = (): Look => lookOf(preview().storyStoreValue.userGlobals.get());

/** What is chosen in the toolbar. */
export function useLook(): Look {
  const [look, setLook] = useState(chosen);
  useEffect(() => {
    const channel = addons.getChannel();
    // Frames in this page tell of theirs too: the page's own are in its store.
    const follow = () => setLook(chosen());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return look;
}
