import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';

const themes = ['standard', 'lubricants', 'ecuador', 'peru'] as const;
const modes = ['light', 'dark'] as const;

/** Renders its children in each theme, light and dark, one below the other. */
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
        <p style={{ fontSize: '0.75rem', marginBottom: '0.75rem' }}>{`${theme}, ${mode}`}</p>
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
  /** The states by name, in reading order. */
  states: Readonly<Record<string, ReactNode>>;
  /** `row` places small components side by side, `grid` places fields and cards in columns. */
  layout?: keyof typeof layouts;
}

/**
 * Renders every state of a component under its name, in every theme and mode. It is not a component, because the
 * code samples of a story import every component that its file renders.
 */
export const renderStates = ({ states, layout = 'column' }: StatesProps) => (
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

/** Disables the landmark rules for stories that render a component once per theme. All other rules apply. */
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

/** Sets one theme and mode for a full-screen story, such as a dialog. */
export const inTheme =
  (theme: (typeof themes)[number], mode: (typeof modes)[number]): Decorator =>
  (Story) => (
    <div data-theme={theme} data-mode={mode} style={{ minHeight: '30rem' }}>
      <Story />
    </div>
  );
