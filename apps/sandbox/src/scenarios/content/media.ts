/** Address of a file of `apps/sandbox/content`; the resolver puts the sandbox's own origin in front. */
export const media = (file: string): string => `{{origin}}/content/${file}`;
