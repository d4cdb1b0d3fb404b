import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { preview } from './store';
import { type Look, lookOf } from './storyLinks';

/** Reads the toolbar's choices from Storybook's store: the page's address has only the initial ones. */
const chosen = (): Look => lookOf(preview().storyStoreValue.userGlobals.get());

/** Returns the current choices of the toolbar. */
export function useLook(): Look {
  const [look, setLook] = useState(chosen);
  useEffect(() => {
    const channel = addons.getChannel();
    // Iframes in this page emit this event too, so this reads the page's own store.
    const follow = () => setLook(chosen());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return look;
}
