/** Set while the server has not received a sign-out. */
export const pendingSignOutKey = 'surtidor-sign-out-pending';
