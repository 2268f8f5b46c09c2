import type { Environment } from '../environment/environment.ts';

/** Editors write `{{origin}}` for the backend's own address; readers get the address. */
export const withOrigin = ({ origin }: Environment, text: string): string =>
  text.replaceAll('{{origin}}', origin);
