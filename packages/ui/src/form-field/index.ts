export { controlClasses } from './control-classes.ts';
export {
  type ControlProps,
  FieldNotes,
  type FieldProps,
  FormField,
  type FormFieldProps,
} from './form-field.tsx';
export { RequiredMark } from './required-mark.tsx';
export { RequiredNote } from './required-note.tsx';
