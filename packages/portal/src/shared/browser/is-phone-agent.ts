/** Whether a user agent string belongs to a phone. */
export const isPhoneAgent = (userAgent: string): boolean => /Mobi/.test(userAgent);
