import type { Decorator } from '@storybook/react-vite';

/** Puts a story in the lower right corner, where what opens has least room. */
export const atBottomRight: Decorator = (Story) => (
  <div style={{ display: 'grid', minHeight: '95vh', placeContent: 'end' }}>
    <Story />
  </div>
);
