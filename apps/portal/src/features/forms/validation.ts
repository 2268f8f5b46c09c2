import { zodResolver } from '@hookform/resolvers/zod';
import * as zod from 'zod/mini';

// Fetched by form-resolver.ts once a form is drawn: the two weigh as much as a form itself.
export { zod, zodResolver };
