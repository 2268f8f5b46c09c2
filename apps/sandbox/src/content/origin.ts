import type { Environment } from '../environment/environment.ts';

/** Replaces `{{origin}}` by the backend's origin. */
export const withOrigin = ({ origin }: Environment, text: string): string =>
  text.replaceAll('{{origin}}', origin);
