import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import './preview.css';
import { globalTypes, initialGlobals, themeOf } from './toolbar.ts';

// A screen's story opens a database of its own in the page, which takes a moment on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Puts the toolbar's theme and mode on the document, where the tokens look for them. */
const withTheme: Decorator = (Story, { globals, parameters }) => {
  const store =
    globals.store === 'story' ? (parameters.portal?.store ?? parameters.store) : globals.store;
  const theme = themeOf(store);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.mode = globals.mode;
    document.documentElement.lang = globals.language;
  }, [theme, globals.mode, globals.language]);
  return <Story />;
};

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withTheme],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Portal', 'Kit'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
