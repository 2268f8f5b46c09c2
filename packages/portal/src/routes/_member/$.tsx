import { createFileRoute } from '@tanstack/react-router';

/** Matches every other path. The layout renders the not-found page. */
export const Route = createFileRoute('/_member/$')({});
