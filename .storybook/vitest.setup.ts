// Sets a variable of Vitest 3 that Storybook's addon checks. Without it, stories don't get their viewport.
Object.assign(globalThis, { __vitest_browser__: true });
