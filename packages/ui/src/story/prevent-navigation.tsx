import type { Decorator } from '@storybook/react-vite';
import { createElement, type MouseEvent } from 'react';
import { type LinkElementProps, LinkProvider } from '../actions/link/index.ts';

const InertLink = (props: LinkElementProps) =>
  createElement('a', { ...props, onClickCapture: (event: MouseEvent) => event.preventDefault() });

/** Prevents a story's links from leaving the page. */
export const preventNavigation: Decorator = (Story) => (
  <LinkProvider component={InertLink}>
    <Story />
  </LinkProvider>
);
