/**
 * The storage key of the references of announced payments. A sign-out keeps this entry, so that a payment is not
 * announced again after signing in. A module of its own, because a sign-out needs nothing else of the attempts.
 */
export const announcedPaymentsKey = 'surtidor-announced-payments';
