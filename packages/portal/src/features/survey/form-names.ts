/** The name of the satisfaction survey in the backend. */
export const satisfactionFormName = 'satisfaction';
