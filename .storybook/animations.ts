/**
 * Storybook waits for animations before it says that a story stands, and counts what follows a scroll bar among them: that
 * never ends, and took the five seconds that it waits at most.
 */
export function leaveOutScrolling() {
  const all = document.getAnimations.bind(document);
  document.getAnimations = () => all().filter(({ timeline }) => timeline instanceof DocumentTimeline);
}
