import type { ButtonProps } from '@surtidor/ui/button';
import type { LinkProvider } from '@surtidor/ui/link';
import type { TextFieldProps } from '@surtidor/ui/text-field';
import type {
  ComponentProps,
  ForwardRefExoticComponent,
  MouseEventHandler,
  RefAttributes,
} from 'react';

/** Optional props accept `undefined` under `exactOptionalPropertyTypes`. */
export const createProps = (busyLabel?: string, error?: string): [ButtonProps, TextFieldProps] => [
  { busyLabel },
  { label: 'Name', error },
];

type RouterLink = ForwardRefExoticComponent<
  {
    href: string;
    replace?: boolean;
    onClick?: MouseEventHandler<HTMLAnchorElement>;
  } & RefAttributes<HTMLAnchorElement>
>;

/** `LinkProvider` accepts a router's link whose optional props do not accept `undefined`. */
export const toLinkComponent = (
  component: RouterLink,
): ComponentProps<typeof LinkProvider>['component'] => component;
