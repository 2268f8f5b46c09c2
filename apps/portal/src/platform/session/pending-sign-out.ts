/** Set while the server still has to be told of a sign-out. */
export const pendingSignOutKey = 'surtidor-sign-out-pending';
