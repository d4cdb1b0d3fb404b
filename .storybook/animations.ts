/**
 * Hides scroll-driven animations from Storybook. It waits for all animations before it reports a story as
 * rendered, and these never end, so it would wait for its timeout of five seconds.
 */
export function leaveOutScrolling() {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}
