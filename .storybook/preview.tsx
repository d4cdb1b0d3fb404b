import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useEffect, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { AppFrame, type AppParameters } from '../stories/support/app';
import { startNetwork } from './network';
import '@/components/theme/global.css';
import { type Locale, LocaleProvider, loadMessages, localeNames, locales, type Namespace } from '@messages';
import type { Theme } from '@/data/schema/themes';

// A page reads its chunks and its device before it shows anything.
configure({ asyncUtilTimeout: 5000 });

/** Every catalog there is: the files themselves are the list. */
const namespaces = Object.keys(import.meta.glob('../messages/en/*.ts')).map(
  (path) => path.replace(/^.*\/|\.ts$/g, '') as Namespace,
);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: locales.map((value) => ({ value, title: localeNames[value] })),
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: {
      test: 'error',
      // Experimental, and off by itself: what is seen must be said (WCAG 2.5.3).
      config: { rules: [{ id: 'label-content-name-mismatch', enabled: true }] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: { order: ['Foundations', 'Components', 'Screens', 'Machines', 'Flows', 'Decisions'] },
    },
  },
  loaders: [
    mswLoader(startNetwork),
    // Words first, so that no story starts suspended.
    async ({ globals }) => {
      await Promise.all(namespaces.map((namespace) => loadMessages(globals.locale as Locale, namespace)));
      return {};
    },
  ],
  decorators: [
    // A page, in the app that its parameters describe: stories/support/app.tsx.
    (Story, { globals, parameters }) => {
      if (!parameters.app) return <Story />;
      const { theme, locale } = globals as { theme: Theme; locale: Locale };
      return (
        <AppFrame parameters={parameters.app as AppParameters} theme={theme} locale={locale}>
          <Story />
        </AppFrame>
      );
    },
    (Story, { globals }) => {
      const { theme, locale } = globals as { theme: string; locale: Locale };
      useLayoutEffect(() => {
        document.documentElement.dataset.theme = theme;
        document.documentElement.lang = locale;
        document.documentElement.dataset.fonts = '';
      }, [theme, locale]);
      // A link of the app would leave the story: it stays, and can be seen to lead somewhere by its address.
      useEffect(() => {
        const stay = (event: MouseEvent) => {
          const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
          if (link) event.preventDefault();
        };
        document.addEventListener('click', stay);
        return () => document.removeEventListener('click', stay);
      }, []);
      return (
        <LocaleProvider locale={locale}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
};

export default preview;
