import type { ButtonProps } from '@surtidor/ui/button';
import type { LinkProvider } from '@surtidor/ui/link';
import type { TextFieldProps } from '@surtidor/ui/text-field';
import type { ComponentProps, MouseEventHandler, ReactElement, Ref } from 'react';

/** Optional props accept `undefined` under `exactOptionalPropertyTypes`. */
export const createProps = (busyLabel?: string, error?: string): [ButtonProps, TextFieldProps] => [
  { busyLabel },
  { label: 'Name', error },
];

/** The props only: the type of a component of `forwardRef` differs between React 18 and 19. */
type RouterLink = (props: {
  href: string;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
}) => ReactElement;

/** `LinkProvider` accepts a router's link whose optional props do not accept `undefined`. */
export const toLinkComponent = (
  component: RouterLink,
): ComponentProps<typeof LinkProvider>['component'] => component;
