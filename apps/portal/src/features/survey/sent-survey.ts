import type { KeyValueStorage } from '../../platform/browser/storage.ts';

const key = 'surtidor-survey-sent';

/** Notes that this person answered a form: the tab does not ask them again. */
export const noteSentSurvey = (tab: KeyValueStorage, person: string, form: string): void =>
  tab.set(key, JSON.stringify([person, form]));

/** Whether this person answered the form in this tab. */
export const isSurveySent = (tab: KeyValueStorage, person: string, form: string): boolean =>
  tab.get(key) === JSON.stringify([person, form]);
