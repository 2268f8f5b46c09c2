/** Devices a respondent may name (spec 2). */
export const surveyDevices = ['pc', 'mobile', 'tablet'] as const;

/** Roles a respondent may have (spec 2). */
export const surveyRespondentRoles = ['admin', 'owner', 'secretary'] as const;

/** Features a respondent rates (spec 2). */
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

/** Answers of question 4; 'si' makes the comment required (spec 2). */
export const surveyYesNo = ['si', 'no'] as const;

/** Kinds of answer a form can show; any other is 'answer option type not allowed' (spec 8). */
export const answerOptionTypes = ['rating', 'radio', 'checkbox', 'text'] as const;
