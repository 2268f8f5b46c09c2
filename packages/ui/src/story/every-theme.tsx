import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';

const themes = ['standard', 'lubricants', 'ecuador', 'peru'] as const;
const modes = ['light', 'dark'] as const;

/** Shows its children in each theme, light and dark, one below the other. */
const EveryTheme = ({ children }: { children: ReactNode }) =>
  themes.flatMap((theme) =>
    modes.map((mode) => (
      <div
        key={`${theme} ${mode}`}
        data-theme={theme}
        data-mode={mode}
        data-same-size={theme === 'standard' && mode === 'light' ? undefined : ''}
        style={{ padding: '1rem', display: 'flow-root' }}
      >
        <p style={{ fontSize: '0.75rem', marginBottom: '0.75rem' }}>
          {theme}, {mode}
        </p>
        {children}
      </div>
    )),
  );

const layouts = {
  column: { display: 'flex', flexDirection: 'column' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
    alignItems: 'start',
  },
} as const satisfies Record<string, CSSProperties>;

export interface StatesProps {
  /** Each state by its name, in reading order. */
  states: Readonly<Record<string, ReactNode>>;
  /** `row` sets small pieces side by side, `grid` fields and cards in columns as wide as a form's. */
  layout?: keyof typeof layouts;
}

/** Every state of a piece under its name, in every theme and mode. */
export const States = ({ states, layout = 'column' }: StatesProps) => (
  <EveryTheme>
    <div style={{ gap: '1rem 1.5rem', ...layouts[layout] }}>
      {Object.entries(states).map(([name, state]) => (
        <div key={name} style={{ minWidth: 0 }}>
          <p style={{ fontSize: '0.75rem', color: 'var(--ui-ink-soft)' }}>{name}</p>
          {state}
        </div>
      ))}
    </div>
  </EveryTheme>
);

/**
 * For pages that show one piece eight times: repeated landmarks are then no mistake. Fields and
 * regions keep every other rule.
 */
export const everyThemeParameters = {
  a11y: {
    test: 'error',
    config: {
      rules: [
        { id: 'landmark-unique', enabled: false },
        { id: 'landmark-no-duplicate-banner', enabled: false },
        { id: 'landmark-no-duplicate-contentinfo', enabled: false },
      ],
    },
  },
};

/** One theme and mode for a story that fills the screen, such as a dialog. */
export const inTheme =
  (theme: (typeof themes)[number], mode: (typeof modes)[number]): Decorator =>
  (Story) => (
    <div data-theme={theme} data-mode={mode} style={{ minHeight: '30rem' }}>
      <Story />
    </div>
  );
