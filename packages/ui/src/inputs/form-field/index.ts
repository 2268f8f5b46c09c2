export { controlClasses } from './control-classes.ts';
export {
  type ControlProps,
  type FieldProps,
  type FormControlProps,
  FormField,
  type FormFieldProps,
} from './form-field.tsx';
export { RequiredNote } from './required-note.tsx';
