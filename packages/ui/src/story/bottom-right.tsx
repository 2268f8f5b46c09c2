import type { Decorator } from '@storybook/react-vite';

/** Renders a story in the lower right corner, where overlays have the least space. */
export const atBottomRight: Decorator = (Story) => (
  <div style={{ display: 'grid', minHeight: '95vh', placeContent: 'end' }}>
    <Story />
  </div>
);
