export default {
  title: 'Accessibility',
  lead: 'Updraft is for everyone who starts, funds or supports startups. This page explains the standard we aim for, what we tested and how, and what isn’t there yet.',
  updated: 'Last reviewed on November 23, 2026',
  contents: 'On this page',
  aimTitle: 'Our standard',
  aimBody: `We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page, in both themes and all three languages, on screens from 320 pixels wide. To our knowledge, Updraft partially conforms. The known exceptions are listed below.`,
  checkedTitle: 'What we tested, and how',
  checkedBody: `We run axe, an automated accessibility checker, on every component and page, in every state, in both themes and all three languages. We fix every issue it finds before a release.

We also run through every task with the keyboard alone: registering, signing in and out, posting, commenting, liking and saving, searching and filtering, expressing interest and answering requests, messaging, the three step-by-step forms, settings, and your data. At every step, the focused element must be visible and have a role and a name.

We open every page in forced-colors mode, at 200% zoom, at 320 pixels wide, with the increased text spacing that WCAG describes, and with reduced motion. Nothing may be cut off or scroll sideways, the selected option must be recognizable, and nothing may move.

All of these tests are automated and run before every release.`,
  limitsTitle: 'Known limitations',
  limitsBody: `Updraft has not been tested by people who use a screen reader, switch device or voice control every day, or by an outside auditor. We checked names and roles in the browser, not with a screen reader.

We test in Chromium only. We haven’t tested other browsers.

Posts, profiles and sample data stay in the language they were written in, and that language isn’t marked up. In Hindi or Spanish, a screen reader may read English text with the wrong pronunciation.

Image descriptions say whose picture it is, not what it shows. Videos added by startups only have the captions and descriptions they were uploaded with, which may be none.

We can’t control the accessibility of other sites that startups and people link to.`,
  reportTitle: 'Report a problem',
  reportBody: `If something on Updraft keeps you out or slows you down, contact us in one of the ways on the <a>contact page</a>. Tell us which page you were on, what you were trying to do, and which browser and assistive technology you use. We treat accessibility barriers as bugs.`,
};
