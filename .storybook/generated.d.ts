/** The type check needs no charts: `.storybook/charts.ts` writes them when Storybook starts. */
declare module '*/.cache/statecharts.json' {
  const file: { charts: readonly unknown[] };
  export default file;
}
