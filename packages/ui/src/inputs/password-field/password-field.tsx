import { forwardRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Eye, EyeOff } from '../../icons/icons.ts';
import { useKitMessages } from '../../messages/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** The kind of password, for password managers. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. The password is hidden on every mount. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ autoComplete = 'current-password', disabled, ...rest }, ref) {
    const { showPassword, hidePassword } = useKitMessages();
    const [isVisible, setVisible] = useState(false);
    return (
      <TextField
        ref={ref}
        type={isVisible ? 'text' : 'password'}
        autoComplete={autoComplete}
        disabled={disabled}
        autoCapitalize="none"
        spellCheck={false}
        end={
          <IconButton
            label={isVisible ? hidePassword : showPassword}
            disabled={disabled}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <EyeOff /> : <Eye />}
          </IconButton>
        }
        {...rest}
      />
    );
  },
);
