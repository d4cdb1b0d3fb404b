import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { colors } from './tokens';

type Contract = { color: { [Token in keyof typeof colors.light]: string } };

const contract = {
  color: Object.fromEntries(Object.keys(colors.light).map((token) => [token, token])),
} as Contract;

/** The semantic colours as CSS variables. The current theme (`data-theme` on the root) sets their values. */
export const vars = createGlobalThemeContract(contract, (value) => `u-${value}`);

createGlobalTheme(':root', vars, { color: colors.light });
createGlobalTheme(':root[data-theme="dark"]', vars, { color: colors.dark });

globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark' });
