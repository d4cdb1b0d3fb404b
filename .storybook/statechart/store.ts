import type { PreparedStory } from 'storybook/internal/types';

/** The fields of Storybook's preview that the docs pages use. */
type Preview = {
  storyStoreValue: {
    userGlobals: { get: () => Record<string, unknown> };
    loadStory: (of: { storyId: string }) => Promise<PreparedStory>;
  };
};

export const preview = (): Preview =>
  (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
