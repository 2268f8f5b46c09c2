export {
  type DynamicAnswer,
  type DynamicAnswers,
  type DynamicRule,
  validateDynamicAnswer,
} from './dynamic-form.ts';
export { isEmail, isSameEmail, normalizeEmail } from './email.ts';
export { parseFlag } from './flag.ts';
export { required, telephone } from './text-rules.ts';
export type { FormErrors } from './types.ts';
