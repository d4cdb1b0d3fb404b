/** The part of Storybook's preview that is used here. */
type Preview = {
  storyStoreValue: {
    userGlobals: { get: () => Record<string, unknown> };
    loadStory: (of: { storyId: string }) => Promise<{ storyGlobals?: Record<string, unknown> }>;
  };
};

export const preview = (): Preview =>
  (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__;
