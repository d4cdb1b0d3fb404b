export { mergePosts } from './mergePosts';
export { recordsOf } from './writtenItems';
