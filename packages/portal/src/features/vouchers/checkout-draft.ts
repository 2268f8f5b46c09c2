/** The name of the draft of the voucher checkout. A rejected payment opens the checkout with it. */
export const checkoutDraftName = 'voucher-checkout';
