/**
 * Hides scroll-driven animations from Storybook, which reports a story as rendered when all animations have
 * ended. Scroll-driven animations never end, so each story would wait for the timeout of five seconds.
 */
export function leaveOutScrolling() {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}
