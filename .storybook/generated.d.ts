/** Declares the chart file, because it only exists once `.storybook/charts.ts` has written it. */
declare module '*/.cache/statecharts.json' {
  const file: { charts: readonly unknown[] };
  export default file;
}
