import type { ButtonProps } from '@surtidor/ui/button';
import type { TextFieldProps } from '@surtidor/ui/text-field';

/** Optional props accept `undefined` under `exactOptionalPropertyTypes`. */
export const createProps = (busyLabel?: string, error?: string): [ButtonProps, TextFieldProps] => [
  { busyLabel },
  { label: 'Name', error },
];
