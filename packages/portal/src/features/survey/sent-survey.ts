import type { KeyValueStorage } from '@surtidor/flows/core';

const storageKey = 'surtidor-survey-sent';

/** Records that this user has answered a form, so the tab does not show it again. */
export const markSurveySent = (tabStorage: KeyValueStorage, person: string, form: string): void => {
  tabStorage.set(storageKey, JSON.stringify([person, form]));
};

/** Whether this user has answered the form in this tab. */
export const isSurveySent = (tabStorage: KeyValueStorage, person: string, form: string): boolean =>
  tabStorage.get(storageKey) === JSON.stringify([person, form]);
