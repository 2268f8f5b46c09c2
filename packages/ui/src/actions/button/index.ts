export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './button.tsx';
export { buttonClasses } from './button-classes.ts';
