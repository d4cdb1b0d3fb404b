/** The styles of the matrix page. The Devanagari font is first, because browsers load fallback fonts too late. */
export const matrixStyles = `
.sbdocs-content:has(.mx) { max-width: none; }
.sbdocs-wrapper:has(.mx) { padding: 24px 16px; }
.mx { --text: #1f2328; --muted: #59626e; --line: #b4bac2; --field: #fff; --link: #0b5cad; font: 14px/1.5 "Noto Sans Devanagari Variable", system-ui, -apple-system, "Segoe UI", sans-serif; color: var(--text); }
.mx h1 { margin: 0 0 8px; font-size: 30px; }
.mx h2 { margin: 24px 0 8px; font-size: 16px; }
.mx .mx-story { font-size: 20px; }
.mx p { max-width: 76ch; margin: 8px 0; }
.mx-choices { display: flex; flex-wrap: wrap; gap: 16px 32px; }
.mx-picker { flex: 1 1 300px; max-width: 460px; }
.mx-picker label { display: block; font-weight: 600; }
.mx-picker input, .mx-picker select { display: block; box-sizing: border-box; width: 100%; margin-top: 4px; padding: 6px 8px; border: 1px solid var(--line); border-radius: 4px; font: inherit; font-weight: 400; color: var(--text); background: var(--field); }
.mx-picker p { margin: 4px 0 0; color: var(--muted); font-size: 13px; }
.mx fieldset { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0 0 12px; padding: 0; border: 0; }
.mx legend { padding: 0; font-weight: 600; }
.mx fieldset label { display: inline-flex; gap: 6px; align-items: center; min-height: 28px; }
.mx-frames { display: flex; flex-wrap: wrap; gap: 20px 16px; margin: 0; padding: 0; list-style: none; }
.mx-frames li { min-width: 96px; }
.mx-frames a { position: relative; display: block; color: var(--link); }
.mx-label { display: block; margin-bottom: 4px; font-size: 13px; }
.mx-unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.mx-window { display: block; overflow: hidden; border-radius: 6px; background: var(--field); box-shadow: 0 0 0 1px var(--line); }
.mx-window iframe { display: block; border: 0; transform-origin: 0 0; }
.mx-frames a:hover .mx-window { box-shadow: 0 0 0 2px var(--link); }
.mx :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;
