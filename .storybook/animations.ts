/**
 * Hides scroll-driven animations from Storybook, because they never end. Storybook waits until all animations
 * of a story have ended, or for its timeout of five seconds.
 */
export function leaveOutScrolling() {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}
