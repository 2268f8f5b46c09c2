export { controlClasses } from './control-classes.ts';
export {
  type ControlProps,
  FieldNotes,
  type FieldProps,
  FormField,
  type FormFieldProps,
} from './form-field.tsx';
