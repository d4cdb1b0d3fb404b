import type { useTheme } from 'storybook/theming';
import { darkPalette, lightPalette } from './Chart';

/** Returns the panel's styles, in Storybook's colors and fonts. */
export function panelStyles(theme: ReturnType<typeof useTheme>) {
  const { base, color, background, typography, appBorderColor, input } = theme;
  const { lit, litGround, last, muted, failure } = base === 'dark' ? darkPalette : lightPalette;
  return `
.sc { display: flex; flex-direction: column; height: 100%; overflow: auto; font: 13px/1.4 ${typography.fonts.base}; color: ${color.defaultText}; background: ${background.content}; container-type: inline-size; }
.sc code, .sc pre, .sc-state, .sc textarea { font-family: ${typography.fonts.mono}; font-size: 12px; }
.sc button, .sc select, .sc input, .sc textarea { font: inherit; color: inherit; background: ${input.background}; border: 1px solid ${appBorderColor}; border-radius: 4px; }
.sc button { padding: 3px 9px; cursor: pointer; white-space: nowrap; }
.sc select { padding: 2px 6px; }
.sc button:hover:not(:disabled) { border-color: ${lit}; }
.sc button:disabled { opacity: .5; cursor: default; }
.sc :focus-visible { outline: 2px solid ${lit}; outline-offset: 1px; }
.sc-bar { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 6px 10px; border-bottom: 1px solid ${appBorderColor}; }
.sc-state { color: ${lit}; font-weight: 700; }
.sc-tag { padding: 0 6px; border-radius: 9px; background: ${litGround}; font-size: 11px; }
.sc-spacer { flex: 1; }
.sc-note { padding: 0 10px; }
.sc-note:not(:empty) { padding: 4px 10px; background: ${litGround}; }
.sc-copied { padding: 4px 10px; border-bottom: 1px solid ${appBorderColor}; }
.sc-copied pre { max-height: 180px; overflow: auto; margin: 6px 0; padding: 8px; white-space: pre-wrap; overflow-wrap: anywhere; background: ${background.app}; }
.sc-empty { padding: 16px; color: ${muted}; }
.sc-main { flex: 1; min-height: 190px; display: flex; }
.sc-chart { position: relative; flex: 1; min-width: 0; display: flex; flex-direction: column; }
.sc-tools { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; padding: 4px 10px; }
.sc-tools button { padding: 1px 7px; font-size: 12px; }
.sc-tools output { min-width: 42px; text-align: center; color: ${muted}; font-variant-numeric: tabular-nums; }
.sc-frame { flex: 1; min-height: 0; overflow: auto; }
.sc-past { position: sticky; left: 8px; bottom: 8px; display: inline-block; margin: 0; padding: 2px 8px; border-radius: 9px; background: ${litGround}; }
.sc-side { flex: none; width: 340px; overflow: auto; border-left: 1px solid ${appBorderColor}; }
.sc-side section { padding: 8px 10px; }
.sc-side section + section { border-top: 1px solid ${appBorderColor}; }
.sc-side h2 { margin: 0 0 6px; font-size: 12px; font-weight: 700; color: ${muted}; }
.sc-side ul, .sc-side ol { margin: 0; padding: 0; list-style: none; }
.sc-side summary { cursor: pointer; font-size: 11px; color: ${muted}; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.sc-event { padding: 3px 0; }
.sc-event details { margin: 2px 0 0 2px; }
.sc-send { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.sc .sc-go { font-family: ${typography.fonts.mono}; font-size: 12px; border-color: ${lit}; color: ${lit}; }
.sc .sc-go[aria-disabled='true'] { border-color: ${appBorderColor}; border-style: dashed; color: ${muted}; cursor: not-allowed; }
.sc-no { color: ${failure}; font-size: 12px; }
.sc-maybe { color: ${muted}; font-size: 11px; }
.sc-field { display: flex; gap: 6px; align-items: center; margin: 4px 0; }
.sc-field label { min-width: 74px; font-size: 12px; }
.sc-field input:not([type='checkbox']), .sc-field textarea { flex: 1; min-width: 0; padding: 2px 5px; }
.sc-field [aria-invalid='true'] { border-color: ${failure}; }
.sc .sc-entry { display: flex; gap: 8px; width: 100%; padding: 2px 4px; border-color: transparent; background: none; text-align: left; }
.sc .sc-entry[aria-pressed='true'] { background: ${litGround}; }
.sc-origin { flex: none; width: 62px; overflow: hidden; text-overflow: ellipsis; color: ${muted}; font-size: 11px; line-height: 18px; }
.sc-origin[data-origin='person'] { color: ${last}; font-weight: 700; }
.sc-to { min-width: 0; overflow: hidden; text-overflow: ellipsis; color: ${lit}; font-size: 12px; }
@container (max-width: 760px) { .sc-main { flex-direction: column; overflow: auto; } .sc-chart { flex: none; height: 340px; } .sc-side { width: auto; overflow: visible; border-left: 0; border-top: 1px solid ${appBorderColor}; } }
`;
}
