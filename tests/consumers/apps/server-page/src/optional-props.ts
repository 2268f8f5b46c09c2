import type { ButtonProps } from '@surtidor/ui/button';
import type { TextFieldProps } from '@surtidor/ui/text-field';

/** What is not there may be handed on as `undefined`, under the strictest compiler too. */
export const handOn = (busyLabel?: string, error?: string): [ButtonProps, TextFieldProps] => [
  { busyLabel },
  { label: 'Name', error },
];
