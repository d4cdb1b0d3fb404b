/** The styles of a machine's page, up to 1240px wide. */
export const pageStyles = `
.sbdocs-content:has(.mp) { max-width: 1240px; }
.mp { font: 14px/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; color: #1f2328; }
.mp h1 { margin: 0 0 12px; font-size: 30px; }
.mp h2 { margin: 32px 0 8px; font-size: 20px; }
.mp h3 { margin: 8px 0 4px; font-size: 14px; }
.mp p { max-width: 76ch; margin: 8px 0; }
.mp code { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.mp a, .mp .mp-state { color: #0b5cad; }
.mp button { padding: 2px 9px; border: 1px solid #b4bac2; border-radius: 4px; font: inherit; font-size: 13px; background: #fff; cursor: pointer; }
.mp .mp-state { padding: 0; border: 0; font-weight: 600; text-decoration: underline; background: none; }
.mp :focus-visible { outline: 2px solid #0b5cad; outline-offset: 1px; }
.mp-from, .mp-hint { color: #59626e; }
.mp-coverage { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 16px 0; }
.mp-coverage dt { color: #59626e; font-size: 12px; }
.mp-coverage dd { margin: 0; font-size: 20px; font-weight: 700; }
.mp-chart, .mp-table { overflow: auto; }
.mp-chart { max-height: 80vh; border: 1px solid #d0d5db; border-radius: 8px; }
.mp-chosen { margin: 20px 0; padding: 4px 20px 20px; border: 1px solid #d0d5db; border-left: 4px solid #9a3b00; border-radius: 8px; }
.mp-chosen h2 { margin-top: 12px; }
.mp-chosen h2 code { font-size: 18px; }
.mp-columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 4px 28px; }
.mp-columns ul { margin: 0; padding-left: 18px; }
.mp-events code { display: inline-block; margin-right: 10px; }
.mp-frame { display: block; width: 100%; height: 640px; margin-top: 16px; border: 1px solid #d0d5db; border-radius: 6px; background: #fff; }
.mp table { width: 100%; border-collapse: collapse; font-size: 13px; }
.mp th, .mp td { padding: 5px 10px 5px 6px; border-bottom: 1px solid #e4e7eb; text-align: left; vertical-align: top; }
.mp thead th { color: #59626e; font-size: 12px; }
.mp tr:has([data-leaf='false']) { background: #f5f6f8; }
`;
