/** Devices of respondents (spec 2). */
export const surveyDevices = ['pc', 'mobile', 'tablet'] as const;

/** Roles of respondents (spec 2). */
export const surveyRespondentRoles = ['admin', 'owner', 'secretary'] as const;

/** Features to rate (spec 2). */
export const surveyFeatures = [
  'account-statement',
  'movement-history',
  'bank-transfer-payments',
  'payment-compensation',
  'order-tracking',
  'reports',
] as const;

/** The rating scale: 1 to 5, and 'na' for not applicable (spec 2). */
export const surveyRatings = ['1', '2', '3', '4', '5', 'na'] as const;

/** Answers of question 4. The comment is required for 'si' (spec 2). */
export const surveyYesNo = ['si', 'no'] as const;

/** Kinds of answers that forms support. Others show 'answer option type not allowed' (spec 8). */
export const answerOptionTypes = ['rating', 'radio', 'checkbox', 'text'] as const;
