/** Returns the URL of a file in `apps/sandbox/content`. The resolver replaces `{{origin}}`. */
export const getMediaUrl = (file: string): string => `{{origin}}/content/${file}`;
