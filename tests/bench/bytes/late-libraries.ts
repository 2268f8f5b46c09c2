/** Libraries that must never come before the first paint, each with a text that stays in its build. */
export const lateLibraries: Readonly<Record<string, string>> = {
  firebase: '@firebase/app',
};
