import { zodResolver } from '@hookform/resolvers/zod';
import {
  array,
  boolean,
  custom,
  nullable,
  object,
  optional,
  record,
  string,
  union,
} from 'zod/mini';

/** What the shapes of our forms are written with. zod as a whole, its languages included, weighs ten times as much. */
const zod = { array, boolean, custom, nullable, object, optional, record, string, union };

// Fetched by form-resolver.ts once a form is rendered: the two weigh as much as a form itself.
export { zod, zodResolver };
