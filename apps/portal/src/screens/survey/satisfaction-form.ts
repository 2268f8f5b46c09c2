/** The form the backend knows as the satisfaction survey. */
export const satisfactionForm = 'satisfaction';
