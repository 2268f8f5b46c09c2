/** The rating scale: 1 to 5, and 'na' for not applicable (spec 2). */
export const surveyRatings = ['1', '2', '3', '4', '5', 'na'] as const;

/** Kinds of answers that forms support. Others show 'answer option type not allowed' (spec 8). */
export const answerOptionTypes = ['rating', 'radio', 'checkbox', 'text'] as const;
