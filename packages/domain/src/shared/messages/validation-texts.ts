/** Exact messages of spec 5. */
export const validationTexts = [
  '"{fieldName}" is required.',
  '"{fieldName}" must have at least {min} letters.',
  '"{fieldName}" must have a maximum of {max} letters.',
  '"Passwords" must be identical.',
  '"Password" must have at least one number.',
  '"Password" must have at least one letter.',
  '"Password" must have at least one special character.',
  'must be active or invactive',
  'please provide valid e-mail address.',
  'This email already exists on the site',
  'To continue you must accept {fieldName}.',
] as const;
