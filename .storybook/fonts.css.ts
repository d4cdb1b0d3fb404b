import { createGlobalTheme } from '@vanilla-extract/css';
import { fontStacks } from '@/components/theme/fonts.css';
import { fonts } from '@/components/theme/global.css';

const last = '"Noto Sans Devanagari Variable"';

// Stories show Hindi text in every language, also on machines without a Devanagari font.
createGlobalTheme(':root[data-fonts]:not(:lang(hi))', fonts, {
  display: `${fontStacks.display}, ${last}`,
  text: `${fontStacks.text}, ${last}`,
});
