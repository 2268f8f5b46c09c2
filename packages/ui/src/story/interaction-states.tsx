import type { ReactNode } from 'react';

const states = ['normal', 'hover', 'focusVisible', 'active'] as const;
type State = (typeof states)[number];

/** The value of `parameters.pseudo`: the pseudo-classes of the elements that `renderInteractionStates` renders. */
export const interactionStates = {
  hover: '[data-shown="hover"]',
  focusVisible: '[data-shown="focusVisible"]',
  active: '[data-shown="active"]',
} as const;

const labelByState: Readonly<Record<State, string>> = {
  normal: 'normal',
  hover: 'hover',
  focusVisible: 'focus',
  active: 'pressed',
};

/** Renders a component in its default, hover, focus-visible and active states. */
export const renderInteractionStates = (
  render: (attributes: { 'data-shown': State }) => ReactNode,
) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem 1.5rem' }}>
    {states.map((state) => (
      <div key={state}>
        <p style={{ fontSize: '0.75rem', color: 'var(--ui-ink-soft)' }}>{labelByState[state]}</p>
        {render({ 'data-shown': state })}
      </div>
    ))}
  </div>
);
