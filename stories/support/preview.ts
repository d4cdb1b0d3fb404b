// Storybook's preview, together with everything that stories of components share. Storybook only
// recognizes a preview that is imported from a file of this name.

export { default } from '../../.storybook/preview';
export * from './below';
export * from './fields';
export * from './globals';
export * from './inSection';
export * from './socialStates';
export * from './stateful';
