import { AppFrame, type AppParameters } from '@kit/app/app';
import { isTested, lookForBarriers } from '@kit/app/barriers';
import { checkMachines, machinesOf } from '@kit/app/declared';
import { awaitSteps, showChosen, useOpening, useSpoken, writtenIn } from '@kit/app/spoken';
import addonA11y from '@storybook/addon-a11y';
import type addonDocs from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview, type StoryContext } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { action } from 'storybook/actions';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { leaveOutScrolling } from './animations';
import { startNetwork } from './network';
import { spelledOut } from './spelledOut';
import { followStage, listenToPanel } from './statechart/storyActors';
import '@/components/theme/global.css';
import './fonts.css';
import './docs/docs.css';
import { type Locale, LocaleProvider, loadMessages, localeNames, type Namespace } from '@messages';
import { reportTo } from '@/data/log/report';
import type { Theme } from '@/data/schema/shapes/themes';
import { viewports } from './viewports';

// `findBy…` and `waitFor` wait for up to 5 s, because a page first loads its chunks and stored data.
configure({ asyncUtilTimeout: 5000 });

/** The namespaces of the messages: one per file in `messages/en`. */
const namespaces = Object.keys(import.meta.glob('../messages/en/*.json')).map(
  (path) => path.replace(/^.*\/|\.json$/g, '') as Namespace,
);

/** Docs pages load this component lazily, because stories don't need it. */
const PageOf = lazy(async () => ({ default: (await import('./docs/PageOf')).PageOf }));

/** Returns a menu of Storybook's toolbar. `titles`: the title of each value, by value. */
const choice = (description: string, icon: 'mirror' | 'globe', titles: Record<string, string>) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

/** The functions to call when the effects of a story have run, by story id. */
const effectsOf = new Map<string, () => void>();
/** The longest wait for a story's effects, in ms. A story that throws never runs its effects. */
const patience = 1000;
leaveOutScrolling();
// A story never waits for an idle page: on a busy machine, Chromium can report a page as busy for 30 s, which
// is longer than `findBy…` and `waitFor` wait.
window.requestIdleCallback = (callback) =>
  window.setTimeout(callback, 0, { didTimeout: true, timeRemaining: () => 0 });
window.cancelIdleCallback = window.clearTimeout;
listenToPanel();
// Shows the app's reports in the console and in Storybook's Actions panel.
reportTo({
  report(problem, about) {
    console.warn(about, problem);
    action(`report: ${about}`)(problem);
  },
});
// Cancels navigation, because the app's links would leave the story. The window's listener runs after the one
// in kit/app/app.tsx, which follows links within a page.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) event.preventDefault();
});

export default definePreview({
  // Adds docs pages without Storybook's doc blocks, whose code is as large as the whole app.
  addons: [
    definePreviewAddon(docs) as ReturnType<typeof addonDocs>,
    // In tests, `lookForBarriers` runs axe instead of the addon.
    ...(isTested ? [] : [addonA11y()]),
    // Tests need no mocked network: their browser can't resolve other hosts (vitest.config.ts).
    ...(isTested ? [] : [addonMsw(startNetwork)]),
  ],
  tags: ['autodocs'],
  argTypesEnhancers: [spelledOut],
  globalTypes: {
    theme: choice('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    locale: choice('Language', 'globe', localeNames),
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  parameters: {
    layout: 'padded',
    docs: {
      page: () => (
        <Suspense>
          <PageOf />
        </Suspense>
      ),
    },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      // Enables two rules that axe disables by default (WCAG 2.5.3 and 2.5.8).
      config: {
        rules: [
          { id: 'label-content-name-mismatch', enabled: true },
          { id: 'target-size', enabled: true },
          // Arrow keys walk the cards of a board and scroll its columns, which are no Tab stops.
          { id: 'scrollable-region-focusable', selector: '*:not([data-walked])' },
        ],
      },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          'What changed',
          'Matrix',
          'Screens',
          [
            'Landing',
            'About',
            'Blogs',
            'Contact',
            'Terms',
            'Accessibility',
            'Sign in and register',
            'Forgot password',
            'Complete your profile (wizard)',
            'Feed',
            'Search in the top bar',
            'Notifications',
            'Discover',
            'Starred',
            'Startup profile',
            'Investor profile',
            'User profile',
            'Messages',
            'List a startup (wizard)',
            'Register as an investor (wizard)',
            'Account',
            'Investor account',
            'Requests',
            'Settings',
            'Your data',
            'Signing out',
            'Not found',
            'Page that didn’t load',
          ],
          'Flows',
          'Machines',
          'Foundations',
          'Components',
          'Coverage',
          'For test authors',
          'Decisions',
        ],
      },
    },
  },
  loaders: [
    // Loads all messages before a story renders, so that the story never suspends.
    async (context) => {
      const spoken = new Set<Locale>([context.globals.locale, writtenIn(context as StoryContext)]);
      await Promise.all(
        [...spoken].flatMap((locale) => namespaces.map((namespace) => loadMessages(locale, namespace))),
      );
      return {};
    },
  ],
  // Waits for the story's effects, because `play` functions need the focus that effects set. In a production
  // build, `renderToCanvas` resolves before the effects run.
  mount: (context) => async () => {
    const effects = new Promise<void>((resolve) => {
      effectsOf.set(context.id, resolve);
      setTimeout(resolve, patience);
    });
    await context.renderToCanvas();
    await effects;
    return context.canvas;
  },
  // Storybook runs these hooks from last to first: it checks the machines' states, switches the language, and
  // then runs axe.
  afterEach: [lookForBarriers, showChosen, checkMachines],
  beforeEach: awaitSteps,
  decorators: [
    (Story, context) => {
      const { globals, parameters } = context;
      const theme = globals.theme as Theme;
      const locale = useSpoken(context);
      const opening = useOpening(context);
      // Runs after the story's own effects, because React runs the effects of children first.
      useEffect(() => effectsOf.get(context.id)?.());
      useLayoutEffect(() => {
        Object.assign(document.documentElement.dataset, { theme, fonts: '' });
        document.documentElement.lang = locale;
      }, [theme, locale]);
      return (
        <LocaleProvider locale={locale}>
          {parameters.app ? (
            // Renders the story in the app that its parameter `app` describes.
            <AppFrame
              key={opening}
              parameters={parameters.app as AppParameters}
              machines={machinesOf(parameters)}
              onStage={followStage}
              theme={theme}
              locale={locale}
            >
              <Story />
            </AppFrame>
          ) : (
            <Story />
          )}
        </LocaleProvider>
      );
    },
  ],
});
