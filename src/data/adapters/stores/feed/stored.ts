export { mergePosts } from './mergePosts';
export { itemsOf, recordsOfFate } from './writtenItems';
