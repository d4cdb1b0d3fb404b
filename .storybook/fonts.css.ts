import { createGlobalTheme } from '@vanilla-extract/css';
import { fontStacks } from '@/components/theme/fonts.css';
import { fonts } from '@/components/theme/global.css';

const last = '"Noto Sans Devanagari Variable"';

// Adds a Devanagari font in languages other than Hindi, because their stories can contain Hindi text too.
createGlobalTheme(':root[data-fonts]:not(:lang(hi))', fonts, {
  display: `${fontStacks.display}, ${last}`,
  text: `${fontStacks.text}, ${last}`,
});
