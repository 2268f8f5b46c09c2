/** The states this screen must show; each has a story of the same name. */
export const surveyStates = [
  'ready',
  'support',
  'comment-required',
  'missing-answers',
  'resumed-draft',
  'sent',
  'send-failed',
  'unsupported-question-type',
  'loading',
  'failed',
] as const;
