export default {
  title: 'Accessibility',
  lead: 'Updraft is for everybody who founds, funds or helps. This page says what we hold ourselves to, what we checked and how, and what doesn’t hold yet.',
  updated: 'Last reviewed on 23 November 2026',
  contents: 'On this page',
  aimTitle: 'What we hold ourselves to',
  aimBody: `The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page, in both themes, in all three languages, from a narrow phone to a wide desktop. By what we know, Updraft conforms in part: the exceptions are listed below.`,
  checkedTitle: 'What was checked, and how',
  checkedBody: `Every state of every part and page, in both themes and all three languages, is searched for violations by axe, a program that knows the machine-checkable part of the guidelines and of good practice. None that is found is let through.

Every path is walked by keyboard alone, without a mouse: registering, signing in and out, posting, commenting, liking and saving, searching and filtering, asking a startup for more and answering, messages, the three forms in steps, settings, and one’s own data. At each stop, what has the focus must be visible, and must have a role and a name.

Every page is opened in forced colours, at 200 % zoom, 320 pixels wide, with the wider text spacing that the guidelines name, and with reduced motion. Nothing may be cut off or scroll sideways, what is chosen must show, and nothing may move.

These checks are programs, and run again before each version.`,
  limitsTitle: 'What doesn’t hold yet',
  limitsBody: `Nobody who uses a screen reader, a switch or voice control every day has tested Updraft yet, and no outside auditor has. Names and roles were checked in the browser, not by listening.

The checks run in Chromium. Other browsers weren’t tried.

What people write, and the sample world, stays in the language it was written in, and is not marked with it: in Hindi or Spanish, a screen reader may read an English post with the wrong voice.

Pictures are described by whose they are, not by what they show. Videos that startups add have the captions and descriptions they came with, which may be none.

Where a startup or a person sets a link to another site, what is there is beyond us.`,
  reportTitle: 'Tell us what is in your way',
  reportBody: `If something here keeps you out or slows you down, write to us by one of the ways on the <a>contact page</a>. Say which page it was, what you wanted to do, and which browser and aids you use. A barrier counts as an error, not as a wish.`,
};
