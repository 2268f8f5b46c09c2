import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { loadPeopleBundle } from '../../../platform/messages/catalogue-store.ts';

/** The page of a profile that cannot be shown, with its texts: most profiles can. */
export const LazyProfileProblem = lazyPart(async () => {
  const [part] = await Promise.all([import('./profile-problem.tsx'), loadPeopleBundle()]);
  return part.ProfileProblem;
});
