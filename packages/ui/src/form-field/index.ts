export { controlClasses } from './control-classes.ts';
export {
  type ControlProps,
  type FieldProps,
  FormField,
  type FormFieldProps,
} from './form-field.tsx';
export { RequiredNote } from './required-note.tsx';
