import type { within } from 'storybook/test';
import { expect, waitFor } from 'storybook/test';

/** Waits until it is known whether there is a draft: from then on Next goes on. */
export const draftIsRead = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy'));
