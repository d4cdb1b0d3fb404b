import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { preview } from './store';
import { type Look, lookOf } from './storyLinks';

/** Reads the toolbar's values from Storybook's store. The page's address has only the initial values. */
const chosen = (): Look => lookOf(preview().storyStoreValue.userGlobals.get());

/** Returns the current theme, language and viewport of the toolbar. */
export function useLook(): Look {
  const [look, setLook] = useState(chosen);
  useEffect(() => {
    const channel = addons.getChannel();
    // Ignores the event's values and reads the page's store, because iframes in the page emit this event too.
    const follow = () => setLook(chosen());
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return look;
}
