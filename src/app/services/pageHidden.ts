import { fromCallback } from 'xstate';

/** Says `page.hidden` when the page is about to be left: it may not come back. */
export const pageHidden = fromCallback<{ type: never }, void>(({ sendBack }) => {
  const say = () => sendBack({ type: 'page.hidden' });
  addEventListener('pagehide', say);
  return () => removeEventListener('pagehide', say);
});
