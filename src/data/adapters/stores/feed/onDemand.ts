// The code of the feed store that a feed without stored posts and comments doesn't need.
export { loadBy, loadOwn } from './authorPosts';
export { mergePosts } from './mergePosts';
export { itemsOf, recordsOfFate } from './writtenItems';
