// Storybook's addon looks for what Vitest 3 set, and gives no story its viewport without it.
Object.assign(globalThis, { __vitest_browser__: true });
