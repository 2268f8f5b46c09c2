import type { Environment } from '../environment/environment.ts';

/** Replaces `{{origin}}` with the backend's origin. */
export const insertOrigin = ({ origin }: Environment, text: string): string =>
  text.replaceAll('{{origin}}', origin);
