import type { Decorator, Preview } from '@storybook/react-vite';
import { englishMessages, KitMessagesProvider, spanishMessages } from '@surtidor/ui';
import { useEffect, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { keepDocsPosition } from './docs-position.ts';
import { getComponentDescription } from './get-component-description.ts';
import './preview.css';
import { completeArgTypes } from './complete-arg-types.ts';
import { getTheme, globalTypes, initialGlobals } from './toolbar.ts';

// A screen's story opens its own database in the page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Sets the toolbar's theme and mode on the document, where the tokens read them. */
const withTheme: Decorator = (Story, { globals, parameters }) => {
  const store =
    globals.store === 'story' ? (parameters.portal?.store ?? parameters.store) : globals.store;
  const theme = getTheme(globals.theme, store, globals.distributor);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.mode = globals.mode;
    document.documentElement.lang = globals.language;
  }, [theme, globals.mode, globals.language]);
  return <Story />;
};

/** Sets the kit's language from the toolbar; screens provide their own catalogue. */
const withLanguage: Decorator = (Story, { globals }) => (
  <KitMessagesProvider messages={globals.language === 'en' ? englishMessages : spanishMessages}>
    <Story />
  </KitMessagesProvider>
);

const pendingMounts: (() => void)[] = [];

/** Reports that the story's effects have run. React's production build has no `act`, which would run them. */
const withEffects: Decorator = (Story) => {
  useEffect(() => {
    for (const resolve of pendingMounts.splice(0)) resolve();
  });
  return <Story />;
};

keepDocsPosition();

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [withLanguage, withTheme, withEffects],
  argTypesEnhancers: [completeArgTypes],
  tags: ['autodocs'],
  beforeEach: ({ playFunction }) => {
    document.documentElement.toggleAttribute('data-playing', playFunction !== undefined);
    document.documentElement.removeAttribute('data-checking');
  },
  // Runs before axe.
  afterEach: () => {
    document.documentElement.toggleAttribute('data-checking', import.meta.env.MODE === 'test');
  },
  // Like the renderer's `mount`, but a play function starts after the effects of the first render.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    const effects = new Promise<void>((resolve) => {
      pendingMounts.push(resolve);
    });
    await context.renderToCanvas();
    await effects;
    return context.canvas;
  },
  parameters: {
    // Chromatic captures every story at both widths; `States` stories cover themes and modes.
    chromatic: { modes: { phone: { viewport: 'phone' }, desktop: { viewport: 'desktop' } } },
    a11y: {
      test: 'error',
      config: {
        rules: [
          // Disabled in axe by default (WCAG 2.2, 2.5.8). Themes change no sizes, so one check is enough.
          { id: 'target-size', enabled: true, selector: ':not([data-same-size] *)' },
          // It looks for `!important` in `style` attributes, which React and the sanitiser cannot write.
          { id: 'avoid-inline-spacing', enabled: false },
        ],
      },
      // There is no audio or video for axe to wait for; passed rules are only counted.
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
    },
    controls: { expanded: true },
    docs: { extractComponentDescription: getComponentDescription },
    options: {
      storySort: {
        // Storybook parses this list statically. It repeats the groups of main.ts.
        order: [
          'Foundations',
          ['Start here', 'All states', '*'],
          'Kit',
          [
            'Actions',
            'Inputs',
            'Overlays',
            'Feedback',
            'Data display',
            'Navigation',
            'Layout',
            'Patterns',
            '*',
          ],
          'Portal',
          ['Flows', 'Phone', 'Screens', 'Stores', 'App'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
