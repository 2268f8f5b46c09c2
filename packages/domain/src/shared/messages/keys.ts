import { errorTexts } from './error-texts.ts';
import { portalTexts } from './portal-texts.ts';
import { routeTexts } from './route-texts.ts';
import { screenTexts } from './screen-texts.ts';
import { spanishTexts } from './spanish-texts.ts';
import { stateTexts } from './state-texts.ts';
import { validationTexts } from './validation-texts.ts';

/** A key of the message catalogue, which is the text of the specification (reading 9). */
export type MessageKey =
  | (typeof errorTexts)[number]
  | (typeof portalTexts)[number]
  | (typeof routeTexts)[number]
  | (typeof screenTexts)[number]
  | (typeof spanishTexts)[number]
  | (typeof stateTexts)[number]
  | (typeof validationTexts)[number];

/** All keys, for checking that a catalogue is complete. */
export const messageKeys: readonly MessageKey[] = [
  ...new Set([
    ...errorTexts,
    ...portalTexts,
    ...routeTexts,
    ...screenTexts,
    ...spanishTexts,
    ...stateTexts,
    ...validationTexts,
  ]),
];
