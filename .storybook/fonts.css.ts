import { createGlobalTheme } from '@vanilla-extract/css';
import { fontStacks } from '@/components/theme/fonts.css';
import { fonts } from '@/components/theme/global.css';

const last = '"Noto Sans Devanagari Variable"';

// Stories show Hindi in every language, on machines that have no face for it too.
createGlobalTheme(':root[data-fonts]:not(:lang(hi))', fonts, {
  display: `${fontStacks.display}, ${last}`,
  text: `${fontStacks.text}, ${last}`,
});
