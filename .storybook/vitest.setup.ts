// Storybook's addon checks for this variable of Vitest 3. Without it, stories don't get their viewport.
Object.assign(globalThis, { __vitest_browser__: true });
