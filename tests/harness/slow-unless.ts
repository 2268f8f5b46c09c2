/**
 * The details of a journey that a loop creates: the representative runs in `npm test`, its variants have the tag `@slow`
 * and run in `npm run evidence -- slow-journeys`.
 */
export const slowUnless = (isRepresentative: boolean) => ({
  tag: isRepresentative ? [] : ['@slow'],
});
