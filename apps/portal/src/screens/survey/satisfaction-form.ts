/** The backend's name of the satisfaction survey. */
export const satisfactionForm = 'satisfaction';
