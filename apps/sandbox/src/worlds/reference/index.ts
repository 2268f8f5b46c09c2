import { joinWorlds, type World } from '../world.ts';
import { departmentsReference } from './departments.ts';
import { documentClassesReference } from './document-classes.ts';
import { peopleReference } from './people.ts';
import { surveyReference } from './survey.ts';
import { vouchersReference } from './vouchers.ts';

/** What every world has before any dealer: roles, departments, classes, questions, voucher uses. */
export const reference = (product: string): World =>
  joinWorlds([
    peopleReference(product),
    departmentsReference,
    documentClassesReference,
    surveyReference,
    vouchersReference,
  ]);
